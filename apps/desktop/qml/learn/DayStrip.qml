import QtQuick
import Tianyuan

/// On which days something was done: a square for each of the last twelve weeks' days.
Rectangle {
    id: strip

    readonly property int weeks: 12
    readonly property real side: Math.max(8, Math.min(16, (width - 2 * Theme.large) / weeks - 3))

    implicitHeight: column.implicitHeight + 2 * Theme.large
    radius: Theme.cardRadius
    color: Theme.raised
    border { width: Theme.outline; color: Theme.line }
    Accessible.role: Accessible.StaticText
    Accessible.name: line.text

    Column {
        id: column
        x: Theme.large
        y: Theme.large
        width: parent.width - 2 * x
        spacing: Theme.small
        CaptionText { width: parent.width; text: qsTr("The last twelve weeks") }
        Grid {
            rows: 7
            flow: Grid.TopToBottom
            spacing: 3
            Repeater {
                model: Progress.recentDays
                Rectangle {
                    required property int modelData
                    width: strip.side
                    height: strip.side
                    radius: 3
                    color: modelData === 0 ? Theme.sunken : Theme.accent
                    opacity: modelData === 0 ? 1 : Math.min(1, 0.4 + 0.15 * modelData)
                    border { width: 1; color: Theme.line }
                }
            }
        }
        BodyText { id: line; objectName: "dayLine"; width: parent.width; text: qsTr("Played on %n days in all", "", Progress.days) }
    }
}
