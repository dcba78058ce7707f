import QtQuick
import Tianyuan

/// A face: the emblem of an opponent, or the first letter of a person's name; with the stone it plays.
Item {
    id: disc

    required property SeatModel seat

    implicitWidth: 48
    implicitHeight: 48

    Image {
        anchors.fill: parent
        visible: disc.seat.face !== ""
        source: disc.seat.face === "" ? "" : "qrc:/qt/qml/Tianyuan/assets/faces/" + disc.seat.face + ".svg"
        sourceSize { width: 2 * disc.width; height: 2 * disc.height }
    }
    Rectangle {
        anchors.fill: parent
        visible: disc.seat.face === ""
        radius: width / 2
        color: Theme.sunken
        border { width: Theme.contrast ? 2 : 0; color: Theme.line }
        Label {
            anchors.centerIn: parent
            text: disc.seat.name.charAt(0)
            font { family: Theme.serif; pixelSize: Math.round(disc.width * 0.42) }
            color: Theme.ink2
        }
    }
    StoneIcon {
        x: disc.width - width * 0.72
        y: disc.height - height * 0.72
        width: Math.round(disc.width * 0.46)
        height: width
        stone: disc.seat.stone
        flat: Theme.contrast
        outlined: Theme.dark
    }
}
