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
            verify(Puzzles.task.includes(chinese ? "用冲四和活三取胜" : "win by fours and open threes"))
        }

        function test_aStreakEndsWithTheFirstWrongAnswer(): void {
            show()
            press("puzzlesStreak")
            wait_()
            verify(!child("puzzleHint").visible)
            solve()
            press("puzzleNext")
            wait_()
            keyClick(Qt.Key_S)  // there is no solution to be had for nothing
            wait_()
            compare(Puzzles.state, "begun")
            fail_()
            compare(child("puzzleNext").text, chinese ? "看成绩" : "To the result")
            press("puzzleMissed")
            wait_()
            compare(Puzzles.state, "shown")
            press("puzzleNext")
            wait_()
            compare(Puzzles.state, "over")
            verify(Puzzles.headline.includes("1"))
            press("puzzleBackToAll")
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
            verify(child("puzzleScore").text.includes(chinese ? "答错 1 题" : "1 missed"))
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
            fail_()
            sees(Puzzles.headline)
            verify(child("puzzleHint").visible)
            solve()
            verify(!child("puzzleNext").visible)
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

        function test_whatIsAskedAndWhatCameOfItIsSpoken(): void {
            begin("next", "defence")
            compare(child("puzzleNews").Accessible.name, Puzzles.task)
            verify(Puzzles.task !== "")
            fail_()
            verify(child("puzzleNews").Accessible.name.includes(Puzzles.headline))
            Puzzles.leave()
            compare(child("puzzleNews").Accessible.name, "")
        }
        function test_escapeLeadsBackStepByStep(): void {
            begin("next", "fours")
            keyClick(Qt.Key_Escape)
            compare(Puzzles.state, "")
            keyClick(Qt.Key_Escape)
            compare(pages.current, "start")
            pages.open("learn")
            press("learn-puzzles")
            keyClick(Qt.Key_Escape)
            compare(pages.current, "learn")
        }
        /// Another page, and back: the puzzle is as it was.
        function test_lookingElsewhereLeavesThePuzzleAsItIs(): void {
            begin("next", "threes", 6)
            const name = Puzzles.name
            put(workshop.rightMove(name, []))
            const state = Puzzles.state
            keyClick(Qt.Key_Comma, Qt.ControlModifier)
            compare(pages.current, "settings")
            keyClick(Qt.Key_Escape)
            compare(pages.current, "puzzles")
            compare(Puzzles.name, name)
            compare(Puzzles.state, state)
        }
        function test_whoLeavesAStreakKeepsItsLength(): void {
            show()
            press("puzzlesStreak")
            wait_()
            solve()
            press("puzzleNext")
            wait_()
            solve()
            keyClick(Qt.Key_Escape)
            compare(Puzzles.state, "")
            tryVerify(() => Puzzles.standing.bestStreak >= 2, 5000)
        }
        function test_whoLeavesTheClockIsNotCalledBackByIt(): void {
            show()
            press("puzzlesClock")
            wait_()
            solve()
            keyClick(Qt.Key_Escape)
            compare(Puzzles.state, "")
            wait(1200)  // longer than the pause after which the next one comes by itself
            compare(Puzzles.state, "")
            verify(child("puzzlesClock").visible)
            tryVerify(() => Puzzles.standing.bestClock >= 1, 5000)
        }
        function test_afterAStreakAnotherOneBegins(): void {
            show()
            press("puzzlesStreak")
            wait_()
            fail_()
            press("puzzleNext")
            wait_()
            compare(Puzzles.state, "over")
            press("puzzleAgain")
            wait_()
            compare(Puzzles.mode, "streak")
            compare(Puzzles.state, "begun")
        }
        function test_aClickOnTheEmptyBoardBringsTheNextOne(): void {
            show()
            const board = child("puzzleBoard")
            mouseClick(board, board.width / 2, board.height / 2)
            wait_()
            compare(Puzzles.state, "begun")
            compare(Puzzles.mode, "next")
        }
        function test_whatWasWantedIsStillWantedAfterwards(): void {
            show()
            child("puzzleTheme").chosen("defence")
            press("puzzlesNext")
            wait_()
            verify(Puzzles.task.includes(chinese ? "挡住对方的必胜" : "stop the win"))
            keyClick(Qt.Key_Escape)
            compare(child("puzzleTheme").value, "defence")
            child("puzzleTheme").chosen("")
        }
        function test_theStartPageSaysHowManyAreDue(): void {
            begin("next", "defence")
            fail_()
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Escape)
            compare(pages.current, "start")
            tryVerify(() => child("learnDue").visible, 5000)
            verify(child("learnDue").text.includes(String(Puzzles.standing.due)))
            verify(child("learnButton").Accessible.description.includes(String(Puzzles.standing.due)))
        }
    }
}
