import QtQuick
import Tianyuan

/// An icon, a text and the key that does the same, side by side in the middle.
Item {
    id: label

    property alias text: words.text
    property alias font: words.font
    property alias spacing: row.spacing
    property string iconName
    property string keyText
    property color ink: Theme.ink

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.small
        Icon {
            visible: name !== ""
            anchors.verticalCenter: parent.verticalCenter
            name: label.iconName
            color: label.ink
        }
        Text {
            textFormat: Text.PlainText
            id: words
            anchors.verticalCenter: parent.verticalCenter
            color: label.ink
        }
        KeyCap {
            visible: text !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: label.keyText
            color: label.ink
        }
    }
}
