import QtQuick
import Tianyuan

/// Puzzles: what to solve is chosen in the panel, and solved on the board.
Page {
    id: page

    signal done()

    readonly property bool solving: Puzzles.state !== ""

    function back(): void {
        if (solving) Puzzles.leave()
        else done()
    }

    function again(): void {
        const mode = Puzzles.mode
        Puzzles.leave()
        wanted.begin(mode)
    }

    PuzzleWish { id: wanted }

    home: board
    onShownChanged: if (shown) Puzzles.standing.refresh()
    Keys.onEscapePressed: back()
    Keys.onPressed: event => {
        event.accepted = solving
        if (!solving) return
        if (event.key === Qt.Key_H) Puzzles.hint()
        else if (event.key === Qt.Key_N) Puzzles.next()
        else if (event.key === Qt.Key_S) Puzzles.showSolution()
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            if (Puzzles.state === "solved" || Puzzles.state === "shown") Puzzles.next()
            else if (board.hovered.x >= 0) Puzzles.play(board.hovered)
        } else event.accepted = false
    }

    TableForm {
        id: form
        width: page.width
        height: page.height
        widePanel: 368
        narrowPanel: 280
        below: 330
    }
    Rectangle { anchors.fill: parent; color: Theme.desk }
    Item {
        objectName: "puzzleNews"
        Accessible.role: Accessible.AlertMessage
        Accessible.name: !page.shown || !Settings.look.announcements ? ""
            : Puzzles.headline !== "" ? (Puzzles.headline + " " + Puzzles.line).trim() : (Puzzles.task + " " + Puzzles.played).trim()
    }
    BoardView {
        id: board
        objectName: "puzzleBoard"
        focus: true
        width: form.side
        height: form.side
        x: form.tiny ? 8 : form.tall ? Math.round((page.width - width) / 2)
                                     : Math.round((page.width - form.panel - width) / 2)
        y: form.tall ? 12 : Math.round((page.height - height) / 2)
        coordinates: Settings.look.coordinates && !form.tiny
        picture: Puzzles.picture
        onClicked: point => {
            if (page.solving) Puzzles.play(point)
            else wanted.begin("next")
        }
    }
    Invitation {
        visible: !page.solving && !form.tiny
        text: qsTr("Click the board for the next puzzle")
        x: Math.round(board.x + (board.width - width) / 2)
        y: Math.round(board.y + (board.height - height) / 2)
    }
    Loader {
        active: form.tiny
        anchors { top: parent.top; bottom: parent.bottom; right: parent.right; left: board.right }
        sourceComponent: TinyPuzzlePanel { wish: wanted; onBackWanted: page.back() }
    }
    Rectangle {
        visible: !form.tiny
        x: form.wide ? page.width - form.panel : 0
        y: form.tall ? board.y + board.height + 12 : 0
        width: form.wide ? form.panel : page.width
        height: page.height - y
        color: Theme.panel
        Rectangle {
            width: form.wide ? Theme.outline : parent.width
            height: form.wide ? parent.height : Theme.outline
            color: Theme.line
        }
        Loader {
            active: !form.tiny
            anchors { fill: parent; margins: form.wide && page.width >= 1000 ? Theme.huge : Theme.large }
            sourceComponent: page.solving ? solvingPanel : choosingPanel
        }
        Component { id: solvingPanel; PuzzlePanel { onBackWanted: page.back(); onAgainWanted: page.again() } }
        Component { id: choosingPanel; PuzzleChoices { wish: wanted; onBackWanted: page.back() } }
    }
}
