import QtQuick
import QtQuick.Layouts
import Tianyuan

/// What is left beside the board in the smallest window; the modes are in a sheet.
Item {
    id: panel

    readonly property bool solving: Puzzles.state !== ""
    readonly property bool done: Puzzles.state === "solved" || Puzzles.state === "shown"

    required property PuzzleWish wish

    signal backWanted()

    ColumnLayout {
        anchors { fill: parent; margins: Theme.small }
        spacing: Theme.small
        Row {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.small
            IconButton { objectName: "puzzleBack"; iconName: "back"; text: qsTr("Back"); keyText: qsTr("Esc"); onClicked: panel.backWanted() }
            IconButton { objectName: "puzzleModes"; visible: !panel.solving; iconName: "menu"; text: qsTr("Puzzles"); onClicked: sheet.open() }
            IconButton {
                objectName: "puzzleHint"
                visible: panel.solving && !panel.done && !Puzzles.strict && Puzzles.state !== "over"
                iconName: "hint"
                text: qsTr("Hint")
                keyText: "H"
                onClicked: Puzzles.hint()
            }
        }
        PuzzleClock { Layout.alignment: Qt.AlignHCenter }
        Label {
            objectName: "puzzleNote"
            Layout.fillWidth: true
            Layout.fillHeight: true
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            size: Theme.caption
            color: Puzzles.state === "wrong" ? Theme.cinnabar : Theme.ink2
            text: Puzzles.headline !== "" ? Puzzles.headline : panel.solving ? (Puzzles.task + "\n" + Puzzles.played).trim() : qsTr("Puzzles")
        }
        GridLayout {
            Layout.alignment: Qt.AlignHCenter
            columns: 2
            columnSpacing: Theme.small
            rowSpacing: Theme.small
            IconButton { objectName: "puzzlePlayOn"; visible: panel.done && !Puzzles.strict; iconName: "play"; text: qsTr("Play on"); onClicked: Puzzles.playOn() }
            IconButton { objectName: "puzzleStudy"; visible: panel.done && !Puzzles.strict; iconName: "graph"; text: qsTr("Study"); onClicked: Puzzles.study() }
            IconButton { objectName: "puzzleGame"; visible: Puzzles.fromGame && Puzzles.state !== "over"; iconName: "games"; text: qsTr("The game it comes from"); onClicked: Puzzles.openGame() }
            IconButton {
                objectName: "puzzlesNext"
                visible: !panel.solving
                iconName: "play"
                text: qsTr("The next one for you")
                onClicked: panel.wish.begin("next")
            }
            IconButton {
                objectName: "puzzleSolution"
                visible: panel.solving && !panel.done && !Puzzles.strict && Puzzles.state !== "over"
                iconName: "look-back"
                text: qsTr("Solution")
                keyText: "S"
                onClicked: Puzzles.showSolution()
            }
            IconButton {
                objectName: "puzzleNext"
                visible: panel.solving && Puzzles.state !== "over" && Puzzles.mode !== "day" && (!Puzzles.strict || Puzzles.settled)
                iconName: "next"
                text: qsTr("Next puzzle")
                keyText: "N"
                onClicked: Puzzles.next()
            }
        }
    }
    Sheet {
        id: sheet
        objectName: "puzzleSheet"
        title: qsTr("Puzzles")
        PuzzleModes { anchors.fill: parent; wish: panel.wish; onChosen: sheet.close() }
    }
}
