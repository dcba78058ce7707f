import QtQuick
import Tianyuan

/// Who sits there: the emblem of a computer player, or the first letter of a person's name.
Item {
    id: face

    property string source  // of the emblem; empty: a person
    property string name

    implicitWidth: 40
    implicitHeight: 40

    Image {
        anchors.fill: parent
        visible: face.source !== ""
        source: face.source
        sourceSize { width: face.width; height: face.height }
    }
    Rectangle {
        anchors.fill: parent
        visible: face.source === ""
        radius: width / 2
        color: Theme.sunken
        border { width: Theme.outline; color: Theme.line }
        Text {
            anchors.centerIn: parent
            text: face.name.slice(0, 1).toUpperCase()
            font { family: Theme.serif; pixelSize: Math.round(face.height * 0.45); bold: true }
            color: Theme.ink2
        }
    }
}
