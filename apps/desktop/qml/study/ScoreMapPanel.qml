import QtQuick
import QtQuick.Layouts
import Tianyuan

/// Whose scores lie on the board, and how.
ColumnLayout {
    id: panel

    readonly property var players: Opponents.all

    spacing: Theme.small

    RowLayout {
        Layout.fillWidth: true
        Label {
            text: qsTr("Score map")
            font.bold: true
        }
        ThinkingDots { visible: Study.scoreMap.thinking }
    }
    ChoiceField {
        objectName: "scoreMapPlayer"
        Layout.fillWidth: true
        label: qsTr("Whose scores")
        choices: panel.players.map(each => ({ value: each.value, text: each.name }))
        value: Settings.study.scoreMapPlayer
        onChosen: value => Settings.study.scoreMapPlayer = value
    }
    Segments {
        objectName: "scoreMapForm"
        Layout.fillWidth: true
        label: qsTr("Score map")
        choices: [{ value: "colour", text: qsTr("Colours") }, { value: "number", text: qsTr("Numbers") }]
        value: Settings.study.scoreMap
        onChosen: value => Settings.study.scoreMap = value
    }
    Label {
        objectName: "scoreMapBest"
        Layout.fillWidth: true
        visible: text !== ""
        text: Study.scoreMap.trouble !== "" ? Study.scoreMap.trouble : Study.scoreMap.best
        size: Theme.caption
        color: Study.scoreMap.trouble !== "" ? Theme.cinnabar : Theme.ink2
        wrapMode: Text.Wrap
    }
}
