import QtQuick
import Tianyuan

/// Any clock that one can think of: so many minutes, with or without more for each move.
Sheet {
    id: sheet

    property string kind: "game"  // "game", "increment", "byo-yomi" or "move"
    property int minutes: 10
    property int seconds: 10
    property int periods: 3
    readonly property string time: SetupChoices.timeOf(kind, minutes, seconds, periods)
    signal chosen(string time)

    function accept(): void {
        chosen(time)
        close()
    }

    title: qsTr("Clock")
    widest: 480 * Theme.scale
    highest: column.implicitHeight + 110
    onOpened: kinds.forceActiveFocus()

    Column {
        id: column
        width: parent.width
        spacing: Theme.medium
        ChoiceField {
            id: kinds
            objectName: "clockKind"
            opensByEnter: false
            onEntered: sheet.accept()
            width: parent.width
            label: qsTr("Kind of clock")
            choices: [
                { value: "game", text: qsTr("For the whole game") },
                { value: "increment", text: qsTr("For the game, and more after each move") },
                { value: "byo-yomi", text: qsTr("For the game, then periods for each move") },
                { value: "move", text: qsTr("For each move") }
            ]
            value: sheet.kind
            onChosen: value => sheet.kind = value
        }
        NumberRow {
            objectName: "clockMinutes"
            width: parent.width
            visible: sheet.kind !== "move"
            text: qsTr("Minutes for each side")
            from: 1
            to: 600
            value: sheet.minutes
            onChosen: value => sheet.minutes = value
        }
        NumberRow {
            objectName: "clockPeriods"
            width: parent.width
            visible: sheet.kind === "byo-yomi"
            text: qsTr("Periods")
            from: 1
            to: 20
            value: sheet.periods
            onChosen: value => sheet.periods = value
        }
        NumberRow {
            objectName: "clockSeconds"
            width: parent.width
            visible: sheet.kind !== "game"
            text: sheet.kind === "increment" ? qsTr("Seconds more after each move") : sheet.kind === "move" ? qsTr("Seconds for each move") : qsTr("Seconds in a period")
            from: 1
            to: 600
            value: sheet.seconds
            onChosen: value => sheet.seconds = value
        }
        PrimaryButton {
            objectName: "takeClock"
            anchors.right: parent.right
            text: SetupChoices.timeText(sheet.time)
            keyText: qsTr("Enter")
            onClicked: sheet.accept()
        }
    }
}
