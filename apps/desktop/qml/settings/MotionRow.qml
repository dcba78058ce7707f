import QtQuick
import Tianyuan

SettingRow {
    id: row

    title: qsTr("Animation")
    about: qsTr("Stones settle, lines draw themselves")

    Segments {
        objectName: "motion"
        width: Math.min(row.width, Math.max(264, implicitWidth))
        label: qsTr("Animation")
        choices: [
            { value: "full", text: qsTr("Full") },
            { value: "reduced", text: qsTr("Reduced") },
            { value: "none", text: qsTr("Off") }
        ]
        value: Settings.look.motion
        onChosen: value => Settings.look.motion = value
    }
}
