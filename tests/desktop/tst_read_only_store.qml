import QtQuick
import QtTest
import Tianyuan

/// The library of this test has a game in it, and cannot be written before somebody allows it.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "ReadOnlyStore"
        pages: pages

        function cleanup(): void { shelf.setReadOnly(true) }

        function saidThatNothingIsSaved(): void {
            tryVerify(() => TablePanel.notes.notice !== "", 20000)
            verify(child("notice").visible)
            verify(TablePanel.notes.noticeWhy.includes(chinese ? "只读" : "read-only"), TablePanel.notes.noticeWhy)
        }

        function test_1_whatIsInTheLibraryCanStillBeRead(): void {
            pages.open("library")
            tryCompare(GameLibrary, "count", 1, 20000)
            tryVerify(() => GameLibrary.entry(0).there, 20000)
            compare(GameLibrary.trouble, "")
            verify(GameLibrary.entry(0).title.includes("Lin"))
            pages.open("start")
        }

        function test_2_theGameGoesOnAndTheWindowSaysThatItIsNotSaved(): void {
            start()
            click("h8")
            saidThatNothingIsSaved()
            Settings.look.language = chinese ? "en" : "zh"
            saidThatNothingIsSaved()
            Settings.look.language = "system"
            play("a2 i8 a3 j8 a4 k8 a15 l8")
            verify(GameController.over)
            press("again")
            compare(plies(), 0)
        }

        function test_3_aGameThatIsLeftCanBeTakenUpAgain(): void {
            start()
            play("h8 i9 j10")
            saidThatNothingIsSaved()
            press("back")
            compare(pages.current, "start")
            tryVerify(() => child("resumeCard").visible, 20000)
            press("resume")
            compare(plies(), 3)
            click("a1")
            compare(plies(), 4)
            saidThatNothingIsSaved()
        }

        function test_4_everythingIsSavedAsSoonAsItCanBe(): void {
            start()
            play("h8 i9")
            saidThatNothingIsSaved()
            shelf.setReadOnly(false)
            click("a1")
            tryCompare(TablePanel.notes, "notice", "", 20000)
            GameController.leave()
            // The one that was there, the whole one, the one that was left, and this one.
            pages.open("library")
            tryCompare(GameLibrary, "count", 4, 20000)
            tryVerify(() => [0, 1, 2, 3].every(row => GameLibrary.entry(row).there), 20000)
            const abouts = [0, 1, 2, 3].filter(row => GameLibrary.entry(row).running).map(row => GameLibrary.entry(row).about)
            compare(abouts.length, 2)
            verify(abouts.some(about => about.includes(chinese ? "3 手" : "3 moves")), abouts)
            verify(abouts.some(about => about.includes(chinese ? "4 手" : "4 moves")), abouts)
            pages.open("start")
            tryVerify(() => UnfinishedGame.exists, 20000)
            UnfinishedGame.resume()
            compare(plies(), 3)
        }
    }
}
