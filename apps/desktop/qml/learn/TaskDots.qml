import QtQuick
import Tianyuan

/// How far a lesson has come: a piece of a bar for each task.
Row {
    id: dots

    property int count: 0
    property int current: 0
    property bool reached: false  // the current one is done too

    spacing: Theme.tiny
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Task %1 of %2").arg(current + 1).arg(count)

    Repeater {
        model: dots.count
        Rectangle {
            required property int index
            readonly property bool done: index < dots.current || (index === dots.current && dots.reached)
            width: (dots.width - (dots.count - 1) * dots.spacing) / dots.count
            height: 6
            radius: 3
            color: done ? Theme.accent : Theme.contrast ? Theme.panel : Theme.line
            border { width: index === dots.current && !done || Theme.contrast ? 1 : 0; color: Theme.accent }
        }
    }
}
