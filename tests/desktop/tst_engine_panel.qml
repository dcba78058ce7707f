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
        name: "EnginePanel"
        pages: pages

        /// An open three of Black, who is to move.
        function startWithAThree(): void {
            start()
            play("h8 a1 i8 a3 j8 o15")
        }

        function test_aScoreThatIsNotProvedHasItsDepth(): void {
            start()
            play("h8")
            press("engineToggle")
            tryVerify(() => Study.analysis.depth > 0, 60000)
            verify(!Study.analysis.proved)
            verify(child("engineFigures").text.includes(chinese ? "深度" : "depth"))
            keyClick(Qt.Key_E)
        }

        function test_thePanelOpensIsRememberedAndShowsLinesWhileItThinks(): void {
            startWithAThree()
            verify(!child("enginePanel").visible)
            press("engineToggle")
            verify(Settings.study.engineShown)
            tryVerify(() => Study.analysis.depth > 0, 60000)
            verify(child("enginePanel").visible)
            tryVerify(() => Study.analysis.proved, 60000)
            compare(child("engineFigures").text, Study.analysis.score, "what is proved has no depth")
            compare(child("engineWho").text, chinese ? "天元" : "Tianyuan")
            verify(Study.analysis.lines.rowCount() >= 1)
            tryVerify(() => Study.analysis.chance > 0.99, 60000)
            keyClick(Qt.Key_E)
            verify(!Settings.study.engineShown)
            verify(!Study.analysis.thinking)
        }

        function test_hoveringALineShowsItOnTheBoard(): void {
            startWithAThree()
            Settings.study.engineShown = true
            tryVerify(() => Study.analysis.lines.rowCount() >= 1, 60000)
            const plain = grabImage(board())
            const line = child("line0")
            mouseMove(line, line.width / 2, line.height / 2)
            tryCompare(Study.analysis, "pointed", 0)
            verify(!grabImage(board()).equals(plain))
            mouseMove(board(), 5, 5)
            tryCompare(Study.analysis, "pointed", -1)
        }

        function test_asManyLinesAsAreWantedAreShown(): void {
            start()
            play("h8 h9")
            Settings.study.analysisLines = 2
            Settings.study.engineShown = true
            tryVerify(() => Study.analysis.depth >= 2 && Study.analysis.lines.rowCount() === 2, 60000)
            Settings.study.analysisLines = 5  // takes effect at once
            tryVerify(() => Study.analysis.lines.rowCount() === 5, 60000)
            Settings.study.analysisLines = -3  // as good as one
            tryVerify(() => Study.analysis.depth >= 2, 60000)
            compare(Study.analysis.lines.rowCount(), 1)
        }

        function test_theAnalysisRestsWhenItsTimeIsOver(): void {
            Settings.study.analysisSeconds = 1
            start()
            play("h8 h9")
            Settings.study.engineShown = true
            tryVerify(() => Study.analysis.thinking, 20000)
            tryVerify(() => !Study.analysis.thinking, 25000)
            verify(Study.analysis.depth > 0)
        }

        function test_theAnalysisFollowsThePositionAndStopsWithTheGame(): void {
            startWithAThree()
            Settings.study.engineShown = true
            tryVerify(() => Study.analysis.depth > 0, 60000)
            compare(Study.analysis.side, "black")
            click("g8")
            compare(Study.analysis.side, "white")
            tryVerify(() => Study.analysis.depth > 0, 60000)
            GameController.leave()
            verify(!Study.analysis.thinking)
        }

        function test_whileTheOpponentThinksItsThoughtsAreShown(): void {
            Settings.study.engineShown = true
            Settings.play.thinkSeconds = 3
            startAgainst("level:10")
            click("h8")
            waitForTurn()
            click(["g7", "g9", "i7"].find(each => each.toUpperCase() !== move(2)))
            tryVerify(() => GameController.thinking && Study.analysis.depth > 0, 60000)
            compare(Study.analysis.side, "white")
            compare(child("engineWho").text, TablePanel.upper.name)
            waitForTurn()
            tryVerify(() => Study.analysis.thinking, 60000)
            compare(Study.analysis.side, "black")
        }

        function test_whoWantsNoHelpSeesNothingUntilTheGameIsOver(): void {
            Settings.play.help = false
            Settings.study.engineShown = true
            Settings.study.threatsShown = true
            Settings.study.scoreMap = "colour"
            startWithAThree()
            verify(!child("enginePanel").visible)
            verify(!child("engineToggle").visible)
            verify(!Study.analysis.thinking)
            compare(Study.threats.black.length, 0)
            compare(Study.scoreMap.points, 0)
            verify(!GameController.verbs.hint.enabled)
            play("k8 a5 l8")
            verify(GameController.over)
            verify(Study.allowed)
        }

        function test_anAnalystThatFailsIsReportedAndTheGameGoesOn_data(): var {
            return ["crash-at-start", "crash-on-move", "garbage"].map(fault => ({tag: fault}))
        }
        function test_anAnalystThatFailsIsReportedAndTheGameGoesOn(data: var): void {
            Settings.study.analyst = "cmd:" + badEngine + " " + data.tag
            Settings.study.analysisSeconds = 1  // who talks nonsense is waited for so long
            Settings.study.engineShown = true
            startWithAThree()
            tryVerify(() => Study.analysis.trouble !== "", 60000)
            verify(child("engineTrouble").visible)
            click("k8")
            compare(plies(), 7)
            Settings.study.analyst = "tianyuan"
            tryVerify(() => Study.analysis.depth > 0, 60000)
            compare(Study.analysis.trouble, "")
        }

        function test_whatTheEngineFindsIsInTheGraphAndAClickJumps(): void {
            start()
            Settings.study.engineShown = true
            for (const move of ["h8", "i9", "i8"]) {
                click(move)
                const ply = plies()
                tryVerify(() => Study.lookBack.review.chances[ply] >= 0, 60000)
            }
            const graph = child("chanceGraph")
            tryVerify(() => graph.visible)
            grabImage(graph)
            mouseClick(graph, graph.placeOf(1), graph.height / 2)
            compare(GameController.shownPly, 1)
            mouseClick(graph, graph.placeOf(3), graph.height / 2)
            compare(GameController.shownPly, 3)
        }
    }
}
