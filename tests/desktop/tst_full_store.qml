import QtQuick
import QtTest
import Tianyuan

/// The disk of this test runs full when it is told to.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "FullStore"
        pages: pages

        function cleanup(): void { testDisk.setFull(false) }

        function test_aDiskThatRunsFullInMidGameLosesNothing(): void {
            start()
            play("h8 i9")
            compare(TablePanel.notes.notice, "")
            testDisk.setFull(true)
            click("a1")
            tryVerify(() => TablePanel.notes.notice !== "", 20000)
            verify(child("notice").visible)
            verify(TablePanel.notes.noticeWhy !== "")
            play("a2 a3 a4")
            compare(plies(), 6)
            testDisk.setFull(false)
            click("o15")
            tryVerify(() => TablePanel.notes.notice === "", 20000)
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
            UnfinishedGame.resume()
            compare(plies(), 7)
            compare(move(3), "A1")
            compare(move(7), "O15")
        }

        function test_aGameThatIsLeftOnAFullDiskCanBeTakenUpAgain(): void {
            start()
            play("h8 i9")
            testDisk.setFull(true)
            play("a1 a2")
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
            UnfinishedGame.resume()
            compare(plies(), 4)
            testDisk.setFull(false)
            click("o15")
            tryVerify(() => TablePanel.notes.notice === "", 20000)
        }

        function test_aGameOnAFullDiskIsPlayedToItsEnd(): void {
            testDisk.setFull(true)
            start()
            play("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            verify(GameController.over)
            tryVerify(() => child("resultTitle").visible)
            tryVerify(() => TablePanel.notes.notice !== "", 20000)
            press("again")
            compare(plies(), 0)
        }
    }
}
