import QtQuick
import QtTest
import Tianyuan

/// Undo in every state of the table, by its button, by a right click and by Backspace.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        id: undo
        name: "Undo"
        pages: pages

        readonly property string hanging: "cmd:" + badEngine + " hang-on-move"
        readonly property var nothing: ["There is nothing to take back.", "没有可以悔的棋。"]
        readonly property var onlyTheirs: ["Only the computer has played so far; there is nothing of yours to take back.",
                                           "目前只有电脑下过棋，没有可悔的棋。"]
        readonly property var atStart: ["This is the start of the game.", "这已是开局"]
        readonly property var watching: ["Two computers play; you watch.", "两位电脑棋手在下，你在观战"]

        function takeBack(way: string, button: string): void {
            if (way === "button") press(button)
            else if (way === "right click") rightClick()
            else keyClick(Qt.Key_Backspace)
        }
        function begin(moves: string): void {
            start()
            if (moves !== "") play(moves)
        }
        function beginOpening(protocol: string, moves: string): void {
            Settings.newGame.opening = protocol
            begin(moves)
        }
        function finish(): void {
            begin("a1 a2 b1 b2 c1 c2 d1 d2 e1")
            verify(GameController.over)
        }
        function round(): void {
            click("h8")
            waitForTurn()
        }
        function read(): void {
            Files.openText("h8h9i9g7")
            tryVerify(() => GameController.reading, 20000)
        }
        function theComputerHasPlacedThree(): void {
            Settings.newGame.opening = "swap2"
            startAgainst("scoremap", "white")
            tryVerify(() => TablePanel.guide.choices.length > 0 && !GameController.thinking, 60000)
            compare(plies(), 3)
        }

        /// Each state: how one gets there, and how many moves there are, and are shown, after one undo; or why there is
        /// none. `then` looks at the rest.
        readonly property var states: ({
            "people, before the first stone": {to: () => begin(""), reason: nothing},
            "people, one's turn": {to: () => begin("h8 i9 j10"), plies: 2},
            "people, after a pass": {to: () => { begin("h8"); press("pass") }, plies: 1},
            "computer, before the first stone": {
                to: () => startAgainst("scoremap"), reason: nothing,
                // A right click lets the computer start.
                rightClick: () => tryCompare(GameController.moves, "plies", 1, 60000)
            },
            "computer, before its first stone": {to: () => startAgainst(hanging, "white"), reason: nothing},
            "computer, only its stone stands": {
                to: () => { startAgainst("scoremap", "white"); tryCompare(GameController.moves, "plies", 1, 60000) },
                reason: onlyTheirs
            },
            "computer, one's turn as Black": {to: () => { startAgainst("scoremap"); round() }, plies: 0},
            "computer, one's turn as White": {
                to: () => {
                    startAgainst("scoremap", "white")
                    tryCompare(GameController.moves, "plies", 1, 60000)
                    click("a1")
                    waitForTurn()
                },
                plies: 1
            },
            "computer, while it thinks": {
                to: () => { startAgainst(hanging); click("h8"); verify(GameController.thinking) }, plies: 0,
                then: () => verify(!GameController.thinking)
            },
            "computers, watched": {
                to: () => { Settings.newGame.mode = "watch"; Settings.newGame.opponent = hanging; Settings.newGame.secondOpponent = "guard"; start() },
                reason: watching
            },

            "opening, nothing placed": {to: () => beginOpening("swap2", ""), reason: nothing},
            "opening, stones placed": {
                to: () => beginOpening("swap2", "h8 i9"), plies: 1, then: () => verify(TablePanel.guide.active)
            },
            "opening, asked for a choice": {
                to: () => beginOpening("swap2", "h8 i9 g10"), plies: 2, then: () => compare(TablePanel.guide.choices.length, 0)
            },
            "opening, something chosen": {
                to: () => { beginOpening("swap2", "h8 i9 g10"); press("choice0") }, plies: 3,
                then: () => verify(TablePanel.guide.choices.length > 0)
            },
            "opening, only the computer's stones stand": {to: () => theComputerHasPlacedThree(), reason: onlyTheirs},
            "opening, something chosen against the computer": {
                to: () => {
                    theComputerHasPlacedThree()
                    TablePanel.guide.choose(2)
                    click("a1")
                    click("a2")
                    tryVerify(() => !GameController.thinking, 60000)
                },
                plies: 4,
                then: () => verify(TablePanel.guide.active)
            },

            "over, won": {to: () => finish(), plies: 9, shown: 8},
            "over, a game between people resigned": {to: () => { begin("h8 i9"); resign() }, plies: 2, shown: 1},
            "over, lost to the computer": {
                to: () => { startAgainst("guard"); round(); resign() }, plies: 2, shown: 1
            },
            "over, a draw agreed": {
                to: () => { begin("h8 i9"); press("offerDraw"); press("acceptDraw") }, plies: 2, shown: 1
            },
            "over, a full board": {
                to: () => {
                    Settings.newGame.size = 5
                    begin("a1 b1 c1 d1 e1 a2 c2 b2 e2 d2 b3 a3 d3 c3 a4 e3 c4 b4 e4 d4 a5 c5 b5 e5 d5")
                },
                plies: 25, shown: 24
            },
            "over, out of time": {
                to: () => { Settings.newGame.time = "100ms"; begin("h8"); tryVerify(() => GameController.over, 20000) },
                plies: 1, shown: 0
            },
            "over, the engine failed": {
                to: () => {
                    startAgainst("cmd:" + badEngine + " crash-on-move")
                    click("h8")
                    tryVerify(() => TablePanel.result.failed, 60000)
                },
                plies: 1, shown: 0
            },
            "over, back at the start": {to: () => { finish(); keyClick(Qt.Key_Home) }, reason: atStart},
            "over, played on from an earlier move": {
                to: () => { finish(); GameController.showPly(7); GameController.verbs.playFromHere.trigger() }, plies: 6
            },

            "an earlier move is shown": {to: () => { begin("h8 i9 j10"); keyClick(Qt.Key_PageUp) }, plies: 3, shown: 1},
            "reading": {to: () => read(), plies: 4, shown: 3},
            "reading, at the start": {to: () => { read(); keyClick(Qt.Key_Home) }, reason: atStart},
            "looking back": {
                to: () => { finish(); tryVerify(() => child("lookBack").visible); press("lookBack") },
                plies: 9, shown: 8, button: "previous"
            },
            "taken up again": {
                to: () => {
                    begin("h8 i9")
                    GameController.leave()
                    tryVerify(() => UnfinishedGame.exists, 20000)
                    UnfinishedGame.resume()
                },
                plies: 1
            },

            "an occupied crossing was refused": {
                to: () => begin("h8 h8"), plies: 0, then: () => verify(!child("bubble").shown)
            },
            "a foul was refused": {
                to: () => {
                    Settings.newGame.rule = "renju"
                    begin("d9 i10 f9 i8 h8 j8 i7 h7 l8 g7 n10 l7 g9")
                    compare(plies(), 12)
                    verify(child("bubble").shown)
                },
                plies: 11,
                then: () => { verify(!child("bubble").shown); compare(TablePanel.foul.question, "") }
            },
            "a draw was offered": {
                to: () => { begin("h8 i9"); press("offerDraw") }, plies: 1, then: () => compare(TablePanel.notes.drawOffer, "")
            },
            "a hint is on its way": {
                to: () => { begin("h8 i9"); keyClick(Qt.Key_H); verify(!GameController.verbs.hint.enabled) }, plies: 1,
                then: () => verify(GameController.verbs.hint.enabled)
            },
            "a crossing is to be confirmed": {
                to: () => { Settings.play.click = "confirm"; begin("h8 h8 i9"); compare(plies(), 1) }, plies: 0,
                then: () => { click("i9"); compare(plies(), 0, "what was to be confirmed is forgotten") }
            }
        })

        function test_undo_data(): var {
            const rows = []
            for (const state in states) {
                for (const way of ["button", "right click", "Backspace"]) rows.push({tag: state + ": " + way, state: state, way: way})
            }
            return rows
        }
        function test_undo(data: var): void {
            Settings.play.thinkSeconds = 60
            const state = states[data.state]
            state.to()
            const before = plies(), shown = GameController.shownPly
            if (data.way === "right click" && state.rightClick) {
                rightClick()
                return state.rightClick()
            }
            const button = child(state.button ?? "undo")
            if (state.reason) {
                compare(GameController.verbs.undo.reason, state.reason[chinese ? 1 : 0])
                compare(button.ink, Theme.disabled)
                compare(button.Accessible.description, GameController.verbs.undo.reason)
            } else {
                verify(GameController.verbs.undo.enabled, GameController.verbs.undo.reason)
            }
            takeBack(data.way, state.button ?? "undo")
            if (state.reason) {
                compare(lastMessage(), state.reason[chinese ? 1 : 0])
                compare(plies(), before)
                compare(GameController.shownPly, shown)
            } else {
                compare(plies(), state.plies)
                compare(GameController.shownPly, state.shown ?? state.plies)
                if (state.then) state.then()
            }
        }
        function cleanup(): void { Study.lookBack.close() }

        function test_afterTheEndTheButtonSaysThatItOnlyWalks(): void {
            begin("h8 i9")
            compare(child("undo").text, chinese ? "悔棋" : "Undo")
            keyClick(Qt.Key_PageUp)
            compare(child("undo").text, chinese ? "上一手" : "Previous")
            keyClick(Qt.Key_End)
            compare(child("undo").text, chinese ? "悔棋" : "Undo")
        }
    }
}
