import QtQuick
import Tianyuan

Column {
    id: section

    SectionTitle { width: parent.width; text: qsTr("Look") }

    CaptionText { text: qsTr("Theme"); bottomPadding: Theme.small }
    Segments {
        objectName: "theme"
        width: Math.min(section.width, Math.max(480, implicitWidth))
        label: qsTr("Theme")
        choices: [
            { value: "system", text: qsTr("System") },
            { value: "light", text: qsTr("Light") },
            { value: "dark", text: qsTr("Dark") },
            { value: "contrast", text: qsTr("High contrast") }
        ]
        value: Settings.look.theme
        onChosen: value => Settings.look.theme = value
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
            checked: Settings.look.coordinates
            onToggled: Settings.look.coordinates = checked
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
            value: Settings.look.numbers
            onChosen: value => Settings.look.numbers = value
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Mark the last stone")
        about: Settings.look.numbers === "off" ? "" : qsTr("When it has no number")
        Segments {
            objectName: "lastMark"
            width: Math.min(section.width, Math.max(264, implicitWidth))
            label: qsTr("Mark the last stone")
            choices: [
                { value: "dot", text: qsTr("Dot") },
                { value: "ring", text: qsTr("Ring") },
                { value: "triangle", text: qsTr("Triangle") }
            ]
            value: Settings.look.lastMark
            onChosen: value => Settings.look.lastMark = value
        }
    }
    TextSizeRow { width: parent.width }
    MotionRow { width: parent.width }
}
