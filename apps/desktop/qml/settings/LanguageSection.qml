import QtQuick
import Tianyuan

Column {
    id: section

    SectionTitle { width: parent.width; text: qsTr("Language") }

    SettingRow {
        width: parent.width
        title: qsTr("Language of the window")
        about: qsTr("Changes at once, even in the middle of a game")
        Segments {
            objectName: "language"
            width: Math.min(section.width, Math.max(320, implicitWidth))
            label: qsTr("Language of the window")
            // Each language calls itself by its own name.
            choices: [
                { value: "system", text: qsTr("System language") },
                { value: "zh", text: "中文" },
                { value: "en", text: "English" }
            ]
            value: Settings.look.language
            onChosen: value => Settings.look.language = value
        }
    }
}
