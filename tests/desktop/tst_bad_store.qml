import QtQuick
import QtTest
import Tianyuan

/// The library of this test is where none can be.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "BadStore"
        pages: pages

        function test_theGameGoesOnAndTheWindowSaysThatItIsNotSaved(): void {
            start()
            click("h8")
            tryVerify(() => TablePanel.notes.notice !== "", 20000)
            verify(child("notice").visible)
            verify(TablePanel.notes.noticeWhy !== "")
            play("a2 i8 a3 j8 a4 k8 a15 l8")
            verify(GameController.over)
        }

        function test_aGameThatIsLeftCanBeTakenUpAgain(): void {
            start()
            play("h8 i9")
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
            UnfinishedGame.resume()
            compare(plies(), 2)
            click("a1")
            compare(plies(), 3)
        }

        function test_thePageOfGamesSaysWhyThereAreNone(): void {
            pages.open("library")
            tryVerify(() => GameLibrary.trouble !== "", 20000)
            pages.open("start")
        }
    }
}
