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
        name: "LookBack"
        pages: pages

        /// White is better, but lets an open three pass with the eighth move, and Black wins with it.
        function playGame(): void {
            Settings.study.lookBackSeconds = 0.2
            start()
            play("a15 i9 h8 h10 i8 j9 j8 a1 k8 a2 l8")
            verify(GameController.over)
        }
        function lookBack(): void {
            tryVerify(() => child("lookBack").visible)
            press("lookBack")
            verify(Study.lookBack.opened)
        }
        function waitForAll(): void { tryVerify(() => !Study.lookBack.running, 120000) }

        function test_everyPositionIsJudgedAndTheLosingMoveIsMarked(): void {
            playGame()
            lookBack()
            verify(Study.lookBack.running)
            verify(child("lookBackBar").visible)
            waitForAll()
            compare(Study.lookBack.done, 12)
            compare(Study.lookBack.review.marks[7], "??")
            keyClick(Qt.Key_N)
            verify(Study.lookBack.review.mark === "??" || Study.lookBack.review.mark === "?")
            GameController.showPly(8)
            verify(child("cardHeadline").text.includes("A1"))
            verify(child("cardDetail").text !== "")
            verify(child("cardChance").text.includes("→"))
        }

        /// The human sentence first, then the win stone by stone with each threat named.
        function test_theLosingMoveIsProvedAndTheWinPlayedOut(): void {
            playGame()
            lookBack()
            waitForAll()
            verify(child("summaryCard").visible)
            verify(child("summaryLine0").text.includes("A1"))
            press("turningPoint")
            compare(GameController.shownPly, 8)
            compare(child("cardHeadline").text, chinese ? "白 8 A1 是败着" : "White 8, A1, is the losing move")
            verify(child("cardWhy").text.includes(chinese ? "活四" : "open four"))
            verify(child("cardDetail").text.includes(chinese ? "守住" : "would have held"))
            const played = grabImage(board())
            press("playOut")
            compare(Study.lookBack.winLine.step, 1)
            verify(child("winStep").text.includes(chinese ? "活四" : "open four"))
            verify(!grabImage(board()).equals(played))
            keyClick(Qt.Key_BracketRight)
            keyClick(Qt.Key_BracketRight)
            compare(Study.lookBack.winLine.step, Study.lookBack.winLine.steps)
            verify(child("winStep").text.includes(chinese ? "连五" : "five"))
            press("winClose")
            compare(Study.lookBack.winLine.step, 0)
            verify(grabImage(board()).equals(played))
        }

        /// It begins after the losing move, also where something better stood in place of that.
        function test_theWinIsPlayedOutAfterTheLosingMove(): void {
            playGame()
            lookBack()
            waitForAll()
            GameController.showPly(8)
            press("playOut")
            const won = grabImage(board())
            press("winClose")
            press("showBetter")
            verify(Study.lookBack.betterShown)
            const better = grabImage(board())
            keyClick(Qt.Key_BracketRight)
            verify(!Study.lookBack.betterShown)
            verify(grabImage(board()).equals(won))
            keyClick(Qt.Key_B)
            compare(Study.lookBack.winLine.step, 0)
            verify(Study.lookBack.betterShown)
            verify(grabImage(board()).equals(better))
        }
        function test_escapeEndsThePlayingOutFirst(): void {
            playGame()
            lookBack()
            waitForAll()
            GameController.showPly(8)
            press("playOut")
            keyClick(Qt.Key_Escape)
            compare(Study.lookBack.winLine.step, 0)
            verify(Study.lookBack.opened)
            keyClick(Qt.Key_Escape)
            verify(!Study.lookBack.opened)
        }

        function test_whatWouldHaveSavedItIsShownOnTheBoard(): void {
            playGame()
            lookBack()
            waitForAll()
            GameController.showPly(8)
            const played = grabImage(board())
            press("showBetter")
            verify(Study.lookBack.betterShown)
            verify(!grabImage(board()).equals(played))
            keyClick(Qt.Key_B)
            verify(!Study.lookBack.betterShown)
            verify(grabImage(board()).equals(played))
            press("nextMistake")
            verify(Study.lookBack.betterShown)
            press("previous")
            press("next")
            verify(!Study.lookBack.betterShown)
        }

        /// Not what was judged before, nor what the engine found out on the side, changes a judgement.
        function test_theSameGameIsJudgedTheSame(): void {
            playGame()
            Settings.study.engineShown = true
            GameController.showPly(6)
            tryVerify(() => Study.analysis.depth > 10, 60000)
            Settings.study.engineShown = false
            lookBack()
            waitForAll()
            const chances = Array.from(Study.lookBack.review.chances).join()
            const summary = Study.lookBack.review.summary.join()
            verify(summary.includes("%"))
            press("lookBackGoOn")
            verify(Study.lookBack.running)
            waitForAll()
            compare(Array.from(Study.lookBack.review.chances).join(), chances)
            compare(Study.lookBack.review.summary.join(), summary)
            keyClick(Qt.Key_Escape)
            playGame()
            lookBack()
            waitForAll()
            compare(Array.from(Study.lookBack.review.chances).join(), chances)
        }
        /// The engine thinks on about what is shown; what was judged stays as it was.
        function test_theNextMistakeIsNotJudgedAgain(): void {
            playGame()
            lookBack()
            waitForAll()
            const judged = Array.from(Study.lookBack.review.chances).join()
            press("nextMistake")
            tryVerify(() => Study.analysis.depth > 10, 60000)
            compare(Array.from(Study.lookBack.review.chances).join(), judged)
        }

        /// While it still looks: back to the result, and away from the game.
        function test_whoLeavesWhileItLooksLosesNothing(): void {
            playGame()
            Settings.study.lookBackSeconds = 600
            lookBack()
            verify(Study.lookBack.running)
            keyClick(Qt.Key_Escape)
            verify(!Study.lookBack.opened)
            verify(GameController.over)
            compare(plies(), 11)
            press("lookBack")
            verify(Study.lookBack.opened)
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Escape)
            compare(pages.current, "start")
            verify(!Study.lookBack.running)
            GameLibrary.refresh()
            tryVerify(() => GameLibrary.count > 0, 20000)
        }
        function test_itCanBeStoppedAndGoneOnWith(): void {
            playGame()
            Settings.study.lookBackSeconds = 600
            lookBack()
            press("lookBackStop")
            verify(!Study.lookBack.running)
            verify(Study.lookBack.done < Study.lookBack.total)
            Settings.study.lookBackSeconds = 0.1
            press("lookBackGoOn")
            waitForAll()
            compare(Study.lookBack.done, Study.lookBack.total)
        }

        function test_goingOnJudgesOnlyWhatIsLeft(): void {
            playGame()
            lookBack()
            tryVerify(() => Study.lookBack.done >= 4, 60000)
            press("lookBackStop")
            const before = Array.from(Study.lookBack.review.chances)
            Settings.study.analyst = "cmd:" + goodEngine + " judge tells-chances"
            press("lookBackGoOn")
            waitForAll()
            compare(Study.lookBack.done, Study.lookBack.total)
            before.forEach((chance, ply) => compare(Study.lookBack.review.chances[ply], chance >= 0 ? chance : 0.4))
        }

        function test_openedAgainEverythingIsThereAtOnce(): void {
            playGame()
            lookBack()
            waitForAll()
            const marks = Study.lookBack.review.marks.join()
            keyClick(Qt.Key_Escape)
            verify(!Study.lookBack.opened)
            verify(GameController.active)
            keyClick(Qt.Key_L)
            verify(Study.lookBack.opened)
            verify(!Study.lookBack.running)
            compare(Study.lookBack.review.marks.join(), marks)
        }

        function test_theGraphAndTheButtonsGoThroughTheGame(): void {
            playGame()
            lookBack()
            waitForAll()
            press("first")
            compare(GameController.shownPly, 0)
            press("next")
            compare(GameController.shownPly, 1)
            press("last")
            compare(GameController.shownPly, 11)
            press("previous")
            compare(GameController.shownPly, 10)
            const graph = child("chanceGraph")
            mouseClick(graph, graph.placeOf(4), graph.height / 2)
            compare(GameController.shownPly, 4)
            press("lookBackPlayFromHere")
            verify(!GameController.over)
            verify(!Study.lookBack.opened)
            compare(plies(), 4)
        }

        function test_anAnalystThatFailsIsReportedAndNothingIsLost(): void {
            playGame()
            Settings.study.analyst = "cmd:" + badEngine + " crash-on-move"
            lookBack()
            tryVerify(() => Study.lookBack.trouble !== "", 60000)
            verify(child("lookBackTrouble").visible)
            verify(!Study.lookBack.running)
            Settings.study.analyst = "tianyuan"
            press("lookBackGoOn")
            waitForAll()
            compare(Study.lookBack.trouble, "")
            compare(Study.lookBack.done, Study.lookBack.total)
        }

        function judgedBy(taste: string): void {
            playGame()
            Settings.study.analyst = "cmd:" + goodEngine + " judge " + taste
            lookBack()
            waitForAll()
            Settings.study.analyst = "tianyuan"
            compare(Study.lookBack.done, Study.lookBack.total)
        }
        /// It tells 0.1 to 0.8 for White and then 5 for Black, in a unit that nobody knows.
        function test_scoresOfAnotherProgramAreBroughtToScale(): void {
            judgedBy("tells-scores")
            verify(Study.lookBack.review.estimated)
            const chances = Study.lookBack.review.chances
            for (let ply = 0; ply < 8; ++ply) verify(chances[ply] > 0.2 && chances[ply] < 0.5)
            for (let ply = 8; ply < 11; ++ply) verify(chances[ply] > 0.9)
            compare(Study.lookBack.review.marks.join(), ",,,,,,,??,,,")
            const estimated = child("lookBackCurve").text
            keyClick(Qt.Key_Escape)
            judgedBy("tells-chances")
            verify(child("lookBackCurve").text !== estimated)
        }
        /// But for what is proved: from its eighth move on this game is won.
        function test_chancesThatAnotherProgramTellsAreBelieved(): void {
            judgedBy("tells-chances")
            verify(!Study.lookBack.review.estimated)
            compare(Study.lookBack.review.chances.map(each => Math.round(100 * each)).join(), "40,40,40,40,40,40,40,40,100,100,100,100")
            compare(Study.lookBack.review.marks.join(), ",,,,,,,??,,,")
            GameController.showPly(8)
            compare(child("cardChance").text, "60% → 0%")
        }
        function test_whoTellsNothingIsNoJudge(): void {
            judgedBy("tells-nothing")
            compare(Study.lookBack.review.chances.filter(each => each >= 0).length, 1)
            compare(Study.lookBack.review.marks.join(""), "??")  // what is proved needs no judge
            verify(child("lookBackTrouble").visible)
            press("lookBackGoOn")
            waitForAll()
            compare(Study.lookBack.trouble, "")
            verify(Study.lookBack.review.chances.every(each => each >= 0))
        }
        function test_theGameCanBeJudgedAgainByAnother(): void {
            judgedBy("tells-chances")
            const before = Study.lookBack.review.chances.join()
            const marks = Study.lookBack.review.marks.join()
            Settings.study.lookBackSeconds = 600
            press("lookBackGoOn")
            verify(Study.lookBack.done < 2)
            press("lookBackStop")
            compare(Study.lookBack.review.marks.join(), marks)
            Settings.study.lookBackSeconds = 0.1
            press("lookBackGoOn")
            waitForAll()
            compare(Study.lookBack.done, 12)
            verify(Study.lookBack.review.chances.join() !== before)
        }

        function test_whatWasFoundIsInTheFileOfTheGame(): void {
            playGame()
            lookBack()
            waitForAll()
            const marks = Study.lookBack.review.marks.join()
            const file = workshop.path("looked-back.sgf")
            Files.saveAs(workshop.url(file), "sgf")
            keyClick(Qt.Key_Escape)
            GameController.leave()
            Files.openPath(file)
            tryVerify(() => GameController.active, 20000)
            keyClick(Qt.Key_L)
            verify(Study.lookBack.opened)
            verify(!Study.lookBack.running)
            compare(Study.lookBack.review.marks.join(), marks)
            // The record stands where one looks, and the game is still seen as a whole.
            const summary = child("summaryLine0").text
            press("nextMistake")
            verify(GameController.shownPly < 11)
            press("first")
            verify(Study.lookBack.opened)
            verify(!Study.lookBack.running)
            compare(Study.lookBack.total, 12)
            compare(Study.lookBack.review.marks.join(), marks)
            compare(child("summaryLine0").text, summary)
            press("last")
            compare(GameController.shownPly, 11)
        }

        function test_betweenPeopleAGameMayBeLookedBackAtBeforeItsEnd(): void {
            Settings.study.lookBackSeconds = 0.1
            start()
            play("h8 i9 i8")
            keyClick(Qt.Key_L)
            waitForAll()
            compare(Study.lookBack.done, 4)
            click("h9")
            compare(Study.lookBack.total, 5)
            verify(Study.lookBack.opened)
        }

        function test_whileTheComputerIsPlayedThereIsNothingToLookBackAt(): void {
            startAgainst("guard")
            click("h8")
            waitForTurn()
            verify(!Study.openLookBack.enabled)
            keyClick(Qt.Key_L)
            verify(!Study.lookBack.opened)
        }
    }
}
