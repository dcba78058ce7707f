import QtQuick
import QtTest
import Tianyuan

/// Clocks stand while somebody wants them to, and while the board is not in sight.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Pause"
        pages: pages

        function begin(): void {
            Settings.newGame.time = "10m"
            start()
            click("h8")
        }
        function seconds(): int {
            const [minutes, rest] = TablePanel.upper.clock.split(":")
            return 60 * Number(minutes) + Number(rest)
        }
        function cleanup(): void { pages.current = GameController.active ? "play" : "start" }

        function test_aClickOnTheBoardGoesOn(): void {
            begin()
            press("menu")
            tryVerify(() => findChild(pages, "gameMenu").opened)
            const entry = findChild(findChild(pages, "gameMenu").contentItem, "menuPause")
            grabImage(entry)
            mouseClick(entry)
            tryVerify(() => TablePanel.paused)
            verify(TablePanel.upper.line.includes(chinese ? "暂停" : "Paused"))
            const before = seconds()
            wait(1200)
            compare(seconds(), before)
            click("i9")
            verify(!TablePanel.paused)
            compare(plies(), 1)
            click("i9")
            compare(plies(), 2)
        }

        function test_aClickOnAClockPauses(): void {
            begin()
            press("clock-upper")
            verify(TablePanel.paused)
            press("clock-upper")
            verify(!TablePanel.paused)
        }

        /// Settings, games and sheets lie over the board.
        function test_clocksStandWhileTheBoardIsCovered_data(): var {
            return ["settings", "library", "setup", "help"].map(each => ({ tag: each }))
        }
        function test_clocksStandWhileTheBoardIsCovered(data: var): void {
            begin()
            const help = findChild(pages, "help")
            if (data.tag === "help") help.open()
            else pages.open(data.tag)
            tryVerify(() => pages.covered)
            const before = seconds()
            wait(1200)
            compare(seconds(), before)
            if (data.tag === "help") help.close()
            pages.current = "play"
            tryVerify(() => !pages.covered)
            tryVerify(() => seconds() < before, 5000)
        }

        function test_withoutAClockItSaysSo(): void {
            start()
            verify(!GameController.verbs.pause.enabled)
            verify(GameController.verbs.pause.reason !== "")
        }

        function test_computersThatAreWatchedRestAndGoOn(): void {
            Settings.newGame.mode = "watch"
            Settings.newGame.opponent = "guard"
            Settings.newGame.secondOpponent = "guard"
            Settings.play.watchSpeed = "fast"
            start()
            tryVerify(() => plies() >= 2, 60000)
            press("watchPause")
            verify(TablePanel.paused)
            tryVerify(() => !GameController.thinking, 60000)
            const before = plies()
            wait(500)
            compare(plies(), before)
            press("watchPause")
            tryVerify(() => plies() > before, 60000)
        }

        /// The speed is changed while they play.
        function test_theyPlayAsFastAsOneWants(): void {
            Settings.newGame.mode = "watch"
            Settings.newGame.opponent = "guard"
            Settings.newGame.secondOpponent = "guard"
            Settings.play.thinkSeconds = 5
            start()
            press("segment-slow")
            compare(Settings.play.watchSpeed, "slow")
            const before = plies()
            wait(1500)
            verify(plies() <= before + 2)
            press("segment-fast")
            tryVerify(() => plies() >= before + 8, 6000)
        }
    }
}
