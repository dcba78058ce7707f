import QtQuick
import Tianyuan

/// What can be done with the puzzle on the board.
Column {
    id: buttons

    readonly property bool over: Puzzles.state === "over"
    readonly property bool done: Puzzles.state === "solved" || Puzzles.state === "shown"
    readonly property bool last: Puzzles.mode === "day"
    /// Three buttons have room side by side.
    readonly property bool broad: width >= 540 * Theme.scale
    readonly property real half: Math.floor((width - Theme.small) / 2)
    readonly property real third: Math.floor((width - 2 * Theme.small) / 3)
    readonly property bool nextWanted: !over && !last && (done || (Puzzles.strict && Puzzles.settled))
    /// A streak has just ended, and what ended it may still be looked at.
    readonly property bool broken: Puzzles.mode === "streak" && Puzzles.state !== "solved" && Puzzles.settled
    readonly property bool doneWanted: (over && !Puzzles.strict) || (last && done)
    /// The likeliest button has a row of its own.
    readonly property bool sole: !broad || !done || Puzzles.strict

    signal backWanted()
    signal againWanted()

    spacing: Theme.small

    PrimaryButton {
        objectName: "puzzleAgain"
        width: parent.width
        visible: buttons.over && Puzzles.strict
        iconName: "restart"
        text: qsTr("Once more")
        onClicked: buttons.againWanted()
    }
    PlainButton {
        objectName: "puzzleBackToAll"
        width: parent.width
        visible: buttons.over && Puzzles.strict
        text: qsTr("Back to the puzzles")
        onClicked: buttons.backWanted()
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        visible: !buttons.over && !buttons.done && !Puzzles.strict
        PlainButton {
            objectName: "puzzleHint"
            width: buttons.broad ? buttons.third : buttons.half
            iconName: "hint"
            text: qsTr("Hint")
            keyText: "H"
            onClicked: Puzzles.hint()
        }
        PlainButton {
            objectName: "puzzleSolution"
            width: buttons.broad ? buttons.third : buttons.half
            text: qsTr("Solution")
            keyText: "S"
            onClicked: Puzzles.showSolution()
        }
        PlainButton {
            objectName: "puzzleSkip"
            width: buttons.broad ? buttons.third : parent.width
            visible: !buttons.last
            quiet: true
            text: qsTr("Another puzzle")
            onClicked: Puzzles.next()
        }
    }
    // What is likeliest comes first: in a row of its own, or with the others in one.
    Flow {
        width: parent.width
        spacing: Theme.small
        visible: buttons.nextWanted || buttons.doneWanted
        PrimaryButton {
            objectName: "puzzleNext"
            width: buttons.sole ? parent.width : buttons.third
            visible: buttons.nextWanted
            iconName: "next"
            text: buttons.broken ? qsTr("To the result") : qsTr("Next puzzle")
            keyText: "N"
            onClicked: Puzzles.next()
        }
        PlainButton {
            objectName: "puzzleMissed"
            width: parent.width
            visible: buttons.broken && !buttons.over && !buttons.done
            text: qsTr("Solution")
            keyText: "S"
            onClicked: Puzzles.showSolution()
        }
        PrimaryButton {
            objectName: "puzzleDone"
            width: buttons.sole ? parent.width : buttons.third
            visible: buttons.doneWanted
            text: qsTr("Back to the puzzles")
            onClicked: buttons.backWanted()
        }
        PlainButton {
            objectName: "puzzlePlayOn"
            width: buttons.broad ? buttons.third : buttons.half
            visible: buttons.done && !Puzzles.strict
            text: qsTr("Play on")
            onClicked: Puzzles.playOn()
        }
        PlainButton {
            objectName: "puzzleStudy"
            width: buttons.broad ? buttons.third : buttons.half
            visible: buttons.done && !Puzzles.strict
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
