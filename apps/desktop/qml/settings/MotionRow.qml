import QtQuick
import Tianyuan

SettingRow {
    id: row

    title: qsTr("Movement")
    about: qsTr("Stones settle, lines draw themselves")

    Segments {
        objectName: "motion"
        width: Math.min(row.width, Math.max(264, implicitWidth))
        label: qsTr("Movement")
        choices: [
            { value: "full", text: qsTr("Full") },
            { value: "reduced", text: qsTr("Reduced") },
            { value: "none", text: qsTr("None") }
        ]
        value: Settings.look.motion
        onChosen: value => Settings.look.motion = value
    }
}
