import QtQuick
import Tianyuan

/// Every key, by what it is for.
Column {
    id: table

    readonly property var groups: [
        { title: qsTr("On the board"), rows: [
            { keys: ["←", "↑", "↓", "→"], what: qsTr("Move the cursor") },
            { keys: [qsTr("Enter"), qsTr("Space")], what: qsTr("Play at the cursor") },
            { keys: [qsTr("Backspace"), qsTr("right click")], what: qsTr("Take back; on the empty board, let the computer begin") }
        ] },
        { title: qsTr("The game"), rows: [
            { keys: ["Ctrl+R"], what: qsTr("Resume the unfinished game") },
            { keys: ["U", "Ctrl+Z"], what: qsTr("Undo") },
            { keys: ["Y", "Ctrl+Y"], what: qsTr("Redo") },
            { keys: ["H"], what: qsTr("Hint") },
            { keys: ["A"], what: qsTr("Ask the teacher what must be seen") },
            { keys: ["G"], what: qsTr("Play on against the teacher's advice") },
            { keys: ["S"], what: qsTr("Switch sides") },
            { keys: ["P"], what: qsTr("Pass") },
            { keys: ["M"], what: qsTr("Numbers on stones") },
            { keys: ["1", "…", "9"], what: qsTr("Answer in an opening") },
            { keys: ["Ctrl+P"], what: qsTr("Pause, or go on") },
            { keys: ["Ctrl+N"], what: qsTr("Restart") },
            { keys: ["Ctrl+D"], what: qsTr("Offer draw") },
            { keys: ["Ctrl+G"], what: qsTr("Resign") }
        ] },
        { title: qsTr("Looking back"), rows: [
            { keys: ["PgUp", "PgDn"], what: qsTr("One move back or forward") },
            { keys: ["Home", "End"], what: qsTr("First or last move") },
            { keys: [qsTr("Enter")], what: qsTr("Play from here; after the end, play again") }
        ] },
        { title: qsTr("Hints and analysis"), rows: [
            { keys: ["E"], what: qsTr("What the computer thinks") },
            { keys: ["T"], what: qsTr("Threats of both sides") },
            { keys: ["W"], what: qsTr("The proof: what wins, and why") },
            { keys: ["[", "]"], what: qsTr("Step through a forced win, or the proof") },
            { keys: ["V"], what: qsTr("Score map: colours, numbers, off") },
            { keys: ["L"], what: qsTr("Look back at a finished game") },
            { keys: ["N"], what: qsTr("Next mistake") },
            { keys: ["B"], what: qsTr("What would have been better") }
        ] },
        { title: qsTr("Files and games"), rows: [
            { keys: ["Ctrl+O"], what: qsTr("Open a record") },
            { keys: ["Ctrl+V"], what: qsTr("Paste a record, moves or an address") },
            { keys: ["Ctrl+S", "Ctrl+Shift+S"], what: qsTr("Save; in another format") },
            { keys: ["Ctrl+C"], what: qsTr("Copy the position code") },
            { keys: ["Ctrl+Shift+C"], what: qsTr("Share the position") },
            { keys: ["Ctrl+E"], what: qsTr("Export a picture") },
            { keys: ["Ctrl+T"], what: qsTr("Set up a position") },
            { keys: ["Ctrl+L"], what: qsTr("Games") },
            { keys: ["Ctrl+U"], what: qsTr("Puzzles") },
            { keys: ["/", "Ctrl+F"], what: qsTr("Search the games") },
            { keys: [qsTr("Del")], what: qsTr("Delete a game") }
        ] },
        { title: qsTr("Everywhere"), rows: [
            { keys: ["F1", "?"], what: qsTr("This help") },
            { keys: ["F2"], what: qsTr("Learn") },
            { keys: ["Ctrl+,"], what: qsTr("Settings") },
            { keys: [qsTr("Esc")], what: qsTr("Back") },
            { keys: ["F10"], what: qsTr("Menu") },
            { keys: ["Tab"], what: qsTr("Next control") },
            { keys: ["F11"], what: qsTr("Full screen") },
            { keys: ["Ctrl+Q"], what: qsTr("Quit") }
        ] }
    ]

    spacing: Theme.large

    Repeater {
        model: table.groups
        Column {
            id: group
            required property var modelData
            width: table.width
            spacing: Theme.tiny
            CaptionText { text: group.modelData.title }
            Repeater {
                model: group.modelData.rows
                Item {
                    id: line
                    required property var modelData
                    width: group.width
                    height: Math.max(caps.height, what.implicitHeight) + Theme.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.keys.join(", ") + ": " + modelData.what

                    Flow {
                        id: caps
                        width: Math.min(190 * Theme.scale, group.width * 0.45)
                        spacing: Theme.tiny
                        anchors.verticalCenter: parent.verticalCenter
                        Repeater {
                            model: line.modelData.keys
                            KeyCap {
                                required property string modelData
                                text: modelData
                            }
                        }
                    }
                    BodyText {
                        id: what
                        anchors { left: caps.right; leftMargin: Theme.small; right: parent.right; verticalCenter: parent.verticalCenter }
                        text: line.modelData.what
                    }
                }
            }
        }
    }
}
