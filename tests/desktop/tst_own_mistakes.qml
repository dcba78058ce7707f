import QtQuick
import QtTest
import Tianyuan

/// What was proved of one's own games comes back as puzzles: a move that holds, or the win that was there.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "OwnMistakes"
        pages: pages

        function cleanup(): void {
            Puzzles.leave()
            tryVerify(() => !Puzzles.busy)
        }
        function rest(): void { tryVerify(() => !Puzzles.busy, 30000) }
        function put(name: string): void {
            const board = child("puzzleBoard")
            const at = board.centreOf(Qt.point(name.charCodeAt(0) - 97, 15 - parseInt(name.slice(1))))
            mouseClick(board, at.x, at.y)
            rest()
        }
        /// A game is played to its end and looked back on; then what comes back is asked for.
        function playAndReview(moves: string, resigned = false): void {
            Settings.study.lookBackSeconds = 0.1
            start()
            play(moves)
            if (resigned) resign()
            verify(GameController.over)
            tryVerify(() => child("lookBack").visible)
            press("lookBack")
            tryVerify(() => !Study.lookBack.running, 120000)
            GameController.leave()
            pages.current = "start"
            keyClick(Qt.Key_U, Qt.ControlModifier)
            tryVerify(() => Puzzles.standing.due > 0, 20000)
            press("puzzlesDue")
            rest()
        }

        /// White could have stopped the open three, and could have made a four first.
        function test_aMoveThatHoldsIsAskedFor(): void {
            playAndReview("h8 c3 i8 d3 b3 e3 j8 a1 k8 f3 g3 a2 l8")
            verify(child("puzzleTask").text.includes(chinese ? "守得住" : "holds"))
            verify(child("puzzlePlayed").visible)
            verify(child("puzzlePlayed").text.includes("A1"))
            verify(child("puzzleNews").Accessible.name.includes("A1"))
            verify(child("puzzleGame").visible)
            // What lost in the game loses here, and the board shows how.
            put("a1")
            compare(Puzzles.state, "wrong")
            verify(child("puzzleNote").warning)
            put("o15")
            compare(Puzzles.state, "wrong")
            // A four is answered, and the question stays.
            put("f3")
            compare(Puzzles.state, "right")
            verify(Puzzles.headline.includes("G3"))
            put("a15")
            compare(Puzzles.state, "wrong")
            press("puzzleHint")
            rest()
            verify(Puzzles.headline !== "")
            put("k8")
            compare(Puzzles.state, "solved")
            verify(Puzzles.headline.includes("K8"))
            // It was not solved at once.
            press("puzzleNext")
            rest()
            compare(Puzzles.state, "over")
            verify(Puzzles.headline.includes(chinese ? "过一会儿" : "comes back soon"))
        }

        function test_itsGameIsOneClickAway(): void {
            playAndReview("h8 c4 i8 d4 b4 e4 j8 a1 k8 f4 g4 a2 l8")
            press("puzzleGame")
            tryVerify(() => GameController.reading, 20000)
            compare(GameController.shownPly, 7)
        }

        function test_aWinThatWasMissedIsAskedFor(): void {
            // Black has an open three and plays elsewhere; White stops it, and Black resigns.
            playAndReview("h8 a1 i8 a3 j8 c5 o15 k8", true)
            for (let i = 0; i < 6 && !Puzzles.played.includes("O15"); ++i) {
                Puzzles.showSolution()
                rest()
                Puzzles.next()
                rest()
            }
            verify(Puzzles.played.includes("O15"), Puzzles.state)
            verify(Puzzles.task.includes(chinese ? "连续冲四取胜" : "win by fours."))
            put("o15")
            compare(Puzzles.state, "wrong")
            put("k8")
            compare(Puzzles.state, "right")
            put(Puzzles.headline.includes("L8") ? "g8" : "l8")
            compare(Puzzles.state, "solved")
        }
    }
}
