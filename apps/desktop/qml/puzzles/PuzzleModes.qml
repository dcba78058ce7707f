import QtQuick
import Tianyuan

/// Which puzzles to solve, and how one follows the other; scrolls where it must.
Scroll {
    id: scroll

    /// Which puzzles are wanted: outlives this list.
    required property PuzzleWish wish

    signal chosen()

    function begin(mode: string): void {
        wish.begin(mode)
        chosen()
    }

    contentHeight: column.implicitHeight
    Column {
        id: column
        width: scroll.width - (scroll.contentHeight > scroll.height ? 10 : 0)
        spacing: Theme.medium
        PuzzleModeButton {
            objectName: "puzzlesDue"
            width: parent.width
            visible: Puzzles.standing.due > 0
            text: Puzzles.standing.dueText
            about: qsTr("Failed puzzles and mistakes in your games come back until you know them.")
            onClicked: scroll.begin("due")
        }
        PuzzleModeButton {
            objectName: "puzzlesDay"
            width: parent.width
            text: qsTr("Puzzle of the day")
            about: Puzzles.standing.dayDone ? qsTr("Done for today.") : qsTr("The same for everybody, another each day.")
            onClicked: scroll.begin("day")
        }
        PuzzleModeButton {
            objectName: "puzzlesStreak"
            width: parent.width
            text: qsTr("Streak")
            about: Puzzles.standing.bestStreak > 0 ? qsTr("Harder and harder, until the first wrong answer. Your best: %1").arg(Puzzles.standing.bestStreak)
                                          : qsTr("Harder and harder, until the first wrong answer.")
            onClicked: scroll.begin("streak")
        }
        PuzzleModeButton {
            objectName: "puzzlesClock"
            width: parent.width
            text: qsTr("Three minutes")
            about: Puzzles.standing.bestClock > 0 ? qsTr("As many as you can. Your best: %1").arg(Puzzles.standing.bestClock)
                                         : qsTr("As many as you can.")
            onClicked: scroll.begin("clock")
        }
        Divider { width: parent.width }
        CaptionText { width: parent.width; text: qsTr("Which puzzles") }
        ChoiceField {
            objectName: "puzzleRule"
            width: parent.width
            label: qsTr("Rule")
            choices: PuzzleWishes.rules
            value: scroll.wish.rule
            onChosen: value => scroll.wish.rule = value
        }
        ChoiceField {
            objectName: "puzzleTheme"
            width: parent.width
            label: qsTr("Theme")
            choices: PuzzleWishes.themes
            value: scroll.wish.theme
            onChosen: value => scroll.wish.theme = value
        }
        ChoiceField {
            objectName: "puzzleStep"
            width: parent.width
            label: qsTr("Difficulty")
            choices: PuzzleWishes.steps
            value: scroll.wish.step
            onChosen: value => scroll.wish.step = value
        }
    }
}
