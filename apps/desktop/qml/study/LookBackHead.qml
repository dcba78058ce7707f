import QtQuick
import Tianyuan

/// The way back, the title and the menu.
Item {
    id: head

    signal backWanted()
    signal menuWanted()

    implicitHeight: Theme.touch

    IconButton {
        objectName: "closeLookBack"
        x: -10
        iconName: "back"
        text: qsTr("Back to the result")
        keyText: "Esc"
        onClicked: head.backWanted()
    }
    Label {
        anchors.centerIn: parent
        text: qsTr("Look back")
        size: Theme.name
        font.bold: true
    }
    IconButton {
        anchors { right: parent.right; rightMargin: -10 }
        iconName: "menu"
        text: qsTr("Menu")
        onClicked: head.menuWanted()
    }
}
