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
    SignalSpy { id: ends; target: GameController; signalName: "ended" }

    GameTest {
        name: "Ends"
        pages: pages

        function endedAs(kind: string): void {
            verify(GameController.over)
            compare(ends.count, 1)
            compare(ends.signalArguments[0][0], kind)
            verify(TablePanel.result.how !== "")
            tryVerify(() => child("resultTitle").visible)
            verify(child("again").visible && child("quit").visible)
        }
        function beginning(): void {
            start()
            ends.clear()
        }

        function test_five(): void {
            beginning()
            play("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            endedAs("win")
        }
        /// How it went is seen at a glance.
        function test_theCurveOfTheGameIsShown(): void {
            beginning()
            play("h8 a1 i8 a3 j8 a5 k8 c1 l8")
            endedAs("win")
            tryVerify(() => Study.endSketch.ready, 20000)
            tryVerify(() => child("endGraph").visible)
            compare(Study.endSketch.chances.length, 10)
            compare(Study.endSketch.chances[9], 1)
            verify(child("gameLength").text.includes("9"))
        }
        /// Also where it comes early: its name stands beside its place, and within the curve.
        function test_theMoveThatDecidedIsNamedAtItsPlace(): void {
            beginning()
            play("a15 i9 h8 h10 i8 j9 j8 a1 k8 a2 o1 a4 o3 a6 o5 a8 o7 a10 o9 a12 l8")
            tryVerify(() => Study.endSketch.ready, 20000)
            tryVerify(() => child("endGraph").visible)
            const graph = child("endGraph"), name = child("decidingMove")
            const place = graph.placeOf(Study.endSketch.decidingPly)
            verify(Study.endSketch.decidingPly > 0 && place < graph.width / 2)
            compare(graph.there, place)
            verify(name.x > place && name.x + name.width <= graph.width)
        }
        /// Under the curve there is little room: no half row of moves is seen there.
        function test_theMovesUnderTheCurveAreWhole(): void {
            beginning()
            play("h8 a1 i8 a3 j8 a5 k8 c1 c3 c5 c7 c9 c11 c13 e1 e3 e5 e7 e9 e11 l8")
            endedAs("win")
            tryVerify(() => Study.endSketch.ready, 20000)
            tryVerify(() => child("endGraph").visible)
            const list = child("moveList")
            const row = list.contentHeight / list.count
            tryVerify(() => list.contentY > 0)
            compare(list.height % row, 0)
            compare((list.contentY - list.originY) % row, 0)
        }
        function test_resignation(): void {
            beginning()
            click("h8")
            resign()
            endedAs("win")
        }
        function test_lossAgainstTheComputer(): void {
            startAgainst("guard")
            ends.clear()
            click("h8")
            waitForTurn()
            resign()
            endedAs("loss")
        }
        function test_drawByAgreement(): void {
            beginning()
            click("h8")
            press("offerDraw")
            verify(TablePanel.notes.drawOffer !== "")
            press("acceptDraw")
            endedAs("draw")
        }
        function test_aMoveDeclinesADraw(): void {
            beginning()
            click("h8")
            press("offerDraw")
            click("i9")
            compare(TablePanel.notes.drawOffer, "")
            verify(!GameController.over)
        }
        /// The computer thinks about it and says no; nobody else has anything to answer.
        function test_theComputerDeclinesADrawEarlyOn(): void {
            startAgainst("level:3")
            click("h8")
            waitForTurn()
            press("offerDraw")
            verify(TablePanel.notes.drawOffer !== "")
            verify(!GameController.thinking)
            verify(!findChild(pages, "acceptDraw"))
            tryCompare(TablePanel.notes, "drawOffer", "", 20000)
            verify(!GameController.over)
            compare(lastMessage(), chinese ? "溪流想接着下" : "Brook would rather play on")
            verify(!GameController.verbs.offerDraw.enabled)
            verify(GameController.verbs.offerDraw.reason !== "")
        }
        function test_theComputerTakesADrawWhenItIsLost(): void {
            Settings.newGame.mode = "computer"
            Settings.newGame.opponent = "level:9"
            Files.openText("h8a1i8a3j8c1")  // an open three, and it is Black's move
            tryVerify(() => GameController.reading)
            GameController.verbs.playFromHere.trigger()
            ends.clear()
            press("offerDraw")
            tryVerify(() => GameController.over, 20000)
            endedAs("draw")
        }
        function test_twoPasses(): void {
            beginning()
            click("h8")
            press("pass")
            press("pass")
            endedAs("draw")
        }
        function test_fullBoard(): void {
            Settings.newGame.size = 5
            beginning()
            play("a1 b1 c1 d1 e1 a2 c2 b2 e2 d2 b3 a3 d3 c3 a4 e3 c4 b4 e4 d4 a5 c5 b5 e5 d5")
            endedAs("draw")
        }
        function test_outOfTime(): void {
            Settings.newGame.time = "100ms"
            beginning()
            click("h8")
            tryVerify(() => GameController.over, 20000)
            endedAs("win")
        }
        function test_aFoulLosesWhereItIsSetSo(): void {
            Settings.newGame.rule = "renju"
            Settings.play.fouls = "lose"
            beginning()
            play("d9 i10 f9 i8 h8 j8 i7 h7 l8 g7 n10 l7 g9")
            endedAs("win")
            compare(TablePanel.result.stone, "white")
        }
        function test_sixInARowIsNoFiveUnderTheStandardRule(): void {
            Settings.newGame.rule = "standard"
            beginning()
            play("a1 a15 b1 c15 c1 e15 e1 g15 f1 i15 d1")
            verify(!GameController.over)
            compare(lastMessage(), chinese ? "六子相连不算五连" : "Six in a row is not a five here")
        }
    }
}
