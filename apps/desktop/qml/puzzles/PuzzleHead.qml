import QtQuick
import Tianyuan

/// The way back, and what this is.
Item {
    id: head

    property alias text: title.text

    signal backWanted()

    implicitHeight: Math.max(Theme.touch, title.implicitHeight)

    IconButton {
        id: back
        objectName: "puzzleBack"
        x: -10
        anchors.verticalCenter: parent.verticalCenter
        iconName: "back"
        text: qsTr("Back")
        keyText: qsTr("Esc")
        onClicked: head.backWanted()
    }
    Text {
        textFormat: Text.PlainText
        id: title
        anchors { left: back.right; leftMargin: Theme.small; right: parent.right; verticalCenter: parent.verticalCenter }
        font { family: Theme.serif; pixelSize: Theme.head; bold: true }
        wrapMode: Text.Wrap
        color: Theme.ink
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
