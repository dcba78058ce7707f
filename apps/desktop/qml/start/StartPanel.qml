import QtQuick
import Tianyuan

/// Sets up a game, and starts it.
FocusScope {
    id: panel

    signal actionWanted(string action)
    signal settingsWanted()
    signal helpWanted()
    signal startWanted()
    signal learnWanted()

    property bool learning: false
    readonly property bool watching: Settings.newGame.mode === "watch"
    readonly property bool withComputer: Settings.newGame.mode !== "people"
    /// When watching: which of the two is being chosen.
    property bool choosingSecond: false
    readonly property string chosen: watching && choosingSecond ? Settings.newGame.secondOpponent : Settings.newGame.opponent
    readonly property int side: width >= 400 * Theme.scale ? 40 : 16

    function opponentOf(value: string): var {
        return Array.from(Opponents.all).find(each => each.value === value) ?? Opponents.find(value)
    }
    function choose(opponent: string): void {
        if (watching && choosingSecond) Settings.newGame.secondOpponent = opponent
        else Settings.newGame.opponent = opponent
    }

    // What cannot be done without a game is told here.
    Connections {
        target: GameController
        function onSaid(headline: string, line: string): void {
            if (GameController.active) return
            message.text = headline
            message.detail = line
            scroll.contentY = 0
        }
        function onActiveChanged(): void { if (GameController.active) message.text = "" }
    }

    Scroll {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: bar.top }
        contentHeight: column.height

        Column {
            id: column
            x: panel.side
            width: scroll.width - 2 * panel.side
            // All of it is in sight also where an unfinished game takes some of the room.
            readonly property bool tight: panel.height < (UnfinishedGame.exists ? 910 : 790) * Theme.scale
            topPadding: tight ? Theme.large : Theme.huge
            bottomPadding: Theme.small
            spacing: tight ? Theme.large : Theme.huge

            StartHead {
                width: parent.width
                onActionWanted: action => panel.actionWanted(action)
                onSettingsWanted: panel.settingsWanted()
                onHelpWanted: panel.helpWanted()
            }
            Note {
                id: message
                objectName: "startMessage"
                width: parent.width
                visible: text !== ""
                warning: true
            }
            ResumeCard {
                width: parent.width
                visible: UnfinishedGame.exists
                tight: column.tight
            }
            Segments {
                objectName: "mode"
                width: parent.width
                label: qsTr("Kind of game")
                choices: [
                    { value: "computer", text: qsTr("Play the computer") },
                    { value: "people", text: qsTr("Two players") },
                    { value: "watch", text: qsTr("Watch") }
                ]
                value: Settings.newGame.mode
                onChosen: value => Settings.newGame.mode = value
            }
            Column {
                width: parent.width
                spacing: column.tight ? Theme.small : Theme.medium
                Segments {
                    objectName: "watchedSeat"
                    width: parent.width
                    visible: panel.watching
                    label: qsTr("Who plays")
                    choices: [
                        { value: false, text: qsTr("Black: %1").arg(panel.opponentOf(Settings.newGame.opponent).name) },
                        { value: true, text: qsTr("White: %1").arg(panel.opponentOf(Settings.newGame.secondOpponent).name) }
                    ]
                    value: panel.choosingSecond
                    onChosen: value => panel.choosingSecond = value
                }
                OpponentStrip {
                    objectName: "opponentStrip"
                    width: parent.width
                    visible: panel.withComputer
                    value: panel.chosen
                    onChosen: value => panel.choose(value)
                }
                OpponentCard {
                    width: parent.width
                    visible: panel.withComputer
                    opponent: panel.opponentOf(panel.chosen)
                    onAllWanted: sheet.open()
                }
                TeacherRow {
                    width: parent.width
                    visible: !panel.watching
                }
            }
            SetupFields {
                width: parent.width
                spacing: column.tight ? Theme.medium : Theme.large
                onStartWanted: panel.startWanted()
            }
        }
    }

    Item {
        id: bar
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: start.height + (problem.visible ? problem.implicitHeight + Theme.small : 0) + Theme.small + start.anchors.bottomMargin

        CaptionText {
            id: problem
            anchors { left: start.left; right: parent.right; rightMargin: panel.side; bottom: start.top; bottomMargin: Theme.small }
            visible: text !== ""
            text: SetupChoices.problem
            color: Theme.cinnabar
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        LearnButton {
            id: learn
            objectName: "learnButton"
            visible: panel.learning
            anchors { right: parent.right; rightMargin: panel.side; verticalCenter: start.verticalCenter }
            height: start.height
            onClicked: panel.learnWanted()
        }
        PrimaryButton {
            id: start
            objectName: "startButton"
            anchors { bottom: parent.bottom; bottomMargin: panel.side > 16 && !column.tight ? 32 : 16; left: parent.left; leftMargin: panel.side }
            width: parent.width - 2 * panel.side - (learn.visible ? learn.width + Theme.small : 0)
            height: Math.max(panel.side > 16 ? 56 : 48, implicitHeight)
            focus: true
            enabled: SetupChoices.problem === ""
            text: qsTr("Start game")
            font.pixelSize: Theme.title
            keyText: qsTr("Enter")
            onClicked: panel.startWanted()
        }
    }

    OpponentSheet {
        id: sheet
        objectName: "opponentSheet"
        value: panel.chosen
        onChosen: value => panel.choose(value)
    }
}
