import QtQuick
import Tianyuan

/// The way back, which rule is on, and the menu.
Item {
    id: head

    property bool brief: false

    signal backWanted()
    signal menuWanted()

    implicitHeight: Theme.touch

    IconButton {
        objectName: "back"
        x: -10
        iconName: "back"
        text: RecordDesk.trying ? qsTr("Back to the game") : qsTr("Leave; the game is kept")
        keyText: "Esc"
        onClicked: head.backWanted()
    }
    Label {
        objectName: "ruleLine"
        anchors.centerIn: parent
        width: parent.width - 76
        horizontalAlignment: Text.AlignHCenter
        text: head.brief || fullWidth.implicitWidth > parent.width - 76 ? GameController.ruleShort
                                                                        : GameController.ruleLine
        size: Theme.caption
        color: Theme.ink2
        wrapMode: Text.Wrap
        lineHeight: 0.95
        Label {
            id: fullWidth
            visible: false
            text: GameController.ruleLine
            size: Theme.caption
        }
    }
    IconButton {
        objectName: "menu"
        anchors { right: parent.right; rightMargin: -10 }
        iconName: "menu"
        text: qsTr("Menu")
        onClicked: head.menuWanted()
    }
}
