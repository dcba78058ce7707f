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
    SignalSpy { id: stones; target: GameController; signalName: "stonePlayed" }
    SignalSpy { id: refusals; target: GameController; signalName: "refused" }
    SignalSpy { id: ends; target: GameController; signalName: "ended" }

    GameTest {
        name: "Play"
        pages: pages

        function test_anOccupiedCrossingIsRefusedWithAFriendlyMessage(): void {
            start()
            click("h8")
            refusals.clear()
            click("h8")
            compare(plies(), 1)
            compare(refusals.count, 1)
            compare(lastMessage(), chinese ? "H8 已有棋子" : "There is a stone on H8 already")
        }

        function test_aHoverThatComesBackToItsPointIsSeenAgain(): void {
            start()
            hover("h8")
            compare(board().hovered, Qt.point(7, 7))
            mouseMove(pages, 1, 1)
            compare(board().hovered, Qt.point(-1, -1))
            hover("h8")
            compare(board().hovered, Qt.point(7, 7))
            mouseMove(pages, 1, 1)  // the cursor of the keyboard begins where the mouse is
        }

        function test_everyStoneIsHeardAsSoonAsItIsPressed(): void {
            start()
            stones.clear()
            const centre = board().centreOf(point("h8"))
            mousePress(board(), centre.x, centre.y)
            compare(stones.count, 1)
            mouseRelease(board(), centre.x, centre.y)
        }

        function test_aRightClickOnTheEmptyBoardLetsTheComputerStartInTheCentre(): void {
            startAgainst("scoremap")
            rightClick()
            tryCompare(GameController.moves, "plies", 1, 60000)
            compare(move(1), "H8")
            compare(TablePanel.lower.stone, "white")
        }

        function test_aRightClickTakesBackRoundsDownToTheEmptyBoard(): void {
            startAgainst("scoremap")
            for (const move of ["h8", "a1", "o15"]) {
                click(move)
                waitForTurn()
            }
            compare(plies(), 6)
            for (const left of [4, 2, 0]) {
                rightClick()
                compare(plies(), left)
            }
        }

        function test_theComputersOnlyStoneIsNotTakenBack(): void {
            startAgainst("scoremap", "white")
            tryCompare(GameController.moves, "plies", 1, 60000)
            rightClick()
            compare(plies(), 1)
            verify(!GameController.verbs.undo.enabled)
            compare(lastMessage(), GameController.verbs.undo.reason)
        }

        function test_betweenPeopleOneStoneIsTakenBackAndBroughtAgain(): void {
            start()
            play("h8 i9")
            rightClick()
            compare(plies(), 1)
            keyClick(Qt.Key_Y, Qt.ControlModifier)
            compare(plies(), 2)
            keyClick(Qt.Key_Backspace)
            compare(plies(), 1)
        }

        function test_theFiveIsLitAndTheResultComesBesideTheBoard(): void {
            start()
            ends.clear()
            play("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            verify(GameController.over)
            compare(ends.count, 1)
            tryVerify(() => child("resultTitle").visible)
            verify(child("resultHow").text.includes("E1"))
            compare(child("resultTitle").text, TablePanel.result.title)
            compare(TablePanel.result.stone, "black")
        }

        function test_afterTheEndUndoLooksBackAndTheGameGoesOnFromThere(): void {
            start()
            play("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            keyClick(Qt.Key_Backspace)
            keyClick(Qt.Key_Backspace)
            compare(GameController.shownPly, 7)
            compare(plies(), 9)
            verify(GameController.lookingBack)
            GameController.verbs.playFromHere.trigger()
            verify(!GameController.over)
            compare(plies(), 7)
            click("o15")
            compare(plies(), 8)
        }

        function test_againAndSwitchedSidesAndLeavingFollowTheEnd(): void {
            Settings.newGame.name = "Ann"
            Settings.newGame.secondName = "Bo"
            start()
            play("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            tryVerify(() => child("again").visible)
            press("again")
            verify(!GameController.over)
            compare(plies(), 0)
            play("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            tryVerify(() => child("againSwitched").visible)
            press("againSwitched")
            compare(TablePanel.lower.name, "Bo")
            play("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            tryVerify(() => child("quit").visible)
            press("quit")
            compare(pages.current, "start")
        }

        function test_secondMeansThatTheComputerBegins(): void {
            startAgainst("guard")
            press("switchSides")
            tryCompare(GameController.moves, "plies", 1, 60000)
            compare(TablePanel.lower.stone, "white")
        }

        function test_sidesCanBeSwitchedInMidGame(): void {
            startAgainst("guard")
            click("h8")
            waitForTurn()
            press("switchSides")
            compare(TablePanel.lower.stone, "white")
            tryCompare(GameController.moves, "plies", 3, 60000)
        }

        function test_restartIsThereAtAnyMoment(): void {
            start()
            play("h8 i9")
            press("restart")
            compare(plies(), 0)
            verify(GameController.active)
        }

        function test_everythingByKeyboard(): void {
            start()
            board().board.forceActiveFocus()
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Return)
            compare(move(1), "I9")
            keyClick(Qt.Key_P)
            compare(plies(), 2)
            keyClick(Qt.Key_Backspace)
            compare(plies(), 1)
            keyClick(Qt.Key_G, Qt.ControlModifier)
            verify(!GameController.over, "it asks first")
            keyClick(Qt.Key_G, Qt.ControlModifier)
            verify(GameController.over)
            tryVerify(() => child("again").visible)
            keyClick(Qt.Key_Return)
            compare(plies(), 0)
            keyClick(Qt.Key_Escape)
            compare(pages.current, "start")
        }

        function test_inConfirmModeTheSecondTapPlays(): void {
            Settings.play.click = "confirm"
            start()
            click("h8")
            compare(plies(), 0)
            click("i9")
            compare(plies(), 0)
            click("i9")
            compare(plies(), 1)
        }

        function test_aClickWhileTheComputerThinksIsAnsweredAtOnce(): void {
            Settings.play.thinking = "on"
            startAgainst("scoremap")
            click("h8")
            verify(GameController.thinking)
            click("a1")
            compare(plies(), 1)
            verify(!GameController.verbs.hint.enabled)
            verify(GameController.verbs.hint.reason !== "")
            keyClick(Qt.Key_Backspace)
            compare(plies(), 0)
            verify(!GameController.thinking)
        }

        function test_twoComputersPlayToTheEndWhileOneWatches(): void {
            Settings.newGame.mode = "watch"
            Settings.newGame.size = 5
            Settings.newGame.opponent = "guard"
            Settings.newGame.secondOpponent = "guard"
            start()
            verify(!GameController.verbs.undo.enabled)
            tryVerify(() => GameController.over, 60000)
        }

        function test_theNamesStandBesideALargeBoard(): void {
            Settings.newGame.size = 19
            Settings.newGame.name = "小林"
            Settings.newGame.secondName = "Bo"
            start()
            compare(board().picture.size, 19)
            compare(TablePanel.lower.name, "小林")
            compare(TablePanel.upper.name, "Bo")
        }
    }
}
