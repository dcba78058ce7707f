import QtQuick
import Tianyuan

Column {
    id: section

    SectionTitle { width: parent.width; text: qsTr("Players and engines") }
    CaptionText {
        width: parent.width
        bottomPadding: Theme.medium
        text: Opponents.problem !== "" ? Opponents.problem
            : qsTr("Engines that speak the Gomocup protocol are added with “tianyuan-cli engines add”.")
        color: Opponents.problem !== "" ? Theme.cinnabar : Theme.ink3
    }
    Repeater {
        model: Opponents.all
        OpponentRow {
            required property var modelData
            width: section.width
            opponent: modelData
            enabled: false
        }
    }
}
