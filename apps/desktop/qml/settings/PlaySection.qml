import QtQuick
import Tianyuan

Column {
    id: section

    SectionTitle { width: parent.width; text: qsTr("Board and play") }

    SettingRow {
        width: parent.width
        title: qsTr("A click on the board")
        about: Settings.play.click === "confirm" ? qsTr("The first click shows the stone, the second plays it")
                                            : qsTr("Plays at once")
        Segments {
            objectName: "click"
            width: Math.min(section.width, Math.max(264, implicitWidth))
            label: qsTr("A click on the board")
            choices: [{ value: "direct", text: qsTr("Plays") }, { value: "confirm", text: qsTr("Asks first") }]
            value: Settings.play.click
            onChosen: value => Settings.play.click = value
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Show forbidden points")
        about: qsTr("In renju, for Black")
        Toggle {
            objectName: "forbiddenShown"
            label: qsTr("Show forbidden points")
            checked: Settings.play.forbiddenShown
            onToggled: Settings.play.forbiddenShown = checked
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("A stone on a forbidden point")
        about: qsTr("From the next game on")
        Segments {
            objectName: "fouls"
            width: Math.min(section.width, Math.max(264, implicitWidth))
            label: qsTr("A stone on a forbidden point")
            choices: [{ value: "refuse", text: qsTr("Not allowed") }, { value: "lose", text: qsTr("Loses") }]
            value: Settings.play.fouls
            onChosen: value => Settings.play.fouls = value
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Thinking pause")
        about: qsTr("Quick opponents wait a moment before they move")
        Segments {
            objectName: "thinking"
            width: Math.min(section.width, Math.max(264, implicitWidth))
            label: qsTr("Thinking pause")
            choices: [
                { value: "auto", text: qsTr("Weaker levels") },
                { value: "on", text: qsTr("Always") },
                { value: "off", text: qsTr("Never") }
            ]
            value: Settings.play.thinking
            onChosen: value => Settings.play.thinking = value
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Time to think")
        about: qsTr("%n second(s) a move at most, where no clock runs", "", Settings.play.thinkSeconds)
        Range {
            objectName: "thinkSeconds"
            label: qsTr("Time to think")
            from: 1
            to: 30
            stepSize: 1
            value: Settings.play.thinkSeconds
            onMoved: Settings.play.thinkSeconds = Math.round(value)
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Help while playing")
        about: Settings.play.help ? qsTr("Hints, threats, score map and analysis are available")
                             : qsTr("Nothing is shown before the game is over")
        Toggle {
            objectName: "help"
            label: qsTr("Help while playing")
            checked: Settings.play.help
            onToggled: Settings.play.help = checked
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("The teacher points out")
        about: qsTr("In games with a teacher, before the opponent answers")
        Segments {
            objectName: "teacherStrictness"
            width: Math.min(section.width, Math.max(264, implicitWidth))
            label: qsTr("The teacher points out")
            choices: [
                { value: "proved", text: qsTr("Sure losses") },
                { value: "mistakes", text: qsTr("Mistakes") },
                { value: "doubtful", text: qsTr("Doubtful moves") }
            ]
            value: Settings.play.teacherStrictness
            onChosen: value => Settings.play.teacherStrictness = value
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("How often the teacher speaks")
        about: qsTr("In one game")
        Segments {
            objectName: "teacherRemarks"
            width: Math.min(section.width, Math.max(264, implicitWidth))
            label: qsTr("How often the teacher speaks")
            choices: [{ value: 0, text: qsTr("Always") }, { value: 3, text: qsTr("Three times") }, { value: 1, text: qsTr("Once") }]
            value: Settings.play.teacherRemarks
            onChosen: value => Settings.play.teacherRemarks = value
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Tips for newcomers")
        about: qsTr("They appear again in your next games")
        PlainButton {
            objectName: "hintsAgain"
            text: qsTr("Show again")
            enabled: Settings.play.guidanceSeen > 0
            onClicked: Settings.play.guidanceSeen = 0
        }
    }
}
