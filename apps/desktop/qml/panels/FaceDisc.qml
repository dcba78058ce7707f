import QtQuick
import Tianyuan

/// One who plays: the face, with the stone that it plays.
Item {
    id: disc

    required property SeatModel seat

    implicitWidth: 48
    implicitHeight: 48

    Face {
        anchors.fill: parent
        source: disc.seat.face
        name: disc.seat.name
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
