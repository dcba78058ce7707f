import QtQuick
import QtTest
import Tianyuan

/// Restart, switching sides and leaving are there at any moment of a game.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "AnyMoment"
        pages: pages

        readonly property string hanging: "cmd:" + badEngine + " hang-on-move"

        function begin(moves: string): void {
            Settings.newGame.name = "Ann"
            Settings.newGame.secondName = "Bo"
            start()
            if (moves !== "") play(moves)
        }

        readonly property var moments: ({
            "the board is empty": () => begin(""),
            "between people": () => begin("h8 i9"),
            "one's turn": () => { startAgainst("scoremap"); click("h8"); waitForTurn() },
            "the computer thinks": () => { startAgainst(hanging); click("h8"); verify(GameController.thinking) },
            "an earlier move is shown": () => { begin("h8 i9"); keyClick(Qt.Key_PageUp) },
            "a draw is offered": () => { begin("h8 i9"); press("offerDraw") },
            "a hint is on its way": () => { begin("h8 i9"); keyClick(Qt.Key_H) },
            "the game is over": () => { begin("a1 a2 b1 b2 c1 c2 d1 d2 e1"); verify(GameController.over) },
            "computers are watched": () => {
                Settings.newGame.mode = "watch"
                Settings.newGame.opponent = hanging
                Settings.newGame.secondOpponent = "guard"
                start()
            },
            "the opening asks": () => { Settings.newGame.opening = "swap2"; begin("h8 i9 g10") }
        })
        function rows(): var { return Object.keys(moments).map(each => ({tag: each})) }
        function reach(moment: string): void {
            Settings.play.thinkSeconds = 60
            moments[moment]()
        }

        function test_restart_data(): var { return rows() }
        function test_restart(data: var): void {
            reach(data.tag)
            press("restart")
            verify(GameController.active && !GameController.over && !GameController.lookingBack)
            compare(plies(), 0)
            compare(TablePanel.notes.drawOffer, "")
        }

        function test_switchSides_data(): var { return rows() }
        function test_switchSides(data: var): void {
            reach(data.tag)
            const lower = TablePanel.lower.name, stone = TablePanel.lower.stone
            const over = GameController.over, before = plies()
            press("switchSides")
            if (data.tag === "the opening asks") {
                compare(lastMessage(), chinese ? "黑白由开局规则决定" : "The opening decides who has which colour.")
                compare(TablePanel.lower.name, lower)
            } else {
                verify(TablePanel.lower.name !== lower || TablePanel.lower.stone !== stone)
                compare(plies(), over ? 0 : before)
                verify(!GameController.over)
            }
        }

        function test_leave_data(): var { return rows() }
        function test_leave(data: var): void {
            reach(data.tag)
            press("back")
            compare(pages.current, "start")
            verify(!GameController.active)
        }
    }
}
