import QtQuick
import QtQuick.Layouts
import Tianyuan

/// What is left beside the board in the smallest window: clocks, the last move, eight buttons. What
/// other windows have in their panel is in a sheet.
Item {
    id: panel

    property bool resultShown: false
    readonly property TeacherModel teacher: TablePanel.teacher

    signal backWanted()
    signal menuWanted()

    ColumnLayout {
        anchors { fill: parent; margins: Theme.small }
        spacing: Theme.small
        LayoutRepeater {
            model: [TablePanel.upper, TablePanel.lower]
            Rectangle {
                id: side
                required property SeatModel modelData
                Layout.fillWidth: true
                implicitHeight: Math.max(36, who.implicitHeight + Theme.small)
                radius: Theme.fieldRadius
                color: modelData.isTurn ? Theme.raised : "transparent"
                border { width: modelData.isTurn ? 2 : 0; color: Theme.accent }
                StoneIcon {
                    id: stone
                    x: 8
                    anchors.verticalCenter: parent.verticalCenter
                    width: 20
                    height: 20
                    stone: side.modelData.stone
                    flat: Theme.contrast
                    outlined: Theme.dark
                }
                Label {
                    id: who
                    anchors { left: stone.right; leftMargin: 6; right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
                    horizontalAlignment: side.modelData.clock !== "" ? Text.AlignRight : Text.AlignLeft
                    text: side.modelData.clock !== "" ? side.modelData.clock : side.modelData.name
                    font.bold: side.modelData.isTurn
                    // However large the text is to be: here is room for no more.
                    size: Math.min(Theme.body, side.modelData.clock !== "" ? 18 : 13)
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    color: side.modelData.isShort ? Theme.cinnabar : Theme.ink
                }
            }
        }
        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            size: Math.min(Theme.caption, 13)
            maximumLineCount: panel.teacher.speaking && panel.teacher.step === 0 ? 6 : 3
            elide: Text.ElideRight
            color: Theme.ink2
            text: panel.resultShown && GameController.over ? TablePanel.result.title
                : panel.teacher.step > 0 ? panel.teacher.step + "/" + panel.teacher.steps + " · " + panel.teacher.stepText
                : panel.teacher.speaking ? panel.teacher.headline
                : TablePanel.guide.active ? TablePanel.guide.title
                : GameController.shownPly > 0 ? GameController.shownPly + " · " + GameController.moves.move(GameController.shownPly)
                : GameController.ruleShort
        }
        Item { Layout.fillHeight: true }
        GridLayout {
            Layout.alignment: Qt.AlignHCenter
            columns: 2
            columnSpacing: Theme.small
            rowSpacing: Theme.small
            // While the teacher speaks: what he offers, on the board and not in a sheet that hides it.
            IconButton { objectName: "teacherBack"; visible: panel.teacher.step > 0; iconName: "previous"; text: qsTr("One stone back"); keyText: "["; onClicked: panel.teacher.stepBy(-1) }
            IconButton {
                objectName: "teacherWhy"
                visible: panel.teacher.speaking && panel.teacher.steps > 0
                enabled: panel.teacher.step < panel.teacher.steps
                iconName: panel.teacher.step > 0 ? "next" : "help"
                text: panel.teacher.step > 0 ? qsTr("One stone on") : qsTr("Show why")
                keyText: "]"
                onClicked: panel.teacher.stepBy(1)
            }
            IconButton { objectName: "teacherTakeBack"; visible: panel.teacher.speaking; iconName: "undo"; text: qsTr("Take back"); keyText: "U"; onClicked: panel.teacher.takeBack() }
            IconButton { objectName: "teacherGoOn"; visible: panel.teacher.speaking; iconName: "play"; text: qsTr("Play on"); keyText: "G"; onClicked: panel.teacher.goOn() }
            ToolButton { verb: GameController.verbs.undo; visible: !panel.teacher.speaking; iconName: GameController.walking ? "previous" : "undo"
                         text: GameController.walking ? qsTr("Previous") : qsTr("Undo"); labelled: false }
            ToolButton { verb: GameController.verbs.redo; visible: !panel.teacher.speaking; iconName: GameController.walking ? "next" : "redo"
                         text: GameController.walking ? qsTr("Next") : qsTr("Redo"); labelled: false }
            ToolButton { verb: GameController.verbs.hint; visible: !panel.teacher.speaking; iconName: "hint"; text: qsTr("Hint"); labelled: false }
            ToolButton { verb: GameController.over ? GameController.verbs.restart : GameController.verbs.switchSides
                         visible: !panel.teacher.speaking
                         iconName: GameController.over ? "restart" : "switch-sides"
                         text: GameController.over ? qsTr("Play again") : qsTr("Switch sides"); labelled: false }
            ToolButton { verb: Study.openLookBack; visible: !panel.teacher.speaking; iconName: "look-back"; text: qsTr("Look back"); labelled: false }
            IconButton { objectName: "tinyMore"; iconName: "more"; text: qsTr("Moves and more"); onClicked: sheet.open() }
            IconButton { visible: panel.teacher.step === 0; iconName: "back"; text: RecordDesk.trying ? qsTr("Back to the game") : qsTr("Leave; the game is kept"); onClicked: panel.backWanted() }
            IconButton { objectName: "menu"; iconName: "menu"; text: qsTr("Menu"); onClicked: panel.menuWanted() }
        }
    }
    Sheet {
        id: sheet
        objectName: "tinySheet"
        title: GameController.reading ? qsTr("Record") : TablePanel.teacher.speaking ? qsTr("Teacher") : qsTr("Moves")
        Loader {
            active: sheet.visible
            anchors.fill: parent
            sourceComponent: MiddlePanel { compact: true; resultShown: panel.resultShown }
        }
    }
}
