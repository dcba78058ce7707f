import QtQuick
import Tianyuan

/// What the puzzle on the board asks for, what is said of a move, and what can be done.
FocusScope {
    id: panel

    /// What kind of run it is.
    readonly property var modes: ({
        due: qsTr("Review"),
        day: qsTr("Puzzle of the day"),
        streak: qsTr("Streak"),
        clock: qsTr("Three minutes")
    })
    /// What a state looks like.
    readonly property var signs: ({ right: "check", solved: "check", wrong: "close" })

    signal backWanted()
    signal againWanted()

    PuzzleHead {
        id: head
        width: parent.width
        text: panel.modes[Puzzles.mode] ?? qsTr("Puzzles")
        onBackWanted: panel.backWanted()
    }
    Scroll {
        id: scroll
        anchors { top: head.bottom; topMargin: Theme.medium; bottom: buttons.top; bottomMargin: Theme.medium; left: parent.left; right: parent.right }
        contentHeight: column.implicitHeight
        Column {
            id: column
            width: scroll.width - (scroll.contentHeight > scroll.height ? 10 : 0)
            spacing: Theme.medium
            BodyText {
                objectName: "puzzleTask"
                width: parent.width
                visible: text !== ""
                text: Puzzles.task
                font.pixelSize: Theme.title
            }
            BodyText {
                objectName: "puzzlePlayed"
                width: parent.width
                visible: text !== ""
                text: Puzzles.played
            }
            CaptionText {
                objectName: "puzzleAbout"
                width: parent.width
                visible: text !== ""
                text: Puzzles.about
            }
            PuzzleClock { width: parent.width }
            Note {
                objectName: "puzzleNote"
                width: parent.width
                visible: text !== ""
                warning: Puzzles.state === "wrong"
                sign: panel.signs[Puzzles.state] ?? ""
                text: Puzzles.headline
                detail: Puzzles.line
            }
            CaptionText {
                objectName: "puzzleScore"
                width: parent.width
                visible: text !== "" && Puzzles.state !== "over"
                text: Puzzles.score
            }
        }
    }
    PuzzleButtons {
        id: buttons
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right }
        onBackWanted: panel.backWanted()
        onAgainWanted: panel.againWanted()
    }
}
