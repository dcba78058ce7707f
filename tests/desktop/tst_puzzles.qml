import QtQuick
import QtTest
import Tianyuan

/// Every way to solve puzzles is gone through, by mouse and by keyboard, right answers and wrong ones.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Puzzles"
        pages: pages

        function show(): void {
            pages.current = "start"
            keyClick(Qt.Key_U, Qt.ControlModifier)
            compare(pages.current, "puzzles")
        }
        function cleanup(): void {
            Puzzles.leave()
            tryVerify(() => !Puzzles.busy)
        }

        function wait_(): void { tryVerify(() => !Puzzles.busy, 20000) }
        function begin(mode: string, theme = "", step = 0): void {
            if (pages.current !== "puzzles") show()
            Puzzles.begin(mode, "", theme, step)
            wait_()
            verify(Puzzles.name !== "", "there is a puzzle")
        }
        function put(place: point): void {
            const board = child("puzzleBoard")
            const at = board.centreOf(place)
            mouseClick(board, at.x, at.y)
            wait_()
        }
        function solve(): void {
            const played = []
            while (Puzzles.state !== "solved") {
                const move = workshop.rightMove(Puzzles.name, played)
                put(move)
                verify(Puzzles.state === "right" || Puzzles.state === "solved", Puzzles.headline)
                played.push(move)
            }
        }
        function fail_(): void {
            put(workshop.wrongMove(Puzzles.name))
            compare(Puzzles.state, "wrong")
        }
        function sees(text: string): void { compare(child("puzzleNote").text, text) }

        function test_everyThemeIsSolved_data(): var {
            return ["fours", "threes", "defence", "foul-trap", "clean-win", "find-foul"].map(each => ({ tag: each }))
        }
        function test_everyThemeIsSolved(row: var): void {
            begin("next", row.tag)
            verify(child("puzzleTask").text.length > 5)
            solve()
            verify(Puzzles.settled)
            verify(child("puzzleNext").visible)
        }

        function test_theNextOneComesByButtonAndKey(): void {
            show()
            press("puzzlesNext")
            wait_()
            const first = Puzzles.name
            solve()
            press("puzzleNext")
            wait_()
            const second = Puzzles.name
            verify(first !== second)
            solve()
            keyClick(Qt.Key_N)
            wait_()
            verify(second !== Puzzles.name)
            compare(Puzzles.state, "begun")
        }

        function test_aWrongAnswerIsPlayedOutAndCanBeMadeGood(): void {
            begin("next", "defence")
            const before = Puzzles.standing.due
            fail_()
            verify(child("puzzleNote").warning)
            sees(Puzzles.headline)
            tryVerify(() => Puzzles.standing.due > before || Puzzles.standing.due === 5, 5000, "it comes back")
            solve()
            compare(Puzzles.state, "solved")
            verify(Puzzles.score.length > 0)
        }

        function test_hintsComeInThreeSteps(): void {
            begin("next", "fours")
            const said = []
            for (let i = 0; i < 3; ++i) {
                press("puzzleHint")
                wait_()
                said.push(Puzzles.headline)
            }
            compare(new Set(said).size, 3)
            solve()
        }

        function test_theSolutionIsShown(): void {
            begin("next", "fours")
            keyClick(Qt.Key_S)
            wait_()
            compare(Puzzles.state, "shown")
            verify(child("puzzleStudy").visible)
            keyClick(Qt.Key_Return)
            wait_()
            compare(Puzzles.state, "begun")
        }

        function test_themeAndDifficultyAreChosen(): void {
            compare(PuzzleWishes.themes.length, 7)
            compare(PuzzleWishes.steps.length, 11)
            begin("next", "fours", 1)
            verify(Puzzles.about.includes("1"))
            begin("next", "threes")
            compare(Puzzles.title, chinese ? "冲四活三取胜" : "Win by fours and threes")
        }

        function test_aStreakEndsWithTheFirstWrongAnswer(): void {
            show()
            press("puzzlesStreak")
            wait_()
            verify(!child("puzzleHint").visible)
            solve()
            press("puzzleNext")
            wait_()
            fail_()
            press("puzzleNext")
            wait_()
            compare(Puzzles.state, "over")
            verify(Puzzles.headline.includes("1"))
            press("puzzleDone")
            compare(Puzzles.state, "")
            tryVerify(() => Puzzles.standing.bestStreak >= 1)
        }

        function test_theClockRunsAndTheNextOneComesByItself(): void {
            show()
            press("puzzlesClock")
            wait_()
            verify(Puzzles.secondsLeft > 170)
            verify(child("puzzleClock").visible)
            const first = Puzzles.name
            fail_()
            tryVerify(() => Puzzles.name !== first && Puzzles.state === "begun", 10000)
            solve()
            tryVerify(() => Puzzles.state === "begun", 10000)
        }

        function test_theDayHasOnePuzzle(): void {
            show()
            press("puzzlesDay")
            wait_()
            const name = Puzzles.name
            solve()
            verify(child("puzzleDone").visible)
            press("puzzleDone")
            wait_()
            tryVerify(() => Puzzles.standing.dayDone)
            begin("day")
            compare(Puzzles.name, name)
        }

        function test_whatWasFailedComesBack(): void {
            begin("next", "defence")
            fail_()
            Puzzles.leave()
            tryVerify(() => Puzzles.standing.due > 0)
            tryVerify(() => child("puzzlesDue").visible)
            press("puzzlesDue")
            wait_()
            compare(Puzzles.mode, "due")
            solve()
        }

        function test_aSolvedPositionIsStudiedOrPlayedOn(): void {
            begin("next", "defence")
            solve()
            press("puzzleStudy")
            compare(pages.current, "play")
            verify(GameController.reading)
            GameController.leave()
            Settings.newGame.mode = "people"
            keyClick(Qt.Key_U, Qt.ControlModifier)
            press("puzzlePlayOn")
            compare(pages.current, "play")
            verify(GameController.active && !GameController.reading)
        }

        function test_leavingAtAnyMomentLosesNothing(): void {
            begin("next", "fours")
            const name = Puzzles.name
            keyClick(Qt.Key_Escape)
            compare(Puzzles.state, "")
            keyClick(Qt.Key_Escape)
            compare(pages.current, "start")
            keyClick(Qt.Key_U, Qt.ControlModifier)
            begin("next", "fours")
            verify(name !== "")
        }
    }
}
