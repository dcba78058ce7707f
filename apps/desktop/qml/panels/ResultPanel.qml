import QtQuick
import QtQuick.Layouts
import Tianyuan

/// How the game ended and what can come next; quiet, beside the board.
ColumnLayout {
    id: panel

    property bool compact: false

    spacing: Theme.small

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.medium
        StoneIcon {
            visible: stone !== ""
            implicitWidth: panel.compact ? 28 : 40
            implicitHeight: implicitWidth
            stone: GameController.resultStone
            flat: Theme.contrast
            outlined: Theme.dark
        }
        Label {
            objectName: "resultTitle"
            Layout.fillWidth: true
            text: GameController.resultTitle
            font { family: Theme.serif; pixelSize: panel.compact ? Theme.head : Theme.result; bold: true }
            wrapMode: Text.Wrap
        }
    }
    Label {
        objectName: "resultHow"
        Layout.fillWidth: true
        text: GameController.resultHow + (GameController.resultDecided === "" ? "" : "\n" + GameController.resultDecided)
        wrapMode: Text.Wrap
        color: Theme.ink2
    }
    Label {
        Layout.fillWidth: true
        visible: text !== ""
        text: GameController.tally
        size: Theme.caption
        color: Theme.ink3
        wrapMode: Text.Wrap
    }
    PrimaryButton {
        objectName: "goOn"
        Layout.fillWidth: true
        Layout.topMargin: Theme.small
        visible: GameController.failed
        text: qsTr("Go on with %1").arg(GameController.substitute)
        onClicked: GameController.goOnWithSubstitute()
    }
    PrimaryButton {
        objectName: "again"
        Layout.fillWidth: true
        Layout.topMargin: Theme.small
        visible: !GameController.failed && !GameController.lookingBack
        text: qsTr("Play again")
        keyText: "Enter"
        onClicked: GameController.restart.trigger()
    }
    PrimaryButton {
        objectName: "playFromHere"
        Layout.fillWidth: true
        Layout.topMargin: Theme.small
        visible: GameController.lookingBack
        text: qsTr("Play from here")
        onClicked: GameController.playFromHere.trigger()
    }
    GridLayout {
        Layout.fillWidth: true
        columns: panel.compact ? 1 : 2
        columnSpacing: Theme.small
        rowSpacing: Theme.small
        PlainButton {
            objectName: "againSwitched"
            Layout.fillWidth: true
            iconName: "switch-sides"
            text: qsTr("Switch sides")
            onClicked: GameController.switchSides.trigger()
        }
        PlainButton {
            objectName: "lookBack"
            Layout.fillWidth: true
            iconName: "look-back"
            text: qsTr("Look back")
            onClicked: Study.openLookBack.trigger()
        }
        PlainButton {
            objectName: "save"
            Layout.fillWidth: true
            quiet: true
            iconName: "save"
            text: qsTr("Save")
            onClicked: Files.saveOrAsk()
        }
        PlainButton {
            objectName: "quit"
            Layout.fillWidth: true
            quiet: true
            text: qsTr("Leave")
            onClicked: GameController.leave()
        }
    }
}
