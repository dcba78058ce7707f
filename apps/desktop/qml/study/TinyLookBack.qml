import QtQuick
import QtQuick.Layouts
import Tianyuan

/// Looking back in the smallest window: from move to move beside the board, the rest in a sheet.
Item {
    id: panel

    readonly property LookBack lookBack: Study.lookBack
    readonly property WinLine line: lookBack.winLine
    readonly property int ply: GameController.shownPly
    /// A win was proved of the move on the board: it can be played out there, also while other moves are still looked at.
    readonly property bool provable: line.steps > 0
    readonly property bool played: provable && line.step > 0

    signal backWanted()
    signal menuWanted()

    ColumnLayout {
        anchors { fill: parent; margins: Theme.small }
        spacing: Theme.small
        Row {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.small
            IconButton { objectName: "closeLookBack"; iconName: "back"; text: qsTr("Back to the result"); keyText: "Esc"; onClicked: panel.backWanted() }
            IconButton { iconName: "menu"; text: qsTr("Menu"); onClicked: panel.menuWanted() }
        }
        Label {
            objectName: "tinyJudged"
            Layout.fillWidth: true
            Layout.fillHeight: true
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            // However large the text is to be: here is no more room for a whole sentence.
            size: panel.lookBack.review.why !== "" ? Math.min(Theme.caption, 13) : Theme.caption
            color: panel.lookBack.trouble !== "" || panel.lookBack.review.mark === "??" ? Theme.cinnabar : Theme.ink2
            text: panel.lookBack.trouble !== "" ? panel.lookBack.trouble
                : panel.lookBack.running && !panel.provable ? qsTr("Analysed %1 of %2").arg(panel.lookBack.done).arg(panel.lookBack.total)
                : panel.line.step > 0 ? panel.line.step + "/" + panel.line.steps + "\n" + panel.line.text
                : panel.ply === 0 ? GameController.ruleShort
                : Array.from([panel.ply + " · " + GameController.moves.move(panel.ply) + " " + panel.lookBack.review.mark, panel.lookBack.review.why !== "" ? panel.lookBack.review.why : panel.lookBack.review.chanceChange])
                    .filter(each => each !== "").join("\n")
        }
        GridLayout {
            Layout.alignment: Qt.AlignHCenter
            columns: 2
            columnSpacing: Theme.small
            rowSpacing: Theme.small
            IconButton { objectName: "tinyNextMistake"; iconName: "threats"; enabled: panel.lookBack.review.mistakes > 0; text: qsTr("Next mistake"); keyText: "N"; onClicked: panel.lookBack.nextMistake() }
            IconButton { objectName: "tinyLookBackMore"; iconName: "graph"; text: qsTr("Graph and comments"); onClicked: sheet.open() }
            IconButton { objectName: "tinyWhy"; visible: panel.provable && !panel.played; iconName: "help"; text: qsTr("Play out the win"); keyText: "]"; onClicked: panel.line.stepBy(1) }
            IconButton { objectName: "tinyWinClose"; visible: panel.played; iconName: "close"; text: qsTr("Back to the game"); onClicked: panel.line.goTo(0) }
            IconButton { iconName: "first"; visible: !panel.provable; text: qsTr("To the start"); keyText: "Home"; onClicked: GameController.showPly(0) }
            IconButton { iconName: "last"; text: qsTr("To the end"); keyText: "End"; onClicked: GameController.showPly(GameController.moves.plies) }
            IconButton { objectName: "previous"; visible: !panel.played; iconName: "previous"; text: qsTr("One move back"); keyText: "PgUp"; onClicked: GameController.showPly(panel.ply - 1) }
            IconButton { objectName: "next"; visible: !panel.played; iconName: "next"; text: qsTr("One move forward"); keyText: "PgDn"; onClicked: GameController.showPly(panel.ply + 1) }
            IconButton { objectName: "tinyWinBack"; visible: panel.played; iconName: "previous"; text: qsTr("One stone back"); keyText: "["; onClicked: panel.line.stepBy(-1) }
            IconButton { objectName: "tinyWinOn"; visible: panel.played; enabled: panel.line.step < panel.line.steps; iconName: "next"; text: qsTr("One stone on"); keyText: "]"; onClicked: panel.line.stepBy(1) }
        }
    }
    Sheet {
        id: sheet
        objectName: "lookBackSheet"
        title: qsTr("Look back")
        Loader {
            active: sheet.visible
            anchors { fill: parent; leftMargin: -Theme.large; rightMargin: -Theme.large }
            sourceComponent: LookBackPanel { headed: false; narrow: true; onBoardWanted: sheet.close() }
        }
    }
}
