import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// What the puzzle on the board asks for, what is said of a move, and what can be done.
FocusScope {
    id: panel

    signal backWanted()

    PuzzleHead {
        id: head
        width: parent.width
        text: Puzzles.state === "over" ? qsTr("Puzzles") : Puzzles.title
        onBackWanted: panel.backWanted()
    }
    Flickable {
        id: scroll
        anchors { top: head.bottom; topMargin: Theme.medium; bottom: buttons.top; bottomMargin: Theme.medium; left: parent.left; right: parent.right }
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
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
    }
}
