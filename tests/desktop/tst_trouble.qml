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
        name: "Trouble"
        pages: pages

        function test_anEngineThatFailsIsReportedAndAnotherGoesOn_data(): var {
            return [{tag: "missing", engine: "/no/such/program"}].concat(
                ["crash-at-start", "crash-on-move", "hang-on-move", "garbage", "occupied"]
                    .map(fault => ({tag: fault, engine: badEngine + " " + fault})))
        }
        function test_anEngineThatFailsIsReportedAndAnotherGoesOn(data: var): void {
            startAgainst("cmd:" + data.engine)
            click("h8")
            tryVerify(() => TablePanel.result.failed, 60000)
            verify(TablePanel.result.substitute !== "")
            tryVerify(() => child("goOn").visible)
            press("goOn")
            verify(!GameController.over)
            compare(move(1), "H8")
            tryCompare(GameController.moves, "plies", 2, 60000)
            click("a1")
            tryCompare(GameController.moves, "plies", 4, 60000)
        }

        function test_anUnknownOpponentIsSaidSoAndTheStartPageStays(): void {
            Settings.newGame.mode = "computer"
            Settings.newGame.opponent = "nobody-of-this-name"
            GameController.newGame()
            verify(!GameController.active)
            compare(pages.current, "start")
        }

        function test_anOpeningThatDoesNotFitTheBoardIsRefused(): void {
            Settings.newGame.opening = "rif"
            Settings.newGame.size = 8
            GameController.newGame()
            verify(!GameController.active)
        }
    }
}
