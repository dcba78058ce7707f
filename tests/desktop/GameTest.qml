import QtQuick
import QtTest
import Tianyuan

/// What the tests of the window have in common: a person at the board, by mouse and keyboard.
TestCase {
    id: game

    required property Item pages
    readonly property bool chinese: Language.code === "zh"

    when: windowShown

    function init(): void {
        GameController.leave()
        Settings.reset()
        Settings.look.motion = "none"
        Settings.play.thinking = "off"
        Settings.play.thinkSeconds = 1
        Settings.play.guidanceSeen = 99
        Settings.newGame.mode = "people"
    }

    function child(name: string): Item {
        const found = findChild(pages, name)
        verify(found, "there is no " + name)
        return found
    }
    function board(): Item { return child("board") }

    /// "h8" as the board counts: column from the left, row from the top.
    function point(name: string): point {
        return Qt.point(name.charCodeAt(0) - 97, board().picture.size - parseInt(name.slice(1)))
    }
    function click(name: string, button = Qt.LeftButton): void {
        const place = board().centreOf(point(name))
        mouseClick(board(), place.x, place.y, button)
    }
    function hover(name: string): void {
        const place = board().centreOf(point(name))
        mouseMove(board(), place.x, place.y)
    }
    function rightClick(): void { click("a1", Qt.RightButton) }
    function play(moves: string): void {
        for (const move of moves.split(" ")) click(move)
    }
    function press(name: string): void {
        const button = child(name)
        tryVerify(() => button.visible)
        grabImage(button)  // draws a frame, so that everything is in its place
        mouseClick(button, button.width / 2, button.height / 2)
    }
    /// It asks once.
    function resign(): void {
        press("resign")
        verify(!GameController.over)
        press("resign")
        verify(GameController.over)
    }
    function plies(): int { return GameController.moves.plies }
    function move(number: int): string { return GameController.moves.move(number) }
    function lastMessage(): string { return child("bubbleHeadline").text }

    function start(): void {
        GameController.newGame()
        compare(pages.current, "play")
    }
    function startAgainst(opponent: string, colour = "black"): void {
        Settings.newGame.mode = "computer"
        Settings.newGame.opponent = opponent
        Settings.newGame.colour = colour
        start()
    }
    /// The computer has answered and it is the person's turn, or the game is over.
    function waitForTurn(): void {
        tryVerify(() => GameController.over || !GameController.thinking, 60000)
    }
}
