import QtQuick
import QtTest
import Tianyuan

/// Every page by which one learns, by Tab alone: everything is reached, in sight, seen to have the keyboard,
/// and has a name for a screen reader, in every language.
Item {
    width: 800
    height: 600

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "ByKeyboard"
        pages: pages

        function cleanup(): void {
            Puzzles.leave()
            tryVerify(() => !Puzzles.busy)
            GameController.leave()
            pages.current = "start"
        }

        function page(): Item {
            return Array.from(pages.children).find(each => each.shown === true)
        }
        /// Everything on the page that Tab is to reach.
        function stops(): var {
            const found = []
            const walk = item => {
                if (!item.visible || !item.enabled || item.opacity === 0) return
                if (item.activeFocusOnTab) found.push(item)
                for (const each of Array.from(item.children)) walk(each)
            }
            walk(page())
            return found
        }
        function nameOf(item: Item): string { return item.Accessible.name }
        function called(item: Item): string { return (item.objectName || item) + " \"" + nameOf(item) + "\"" }
        function isInSight(item: Item): bool {
            for (let up = item.parent; up && up !== pages; up = up.parent) {
                if (!(up instanceof Flickable)) continue
                const top = item.mapToItem(up, 0, 0).y
                if (top < -1 || (top + item.height > up.height + 1 && item.height < up.height)) return false
            }
            return true
        }
        function walkRound(): void {
            grabImage(pages)
            const wanted = stops()
            verify(wanted.length > 1, "there is something to reach")
            const reached = []
            for (let presses = 0; presses < 3 * wanted.length + 5; ++presses) {
                keyClick(Qt.Key_Tab)
                const at = pages.keyboardAt
                if (reached.includes(at)) continue
                reached.push(at)
                grabImage(pages)
                verify(isInSight(at), called(at) + " is in sight")
                verify(at.visualFocus !== false, called(at) + " is seen to have the keyboard")
                verify(nameOf(at) !== "", called(at) + " has a name")
            }
            for (const each of wanted) verify(reached.includes(each), called(each) + " is reached")
        }

        function test_start(): void {
            Settings.newGame.mode = "computer"
            walkRound()
        }
        function test_learn(): void {
            pages.current = "learn"
            walkRound()
        }
        function test_lesson_data(): var { return [{ tag: "board", lesson: 0 }, { tag: "sentences", lesson: 14 }] }
        function test_lesson(row: var): void {
            pages.current = "course"
            Course.open(row.lesson)
            Course.restart()
            walkRound()
        }
        function test_puzzles(): void {
            pages.current = "puzzles"
            walkRound()
        }
        function test_puzzle_data(): var { return [{ tag: "begun", shown: false }, { tag: "shown", shown: true }] }
        function test_puzzle(row: var): void {
            pages.current = "puzzles"
            Puzzles.begin("next", "", "fours", 3)
            tryVerify(() => Puzzles.state === "begun" && !Puzzles.busy, 20000)
            if (row.shown) Puzzles.showSolution()
            tryVerify(() => !Puzzles.busy)
            walkRound()
        }
        function test_progress(): void {
            startAgainst("guard")
            click("h8")
            waitForTurn()
            GameController.verbs.resign.trigger()
            GameController.verbs.resign.trigger()
            GameController.leave()
            pages.current = "progress"
            tryVerify(() => Progress.games > 0, 20000)
            walkRound()
        }
        function test_teacher(): void {
            Settings.newGame.teacher = true
            start()
            play("a1 h8 a3 i8 a5 g8")
            walkRound()
            play("o15")
            tryVerify(() => TablePanel.teacher.speaking, 60000)
            walkRound()
            keyClick(Qt.Key_BracketRight)
            walkRound()
        }
        function test_lookBack(): void {
            Settings.study.lookBackSeconds = 0.1
            start()
            play("a15 i9 h8 h10 i8 j9 j8 a1 k8 a2 l8")
            keyClick(Qt.Key_L)
            tryVerify(() => !Study.lookBack.running, 120000)
            GameController.showPly(8)
            walkRound()
        }
    }
}
