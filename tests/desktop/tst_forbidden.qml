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
        name: "Forbidden"
        pages: pages

        function doubleThree(): void {
            Settings.newGame.rule = "renju"
            start()
            play("d9 i10 f9 i8 h8 j8 i7 h7 l8 g7 n10 l7")
            compare(plies(), 12)
        }

        function test_aForbiddenPointIsRefusedAndExplained(): void {
            doubleThree()
            click("g9")
            compare(plies(), 12)
            compare(lastMessage(), chinese ? "G9 是黑棋的禁手：三三" : "G9 is forbidden for Black: double three")
        }

        function test_hoveringItShowsBothThrees(): void {
            doubleThree()
            hover("g9")
            compare(TablePanel.foul.reasons.length, 2)
            compare(child("foulQuestion").text, chinese ? "G9 为什么是禁手" : "Why not G9?")
            hover("a1")
            compare(TablePanel.foul.reasons.length, 0)
        }

        function test_whiteMayPlayThere(): void {
            doubleThree()
            click("a1")
            click("g9")
            compare(plies(), 14)
        }

        function test_theComputerAsBlackRespectsThem(): void {
            Settings.newGame.rule = "renju"
            startAgainst("gametree:depth=2", "white")
            tryCompare(GameController.moves, "plies", 1, 60000)
            click("a1")
            waitForTurn()
            compare(plies(), 3)
        }
    }
}
