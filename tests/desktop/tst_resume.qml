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
            tryVerify(() => GameController.unfinished, 20000)
            compare(GameController.unfinishedPicture.size, 15)
            GameController.resume()
            compare(pages.current, "play")
            compare(plies(), 2)
            compare(move(2), answer)
            click("a1")
            tryCompare(GameController.moves, "plies", 4, 60000)
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
            tryVerify(() => GameController.unfinished, 20000)
            GameController.resume()
            compare(plies(), 3)
            compare(GameController.lower.stone, "white")
        }

        function test_resultsAgainstAnOpponentAreCounted(): void {
            startAgainst("guard")
            click("h8")
            waitForTurn()
            press("resign")
            GameController.restart.trigger()
            tryVerify(() => GameController.tally !== "", 20000)
            verify(GameController.tally.includes("1"))
        }
    }
}
