import QtQuick
import QtTest
import Tianyuan

/// Games from the first stone to the next game, as a person sees them.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }
    SignalSpy { id: heard; target: SoundPlayer; signalName: "played" }

    GameTest {
        name: "WholeGames"
        pages: pages

        /// Black wins with these against the guard, whose answers are always the same.
        readonly property var winning: ["h8", "h9", "h7", "i11", "g7", "i7", "j7", "j8", "i8", "k6", "l5"]

        /// The board as it looks without the mouse on it.
        function picture(): var {
            mouseMove(pages, 1, 1)
            tryVerify(() => board().settled && board().ready)
            return grabImage(board())
        }
        /// A place of the board, in cells from a crossing.
        function place(name: string, dx: real, dy: real): point {
            const centre = board().centreOf(point(name)), cell = board().board.cell
            return Qt.point(Math.round(centre.x + dx * cell), Math.round(centre.y + dy * cell))
        }
        function isRed(image: var, at: point): bool {
            return image.red(at.x, at.y) - Math.max(image.green(at.x, at.y), image.blue(at.x, at.y)) > 60
        }
        function brightness(image: var, at: point): int {
            return (image.red(at.x, at.y) + image.green(at.x, at.y) + image.blue(at.x, at.y)) / 3
        }

        function test_stonesAreRoundAndNothingElseOnTheBoardChanges(): void {
            start()
            const empty = picture()
            play("h8 k8")
            const stones = picture()
            const side = place("h8", -0.3, 0.1), other = place("k8", -0.3, 0.1)
            verify(brightness(stones, side) < 70, "black is dark")
            verify(brightness(stones, other) > 200, "white is bright")
            for (const crossing of ["h8", "k8"]) {
                const corner = place(crossing, -0.46, -0.46)
                verify(Math.abs(brightness(stones, corner) - brightness(empty, corner)) < 12, "the wood is seen beside a stone")
            }
            for (const crossing of ["a1", "d4", "o15", "l12", "b9"]) {
                for (const shift of [-0.4, 0, 0.3]) {
                    const at = place(crossing, shift, shift)
                    compare(stones.pixel(at.x, at.y), empty.pixel(at.x, at.y))
                }
            }
            rightClick()
            rightClick()
            verify(picture().equals(empty), "what was taken back leaves no trace")
        }

        function test_theLastStoneIsMarkedAndTheFiveStaysLit(): void {
            start()
            play("a1 a2 b1 b2 c1 c2 d1 d2")
            let now = picture()
            verify(isRed(now, place("d2", 0, 0)))
            verify(!isRed(now, place("d1", 0, 0)))
            verify(!isRed(now, place("b1", 0.5, 0)))
            click("e1")
            tryVerify(() => child("resultTitle").visible)
            now = picture()
            for (const crossing of ["a1", "b1", "c1", "d1"]) verify(isRed(now, place(crossing, 0.5, 0)), crossing)
            verify(!isRed(now, place("a2", 0.5, 0)))
        }

        function test_whoeverStartsIsBlack(): void {
            startAgainst("scoremap")
            compare(TablePanel.lower.stone, "black")
            rightClick()
            compare(TablePanel.upper.stone, "black")
            tryCompare(GameController.moves, "plies", 1, 60000)
            compare(BoardSpeech.describe(GameController.picture, point("h8")), chinese ? "H8，黑子，最后一手" : "H8, black, last move")
        }

        function test_amongEqualPointsTheComputerChoosesAtRandom(): void {
            startAgainst("scoremap")
            const answers = new Set()
            for (let game = 0; game < 30 && answers.size < 2; ++game) {
                click("h8")
                tryCompare(GameController.moves, "plies", 2, 60000)
                answers.add(move(2))
                press("restart")
            }
            compare(answers.size, 2)
        }

        function test_theWinnerIsAnnouncedHeardAndTheNextGameStarts(): void {
            startAgainst("guard")
            for (const move of winning) {
                verify(!GameController.over, move)
                heard.clear()
                click(move)
                compare(heard.signalArguments[0][0], SoundPlayer.Stone)
                waitForTurn()
            }
            verify(GameController.over)
            tryVerify(() => child("resultTitle").visible)
            compare(child("resultTitle").text, chinese ? "你赢了" : "You win")
            press("again")
            compare(plies(), 0)
            verify(!GameController.over)
        }

        function test_aNewcomerIsToldFourThingsOnce(): void {
            Settings.play.guidanceSeen = 0
            startAgainst("guard")
            const told = new Set()
            for (const move of winning.slice(0, 9)) {
                if (child("guidance").visible) told.add(child("guidance").text)
                click(move)
                waitForTurn()
            }
            compare(told.size, 4)
            press("restart")
            verify(!child("guidance").visible)
        }

        function test_colourAndOpponentAreChosenOnTheStartPage(): void {
            Settings.newGame.mode = "computer"
            pages.open("start")
            grabImage(pages)
            mouseClick(findChild(child("colour"), "segment-white"))
            mouseClick(child("opponent-level:2"))
            press("startButton")
            compare(TablePanel.lower.stone, "white")
            compare(TablePanel.upper.name, Opponents.find("level:2").name)
            tryCompare(GameController.moves, "plies", 1, 60000)
        }
    }
}
