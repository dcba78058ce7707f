import QtQuick
import QtTest
import Tianyuan

/// Who looks back tries another move by a click, whichever way it is looked back, and returns.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }
    SignalSpy { id: ends; target: GameController; signalName: "ended" }

    GameTest {
        name: "Variations"
        pages: pages

        function finish(): void {
            Settings.study.lookBackSeconds = 0.05
            start()
            play("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            verify(GameController.over)
            tryVerify(() => child("again").visible)
            ends.clear()
        }
        function tries(): void {
            verify(GameController.reading)
            verify(RecordDesk.trying)
            verify(RecordDesk.inVariation)
        }

        function test_fromTheEndedGameAndBack(): void {
            finish()
            keyClick(Qt.Key_PageUp)
            keyClick(Qt.Key_PageUp)
            click("h8")
            tries()
            compare(plies(), 8)
            compare(move(8), "H8")
            click("h9")
            keyClick(Qt.Key_Escape)
            compare(pages.current, "play")
            verify(!GameController.reading)
            verify(GameController.over)
            compare(GameController.shownPly, 7)
            compare(plies(), 9)
            compare(ends.count, 0)
            // It is there again, and not twice.
            GameController.showPly(7)
            click("h8")
            tries()
            keyClick(Qt.Key_PageDown)
            compare(move(9), "H9")
        }

        function test_fromLookingBackAndBack(): void {
            finish()
            keyClick(Qt.Key_L)
            verify(Study.lookBack.opened)
            tryVerify(() => !Study.lookBack.running, 120000)
            const marks = Study.lookBack.review.marks.join()
            GameController.showPly(4)
            click("h8")
            tries()
            press("back")
            verify(Study.lookBack.opened)
            verify(!Study.lookBack.running)
            compare(GameController.shownPly, 4)
            compare(Study.lookBack.review.marks.join(), marks)
        }

        function test_theMoveThatWasPlayedIsNoVariation(): void {
            finish()
            GameController.showPly(4)
            click("c1")
            verify(RecordDesk.trying)
            verify(!RecordDesk.inVariation)
        }

        function test_afterTheFiveNothingCanBeTried(): void {
            finish()
            click("h8")
            verify(!GameController.reading)
            verify(lastMessage() !== "")
            GameController.showPly(4)
            click("a1")
            verify(!GameController.reading)
        }

        function test_variationsAreKeptWithTheGame(): void {
            Settings.newGame.name = "Variationist"
            finish()
            GameController.showPly(2)
            click("h8")
            tries()
            GameController.leave()
            compare(pages.current, "start")
            pages.open("library")
            GameLibrary.filter.text = "Variationist"
            tryCompare(GameLibrary, "count", 1, 20000)
            tryVerify(() => GameLibrary.entry(0).there)
            GameLibrary.open(0)
            tryVerify(() => GameController.reading, 20000)
            GameController.showPly(2)
            click("h8")
            compare(plies(), 3)
            keyClick(Qt.Key_PageUp)
            keyClick(Qt.Key_PageDown)
            compare(move(3), "H8")
            GameLibrary.clearFilter()
        }

        /// In a game that goes on, it waits, and goes on.
        function test_inAGameBetweenPeople(): void {
            start()
            play("h8 i9 g7")
            RecordDesk.readGame()
            GameController.showPly(1)
            click("a1")
            tries()
            keyClick(Qt.Key_Escape)
            compare(plies(), 3)
            verify(!GameController.over)
            click("b2")
            compare(plies(), 4)
        }
    }
}
