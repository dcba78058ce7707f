import QtQuick
import QtTest
import Tianyuan

/// Any position is set up by hand, and then played or studied.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "SetupBoard"
        pages: pages

        function show(): void {
            pages.current = "start"
            keyClick(Qt.Key_T, Qt.ControlModifier)
            compare(pages.current, "setup")
            SetupBoard.clear()
            grabImage(child("setupBoard"))
        }
        function set(name: string, button = Qt.LeftButton): void {
            const place = child("setupBoard").centreOf(point(name))
            mouseMove(child("setupBoard"), place.x, place.y)
            mouseClick(child("setupBoard"), place.x, place.y, button)
        }
        function choose(group: string, value: string): void { mouseClick(findChild(child(group), "segment-" + value)) }

        function test_stonesArePlacedInTurnAndTakenAway(): void {
            show()
            set("h8")
            set("h9")
            compare(SetupBoard.stones, 2)
            compare(SetupBoard.next, "black")
            set("h9", Qt.RightButton)
            compare(SetupBoard.stones, 1)
            compare(SetupBoard.next, "white")
            set("h8")
            compare(SetupBoard.stones, 0)
        }

        function test_anyStonesAndEitherSide(): void {
            show()
            choose("setupTool", "white")
            for (const name of ["a1", "b1", "c1"]) set(name)
            keyClick(Qt.Key_B)
            set("h8")
            choose("setupNext", "white")
            press("setupStudy")
            verify(GameController.reading)
            compare(pages.current, "play")
            compare(GameController.picture.size, 15)
            click("d1")
            compare(plies(), 1)
        }

        function test_aGameIsPlayedFromThere(): void {
            Settings.newGame.mode = "computer"
            Settings.newGame.opponent = "guard"
            Settings.newGame.colour = "black"
            show()
            choose("setupTool", "black")
            for (const name of ["h8", "i8", "j8"]) set(name)
            choose("setupNext", "white")
            press("setupPlay")
            verify(GameController.active && !GameController.reading)
            compare(TablePanel.lower.stone, "white")
            click("g8")
            tryCompare(GameController.moves, "plies", 2, 60000)
        }

        function test_thePositionOnTheTableIsTaken(): void {
            start()
            play("h8 h9 i9")
            keyClick(Qt.Key_T, Qt.ControlModifier)
            compare(SetupBoard.stones, 3)
            compare(SetupBoard.next, "white")
            keyClick(Qt.Key_Escape)
            compare(pages.current, "play")
            compare(plies(), 3)
        }

        function test_aFiveCannotBePlayed(): void {
            show()
            choose("setupTool", "black")
            for (const name of ["a1", "b1", "c1", "d1", "e1"]) set(name)
            verify(SetupBoard.problem !== "")
            verify(!child("setupPlay").enabled)
            press("setupStudy")
            verify(GameController.reading)
        }
    }
}
