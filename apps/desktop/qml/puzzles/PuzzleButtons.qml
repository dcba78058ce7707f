import QtQuick
import Tianyuan

/// What can be done with the puzzle on the board.
Column {
    id: buttons

    readonly property bool over: Puzzles.state === "over"
    readonly property bool done: Puzzles.state === "solved" || Puzzles.state === "shown"
    readonly property bool last: Puzzles.mode === "day"

    signal backWanted()

    spacing: Theme.small

    PrimaryButton {
        objectName: "puzzleNext"
        width: parent.width
        visible: !buttons.over && !buttons.last && (buttons.done || (Puzzles.strict && Puzzles.settled))
        iconName: "next"
        text: qsTr("Next puzzle")
        keyText: "N"
        onClicked: Puzzles.next()
    }
    PrimaryButton {
        objectName: "puzzleDone"
        width: parent.width
        visible: buttons.over || (buttons.last && buttons.done)
        text: qsTr("Back to the puzzles")
        onClicked: buttons.backWanted()
    }
    Row {
        width: parent.width
        spacing: Theme.small
        visible: !buttons.over && !buttons.done && !Puzzles.strict
        PlainButton {
            objectName: "puzzleHint"
            width: (parent.width - Theme.small) / 2
            iconName: "hint"
            text: qsTr("Hint")
            keyText: "H"
            onClicked: Puzzles.hint()
        }
        PlainButton {
            objectName: "puzzleSolution"
            width: (parent.width - Theme.small) / 2
            text: qsTr("Solution")
            keyText: "S"
            onClicked: Puzzles.showSolution()
        }
    }
    PlainButton {
        objectName: "puzzleSkip"
        width: parent.width
        visible: !buttons.over && !buttons.done && !Puzzles.strict && !buttons.last
        quiet: true
        text: qsTr("Another puzzle")
        onClicked: Puzzles.next()
    }
    Row {
        width: parent.width
        spacing: Theme.small
        visible: buttons.done && !Puzzles.strict
        PlainButton {
            objectName: "puzzlePlayOn"
            width: (parent.width - Theme.small) / 2
            text: qsTr("Play on")
            onClicked: Puzzles.playOn()
        }
        PlainButton {
            objectName: "puzzleStudy"
            width: (parent.width - Theme.small) / 2
            text: qsTr("Study")
            onClicked: Puzzles.study()
        }
    }
    PlainButton {
        objectName: "puzzleGame"
        width: parent.width
        visible: Puzzles.fromGame && !buttons.over
        iconName: "games"
        text: qsTr("The game it comes from")
        onClicked: Puzzles.openGame()
    }
}
