import QtQuick
import QtQuick.Layouts
import Tianyuan

/// Two computers play: they rest and go on, as fast as one can follow.
GridLayout {
    id: bar

    property bool compact: false

    columns: compact ? 1 : 2
    columnSpacing: Theme.small
    rowSpacing: Theme.small

    PlainButton {
        objectName: "watchPause"
        Layout.fillWidth: bar.columns === 1
        iconName: TablePanel.paused ? "play" : "pause"
        text: TablePanel.paused ? qsTr("Continue") : qsTr("Pause")
        onClicked: GameController.verbs.pause.trigger()
    }
    Segments {
        objectName: "watchSpeed"
        Layout.fillWidth: true
        label: qsTr("Speed")
        choices: [
            { value: "slow", text: qsTr("Slow") },
            { value: "normal", text: qsTr("Normal") },
            { value: "fast", text: qsTr("Fast") }
        ]
        value: Settings.play.watchSpeed
        onChosen: value => Settings.play.watchSpeed = value
    }
}
