import QtQuick
import QtQuick.Layouts
import Tianyuan

/// The verbs of the game. Where there is no room for all, the rarer ones are in the menu.
GridLayout {
    id: grid

    property bool few: false
    property bool labelled: true

    columnSpacing: 4
    rowSpacing: 4

    signal moreWanted()

    ToolButton {
        objectName: "undo"
        Layout.fillWidth: true
        verb: GameController.verbs.undo
        iconName: GameController.walking ? "previous" : "undo"
        text: GameController.walking ? qsTr("Previous") : qsTr("Undo")
        tip: GameController.walking ? qsTr("One move back") : qsTr("Take back the last round")
        keyText: "Backspace"
        labelled: grid.labelled
    }
    ToolButton {
        objectName: "redo"
        Layout.fillWidth: true
        verb: GameController.verbs.redo
        iconName: GameController.walking ? "next" : "redo"
        text: GameController.walking ? qsTr("Next") : qsTr("Redo")
        tip: GameController.walking ? qsTr("One move forward") : qsTr("Play again what was taken back")
        keyText: "Ctrl+Y"
        labelled: grid.labelled
    }
    ToolButton {
        objectName: "hint"
        Layout.fillWidth: true
        verb: GameController.verbs.hint
        iconName: "hint"
        text: qsTr("Hint")
        tip: qsTr("First where to look, then why, then the move")
        keyText: "H"
        labelled: grid.labelled
    }
    ToolButton {
        objectName: "switchSides"
        Layout.fillWidth: true
        verb: GameController.verbs.switchSides
        iconName: "switch-sides"
        text: qsTr("Switch sides")
        tip: qsTr("Swap seats; on the empty board, play second")
        keyText: "S"
        labelled: grid.labelled
    }
    ToolButton {
        objectName: "restart"
        Layout.fillWidth: true
        verb: GameController.verbs.restart
        iconName: "restart"
        text: qsTr("Restart")
        tip: qsTr("Start over with the same settings")
        keyText: "Ctrl+N"
        labelled: grid.labelled
    }
    ToolButton {
        objectName: "pass"
        Layout.fillWidth: true
        visible: !grid.few
        verb: GameController.verbs.pass
        iconName: "pass"
        text: qsTr("Pass")
        tip: qsTr("Let the other side move")
        keyText: "P"
        labelled: grid.labelled
    }
    ToolButton {
        objectName: "offerDraw"
        Layout.fillWidth: true
        visible: !grid.few
        verb: GameController.verbs.offerDraw
        iconName: "offer-draw"
        text: qsTr("Offer draw")
        keyText: "Ctrl+D"
        labelled: grid.labelled
    }
    ToolButton {
        objectName: "resign"
        Layout.fillWidth: true
        visible: !grid.few
        verb: GameController.verbs.resign
        iconName: "resign"
        text: qsTr("Resign")
        tip: qsTr("Give up this game")
        keyText: "Ctrl+G"
        labelled: grid.labelled
    }
    PlainButton {
        objectName: "more"
        Layout.fillWidth: true
        visible: grid.few
        quiet: true
        text: qsTr("More")
        onClicked: grid.moreWanted()
    }
}
