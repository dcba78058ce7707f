import QtQuick
import QtTest
import Tianyuan

/// Games are played through the window, and the page tells how they went.
Item {
    id: root

    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Progress"
        pages: pages

        function cleanup(): void {
            GameController.leave()
            pages.current = "start"
        }
        function openProgress(): void {
            pages.current = "learn"
            press("learn-progress")
            compare(pages.current, "progress")
            tryVerify(() => Progress.known)
            grabImage(pages)
        }
        function loseAgainst(opponent: string): void {
            startAgainst(opponent)
            click("h8")
            waitForTurn()
            resign()
            GameController.leave()
        }

        function test_1_withoutGamesItSaysSoAndProposesTheFirstOpponent(): void {
            openProgress()
            verify(!Progress.rated)
            verify(child("ratingLine").text !== "")
            verify(!child("progressExport").enabled)
            compare(child("evenName").text, chinese ? "嫩芽" : "Sprout")
        }
        function test_2_aGameGivesARatingAndALineInEveryTable(): void {
            loseAgainst("guard")
            openProgress()
            tryCompare(Progress, "games", 1, 20000)
            verify(Progress.rated)
            compare(child("rating").text, String(Progress.rating))
            verify(Progress.rating < 1200, "a loss against the weakest")
            compare(Progress.tables.length, 3)
            compare(Progress.tables[0].lines[0].lost, 1)
            compare(Progress.tables[1].lines[0].name, chinese ? "黑方" : "Black")
            compare(Progress.days, 1)
            compare(Progress.recentDays[83], 1)
            verify(child("dayLine").text.includes("1"))
            verify(child("learn-progress").news.includes(String(Progress.rating)))
        }
        function test_3_twoPlayersAtOneBoardDoNotCount(): void {
            start()
            play("h8 a1 h9 a3 h10 a5 h11 a7 h12")
            verify(GameController.over)
            GameController.leave()
            openProgress()
            wait(50)
            compare(Progress.games, 1)
        }
        function test_4_oneClickStartsTheEvenGame(): void {
            openProgress()
            press("playEven")
            compare(pages.current, "play")
            compare(Settings.newGame.opponent, Progress.evenOpponent)
            compare(Settings.newGame.mode, "computer")
        }
        function test_5_everythingCanBeExported(): void {
            openProgress()
            tryVerify(() => Progress.games > 0)
            const json = workshop.path("progress.json"), csv = workshop.path("progress.csv")
            Progress.exportTo(workshop.url(json))
            verify(JSON.parse(workshop.read("progress.json")).games.length > 0)
            Progress.exportTo(workshop.url(csv))
            verify(workshop.read("progress.csv").includes("guard,810,black"))
            Progress.exportTo(workshop.url("/dev/null/nowhere.json"))
            tryVerify(() => child("message").text !== "")
        }
        function test_5_leavingWhileItIsWorkedOutIsNoMatter(): void {
            pages.current = "progress"
            keyClick(Qt.Key_Escape)
            compare(pages.current, "learn")
            press("learn-progress")
            tryVerify(() => Progress.games > 0)
            press("progressDelete")
            verify(child("progressWarning").visible)
            keyClick(Qt.Key_Escape)
            press("learn-progress")
            verify(!child("progressWarning").visible, "who left did not want to delete")
            verify(Progress.games > 0)
        }
        function test_6_deletingAsksOnceAndKeepsTheGames(): void {
            Course.open(0)
            Course.restart()
            Course.play(Qt.point(4, 4))
            verify(Course.contents.news !== "")
            openProgress()
            tryVerify(() => Progress.games > 0)
            wait(1100)  // what is kept counts seconds
            press("progressDelete")
            verify(child("progressWarning").visible)
            verify(Progress.games > 0)
            press("progressDelete")
            tryCompare(Progress, "games", 0)
            verify(!Progress.rated)
            compare(Course.contents.news, "")
            GameLibrary.refresh()
            tryVerify(() => GameLibrary.count > 0)
        }
    }
}
