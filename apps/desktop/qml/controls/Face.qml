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
        sourceSize { width: 2 * face.width; height: 2 * face.height }
    }
    Rectangle {
        anchors.fill: parent
        visible: face.source === ""
        radius: width / 2
        color: Theme.sunken
        border { width: Theme.contrast ? 2 : 0; color: Theme.line }
        Label {
            anchors.centerIn: parent
            text: face.name.slice(0, 1).toUpperCase()
            font.family: Theme.serif
            size: Math.round(face.height * 0.42)
            color: Theme.ink2
        }
    }
}
