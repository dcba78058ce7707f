import QtQuick
import Tianyuan

SettingRow {
    title: qsTr("Text size")

    Row {
        spacing: Theme.small
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: "A"
            size: 12
        }
        Range {
            objectName: "textScale"
            readonly property var steps: [1, 1.15, 1.3, 1.5]
            label: qsTr("Text size")
            from: 0
            to: 3
            stepSize: 1
            snapMode: Range.SnapAlways
            value: Math.max(0, steps.indexOf(Settings.look.textScale))
            onMoved: Settings.look.textScale = steps[Math.round(value)]
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: "A"
            size: 20
        }
    }
}
