import QtQuick
import Tianyuan

/// Three dots that come and go, only while somebody thinks.
Row {
    id: dots

    property bool running: false

    visible: running
    spacing: 5

    Repeater {
        model: 3
        Rectangle {
            id: dot
            required property int index
            width: 6
            height: 6
            radius: 3
            color: Theme.accent
            opacity: 0.9 - 0.3 * index
            SequentialAnimation on opacity {
                running: dots.running && Theme.moves
                loops: Animation.Infinite
                PauseAnimation { duration: 150 * dot.index }
                NumberAnimation { from: 0.25; to: 1; duration: 300 }
                NumberAnimation { from: 1; to: 0.25; duration: 300 }
                PauseAnimation { duration: 300 - 150 * dot.index }
            }
        }
    }
}
