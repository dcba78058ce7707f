import QtQuick
import QtQuick.Layouts
import Tianyuan

/// How the game ended and what can come next; quiet, beside the board.
GridLayout {
    id: panel

    property bool compact: false
    /// Wider than high: what is wanted most stands beside the title, the rest in one row.
    property bool broad: false

    columns: broad ? 2 : 1
    columnSpacing: Theme.large
    rowSpacing: Theme.small

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.medium
        StoneIcon {
            visible: stone !== ""
            implicitWidth: panel.compact ? 28 : 40
            implicitHeight: implicitWidth
            stone: TablePanel.result.stone
            flat: Theme.contrast
            outlined: Theme.dark
        }
        Label {
            objectName: "resultTitle"
            Layout.fillWidth: true
            text: TablePanel.result.title
            font { family: Theme.serif; pixelSize: panel.compact ? Theme.head : Theme.result; bold: true }
            wrapMode: Text.Wrap
        }
    }
    Label {
        objectName: "resultHow"
        Layout.row: 1
        Layout.column: 0
        Layout.columnSpan: panel.columns
        Layout.fillWidth: true
        text: TablePanel.result.how + (TablePanel.result.decided === "" ? "" : "\n" + TablePanel.result.decided)
        wrapMode: Text.Wrap
        color: Theme.ink2
    }
    Label {
        Layout.row: 2
        Layout.column: 0
        Layout.columnSpan: panel.columns
        Layout.fillWidth: true
        visible: text !== ""
        text: TablePanel.result.balance
        size: Theme.caption
        color: Theme.ink3
        wrapMode: Text.Wrap
    }
    ColumnLayout {
        Layout.row: panel.broad ? 0 : 3
        Layout.column: panel.broad ? 1 : 0
        Layout.fillWidth: true
        Layout.preferredWidth: panel.broad ? panel.width / 3 : -1
        Layout.topMargin: panel.broad ? 0 : Theme.small
        PrimaryButton {
            objectName: "goOn"
            Layout.fillWidth: true
            visible: TablePanel.result.failed
            text: qsTr("Go on with %1").arg(TablePanel.result.substitute)
            onClicked: GameController.goOnWithSubstitute()
        }
        PrimaryButton {
            objectName: "again"
            Layout.fillWidth: true
            visible: !TablePanel.result.failed && !GameController.lookingBack
            text: qsTr("Play again")
            keyText: "Enter"
            onClicked: GameController.verbs.restart.trigger()
        }
        PrimaryButton {
            objectName: "playFromHere"
            Layout.fillWidth: true
            visible: GameController.lookingBack
            text: qsTr("Play from here")
            onClicked: GameController.verbs.playFromHere.trigger()
        }
    }
    GridLayout {
        Layout.row: 4
        Layout.column: 0
        Layout.columnSpan: panel.columns
        Layout.fillWidth: true
        columns: panel.broad && Theme.scale < 1.2 ? 4 : panel.broad ? 2 : panel.compact ? 1 : 2
        columnSpacing: Theme.small
        rowSpacing: Theme.small
        PlainButton {
            objectName: "againSwitched"
            Layout.fillWidth: true
            iconName: "switch-sides"
            text: qsTr("Switch sides")
            onClicked: GameController.verbs.switchSides.trigger()
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
