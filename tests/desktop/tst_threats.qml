import QtQuick
import QtTest
import Tianyuan

Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Threats"
        pages: pages

        function test_foursAndOpenThreesOfBothSidesAreShown(): void {
            start()
            play("h8 a1 i8 b1 j8 c1 o15 d1")
            const plain = grabImage(board())
            press("threatsToggle")
            tryVerify(() => Study.threats.black.length === 1)
            verify(Study.threats.black[0].includes(chinese ? "活三 H8 I8 J8" : "Open three H8 I8 J8"))
            compare(Study.threats.white.length, 1)
            verify(Study.threats.white[0].includes(chinese ? "冲四 A1 B1 C1 D1" : "Four A1 B1 C1 D1"))
            verify(child("threatPanel").visible)
            verify(!grabImage(board()).equals(plain))
            keyClick(Qt.Key_T)
            compare(Study.threats.black.length, 0)
            verify(grabImage(board()).equals(plain))
        }

        function test_aForcedWinIsPlayedOutStepByStep(): void {
            start()
            // Two open twos that cross in h8.
            play("i8 a1 j8 a3 h9 o15 h10 o13")
            Settings.study.threatsShown = true
            tryVerify(() => Study.threats.blackWin !== "", 60000)
            press("blackPlayOut")
            compare(Study.threats.playing, "black")
            compare(Study.threats.step, 1)
            verify(Study.threats.steps >= 3)
            const first = grabImage(board())
            press("stepOn")
            compare(Study.threats.step, 2)
            verify(!grabImage(board()).equals(first))
            keyClick(Qt.Key_BracketRight)
            compare(Study.threats.step, 3)
            keyClick(Qt.Key_BracketLeft)
            press("stepBack")
            compare(Study.threats.step, 1)
            press("stepEnd")
            compare(Study.threats.playing, "")
            compare(plies(), 8)
        }

        function test_aQuietPositionSaysSoAndTheThreatsFollowTheGame(): void {
            start()
            Settings.study.threatsShown = true
            play("h8 i9")
            tryVerify(() => child("noThreats").visible, 60000)
            play("h9 a1 h10")
            tryVerify(() => Study.threats.black.length === 1)
        }

        function test_aHintComesInThreeSteps(): void {
            start()
            play("h8 a1 i8 a3 j8 a5")
            press("hint")
            tryVerify(() => GameController.verbs.hint.enabled, 60000)
            verify(lastMessage().includes(chinese ? "看看中央的横线" : "Look at the centre, along a row"))
            const area = grabImage(board())
            press("hint")
            verify(lastMessage().includes(chinese ? "活四" : "open four"))
            keyClick(Qt.Key_H)
            verify(lastMessage().includes(chinese ? "试试" : "Try"))
            verify(!grabImage(board()).equals(area))
            click("k8")
            play("a7")
            press("hint")
            tryVerify(() => GameController.verbs.hint.enabled, 60000)
            verify(!lastMessage().includes(chinese ? "试试" : "Try"))
        }
    }
}
