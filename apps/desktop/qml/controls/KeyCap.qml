import QtQuick
import Tianyuan

/// The name of a key, in a small frame.
Item {
    id: cap

    property alias text: label.text
    property color color: Theme.ink2

    implicitWidth: label.implicitWidth + 10
    implicitHeight: label.implicitHeight + 2
    opacity: 0.75

    Rectangle {
        anchors.fill: parent
        radius: 4
        color: "transparent"
        border { width: 1; color: cap.color }
    }
    Text {
        textFormat: Text.PlainText
        id: label
        anchors.centerIn: parent
        font { family: Theme.sans; pixelSize: Math.round(11 * Theme.scale) }
        color: cap.color
    }
}
