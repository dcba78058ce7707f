import QtQuick
import Tianyuan

Column {
    id: section

    SectionTitle { width: parent.width; text: qsTr("Look") }

    CaptionText { text: qsTr("Window"); bottomPadding: Theme.small }
    Segments {
        objectName: "theme"
        width: Math.min(section.width, Math.max(480, implicitWidth))
        label: qsTr("Window")
        choices: [
            { value: "system", text: qsTr("As the system") },
            { value: "light", text: qsTr("Light") },
            { value: "dark", text: qsTr("Dark") },
            { value: "contrast", text: qsTr("High contrast") }
        ]
        value: Settings.theme
        onChosen: value => Settings.theme = value
    }
    CaptionText { text: qsTr("Board"); topPadding: Theme.huge; bottomPadding: Theme.medium }
    BoardLooks { width: parent.width; bottomPadding: Theme.large }

    SettingRow {
        width: parent.width
        title: qsTr("Coordinates")
        about: qsTr("Letters below, numbers on the left")
        Toggle {
            objectName: "coordinates"
            label: qsTr("Coordinates")
            checked: Settings.coordinates
            onToggled: Settings.coordinates = checked
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Numbers on stones")
        Segments {
            objectName: "numbers"
            width: Math.min(section.width, Math.max(264, implicitWidth))
            label: qsTr("Numbers on stones")
            choices: [
                { value: "off", text: qsTr("Off") },
                { value: "last", text: qsTr("Last five") },
                { value: "all", text: qsTr("All") }
            ]
            value: Settings.numbers
            onChosen: value => Settings.numbers = value
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Text size")
        Row {
            spacing: Theme.small
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: "A"
                font { family: Theme.sans; pixelSize: 12 }
                color: Theme.ink
            }
            Range {
                objectName: "textScale"
                readonly property var steps: [1, 1.15, 1.3, 1.5]
                label: qsTr("Text size")
                from: 0
                to: 3
                stepSize: 1
                snapMode: Range.SnapAlways
                value: Math.max(0, steps.indexOf(Settings.textScale))
                onMoved: Settings.textScale = steps[Math.round(value)]
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: "A"
                font { family: Theme.sans; pixelSize: 20 }
                color: Theme.ink
            }
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Movement")
        about: qsTr("Stones settle, lines draw themselves")
        Segments {
            objectName: "motion"
            width: Math.min(section.width, Math.max(264, implicitWidth))
            label: qsTr("Movement")
            choices: [
                { value: "full", text: qsTr("Full") },
                { value: "reduced", text: qsTr("Reduced") },
                { value: "none", text: qsTr("None") }
            ]
            value: Settings.motion
            onChosen: value => Settings.motion = value
        }
    }
}
