import QtQuick
import Tianyuan

Column {
    SectionTitle { width: parent.width; text: qsTr("Sound") }

    SettingRow {
        width: parent.width
        title: qsTr("Sounds")
        about: qsTr("Stones, the end of a game, the last seconds of the clock")
        Toggle {
            objectName: "sound"
            label: qsTr("Sounds")
            checked: Settings.sounds.sound
            onToggled: {
                Settings.sounds.sound = checked
                SoundPlayer.play(SoundPlayer.Stone)
            }
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Volume")
        Range {
            objectName: "volume"
            label: qsTr("Volume")
            enabled: Settings.sounds.sound
            opacity: enabled ? 1 : 0.5
            from: 0
            to: 1
            stepSize: 0.05
            value: Settings.sounds.volume
            onMoved: Settings.sounds.volume = value
            onPressedChanged: if (!pressed) SoundPlayer.play(SoundPlayer.Stone)
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Try them")
        Row {
            spacing: Theme.small
            PlainButton { text: qsTr("Stone"); onClicked: SoundPlayer.play(SoundPlayer.Stone) }
            PlainButton { text: qsTr("Win"); onClicked: SoundPlayer.play(SoundPlayer.Win) }
            PlainButton { text: qsTr("Loss"); onClicked: SoundPlayer.play(SoundPlayer.Loss) }
        }
    }
}
