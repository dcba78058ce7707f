import QtQuick
import QtTest
import Tianyuan

Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Resume"
        pages: pages

        function test_aGameThatWasLeftIsThereAgain(): void {
            startAgainst("guard")
            click("h8")
            waitForTurn()
            const answer = move(2)
            GameController.leave()
            compare(pages.current, "start")
            tryVerify(() => UnfinishedGame.exists, 20000)
            compare(UnfinishedGame.picture.size, 15)
            UnfinishedGame.resume()
            compare(pages.current, "play")
            compare(plies(), 2)
            compare(move(2), answer)
            click("a1")
            tryCompare(GameController.moves, "plies", 4, 60000)
        }

        /// The game is left here, goes on in the terminal, and comes back: with its opponent each time.
        function test_theTerminalGoesOnWithTheSameOpponent(): void {
            startAgainst("guard")
            click("h8")
            waitForTurn()
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
            workshop.write("typed", "a1\nmoves\nquit\n")
            const shown = workshop.run("sh", ["-c", '"$0" play --resume --library "$1" < "$2"', terminalGame, libraryFile,
                                              workshop.path("typed")])
            verify(/^h8[a-o]\d+a1[a-o]\d+$/m.test(shown), shown)
            GameController.leave()
            tryVerify(() => BoardSpeech.describe(UnfinishedGame.picture, Qt.point(0, 14)).includes(chinese ? "黑" : "black"), 20000)
            UnfinishedGame.resume()
            compare(plies(), 4)
            compare(TablePanel.upper.name, chinese ? "守卫" : "Guard")
            click("o15")
            tryCompare(GameController.moves, "plies", 6, 60000)
        }

        function test_theStartPageLeadsBackToIt(): void {
            start()
            play("h8 i9 j10")
            press("back")
            compare(pages.current, "start")
            const card = child("resumeCard")
            tryVerify(() => card.visible, 20000)
            verify(child("resumeLine").text !== "")
            compare(child("resumeBoard").picture.size, 15)
            compare(BoardSpeech.describe(child("resumeBoard").picture, Qt.point(9, 5)),
                    chinese ? "J10，黑子，最后一手" : "J10, black, last move")
            press("resume")
            compare(pages.current, "play")
            compare(plies(), 3)
            compare(lastMessage(), chinese ? "接着上次的棋" : "Here is your last game")
        }

        /// The card tells who plays in the game that it leads to, not in one before.
        function test_theCardNamesThoseWhoPlay(): void {
            const pairs = [["Ann", "Bob"], ["Cleo", "Dan"]]
            for (const [black, white] of pairs) {
                Settings.newGame.name = black
                Settings.newGame.secondName = white
                start()
                play("h8 i9")
                GameController.leave()
                tryVerify(() => UnfinishedGame.exists, 20000)
                tryCompare(child("resumeLine"), "text", black + " – " + white, 20000)
            }
            startAgainst("guard")
            click("h8")
            waitForTurn()
            GameController.leave()
            const you = chinese ? "Cleo – 守卫" : "Cleo – Guard"
            tryCompare(child("resumeLine"), "text", you, 20000)
        }

        function test_aFinishedGameIsNotOfferedAgain(): void {
            start()
            play("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            verify(GameController.over)
            GameController.leave()
            start()
            play("h8")
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
            compare(UnfinishedGame.picture.size, 15)
            UnfinishedGame.resume()
            compare(plies(), 1)
        }

        function test_undoAndSwitchedSidesAreKeptToo(): void {
            startAgainst("guard")
            click("h8")
            waitForTurn()
            click("a1")
            waitForTurn()
            rightClick()
            compare(plies(), 2)
            press("switchSides")
            tryCompare(GameController.moves, "plies", 3, 60000)
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
            UnfinishedGame.resume()
            compare(plies(), 3)
            compare(TablePanel.lower.stone, "white")
        }

        /// Plays some moves with the engine's opinion beside the board.
        function playWithACurve(): void {
            start()
            Settings.study.engineShown = true
            click("h8")
            for (const move of ["i9", "i8", "g8"]) {
                const ply = plies()
                tryVerify(() => Study.lookBack.review.chances[ply] >= 0, 60000)
                click(move)
            }
            Settings.study.engineShown = false
        }
        function known(): list<int> {
            return Array.from(Study.lookBack.review.chances).slice(1, 4).map(each => Math.round(1000 * each))
        }
        function test_theCurveComesBackWithTheGame(): void {
            playWithACurve()
            const curve = known()
            verify(curve.every(each => each >= 0))
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
            UnfinishedGame.resume()
            compare(known(), curve)
            press("switchSides")
            compare(plies(), 4)
            compare(known(), curve)
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
            UnfinishedGame.resume()
            compare(known(), curve)
        }

        function test_resultsAgainstAnOpponentAreCountedAndShownWithIt(): void {
            const before = Opponents.find("scoremap").lost
            startAgainst("scoremap")
            click("h8")
            waitForTurn()
            resign()
            tryVerify(() => TablePanel.result.balance !== "", 20000)
            verify(TablePanel.result.balance.includes(before + 1))
            press("quit")
            tryVerify(() => Opponents.find("scoremap").lost === before + 1, 20000)
            compare(Opponents.find("scoremap").won, 0)
            Settings.newGame.mode = "computer"
            Settings.newGame.opponent = "scoremap"
            verify(child("opponentFigures").text.includes(chinese ? "负" : "lost"))
            verify(child("opponentFigures").text.includes("1500"))
        }

        function test_whatTwoComputersPlayIsNobodysResult(): void {
            Settings.newGame.mode = "watch"
            Settings.newGame.size = 5
            Settings.newGame.opponent = "guard"
            Settings.newGame.secondOpponent = "guard"
            start()
            tryVerify(() => GameController.over, 60000)
            GameController.leave()
            Settings.newGame.size = 15
            startAgainst("guard")
            click("h8")
            waitForTurn()
            const lost = Opponents.find("guard").lost
            resign()
            GameController.leave()
            tryVerify(() => Opponents.find("guard").lost === lost + 1, 20000)
            compare(Opponents.find("guard").won, 0)
            compare(Opponents.find("guard").drawn, 0)
        }
    }
}
