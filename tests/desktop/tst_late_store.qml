import QtQuick
import QtTest
import Tianyuan

/// The library of this test has no place before somebody makes one, while the program runs.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "LateStore"
        pages: pages

        function test_1_untilThenNothingIsSavedAndTheWindowSaysSo(): void {
            start()
            play("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            verify(GameController.over)
            tryVerify(() => TablePanel.notes.notice !== "", 20000)
            start()
            play("h8 i9")
            tryVerify(() => TablePanel.notes.notice !== "", 20000)
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
            pages.open("library")
            tryVerify(() => GameLibrary.trouble !== "", 20000)
            pages.open("start")
        }

        function test_2_thenEverythingIsThere(): void {
            start()
            click("h8")
            tryVerify(() => TablePanel.notes.notice !== "", 20000)
            libraryFolder.allow()
            click("i9")
            tryCompare(TablePanel.notes, "notice", "", 20000)
            GameController.leave()
            pages.open("library")
            // The whole one, the one that was left, and this one.
            tryCompare(GameLibrary, "count", 3, 20000)
            compare(GameLibrary.trouble, "")
            pages.open("start")
            tryVerify(() => UnfinishedGame.exists, 20000)
            UnfinishedGame.resume()
            compare(plies(), 2)
        }
    }
}
