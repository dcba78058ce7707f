import QtQuick
import QtTest
import Tianyuan

/// Every key that the help sheet names does what it says.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }
    SignalSpy { id: quits; target: pages; signalName: "quitWanted" }
    SignalSpy { id: said; target: GameController; signalName: "said" }

    GameTest {
        id: keys
        name: "Keys"
        pages: pages

        function cursor(): string { return board().hovered.x + " " + board().hovered.y }
        function begin(moves: string): void {
            start()
            if (moves !== "") play(moves)
            board().board.forceActiveFocus()
        }
        function finish(): void { begin("a1 a2 b1 b2 c1 c2 d1 d2 e1") }
        /// The first arrow shows the cursor, the second moves it.
        function moves(key: int, dx: int, dy: int): void {
            begin("")
            mouseMove(pages, 1, 1)
            keyClick(key)
            const from = cursor().split(" ").map(Number)
            keyClick(key)
            compare(cursor(), (from[0] + dx) + " " + (from[1] + dy))
        }
        function playsAtCursor(key: int): void {
            begin("")
            mouseMove(pages, 1, 1)
            keyClick(Qt.Key_Up)
            const at = cursor().split(" ").map(Number)
            keyClick(key)
            compare(move(1), String.fromCharCode(65 + at[0]) + (15 - at[1]))
        }
        function takesBack(key: int, modifiers: int): void {
            begin("h8 i9")
            keyClick(key, modifiers)
            compare(plies(), 1)
        }
        function bringsBack(key: int, modifiers: int): void {
            begin("h8 i9")
            keyClick(Qt.Key_Backspace)
            keyClick(key, modifiers)
            compare(plies(), 2)
        }
        function opensHelp(key: var): void {
            keyClick(key)
            const help = findChild(pages, "help")
            tryCompare(help, "opened", true)
            help.close()
            tryCompare(help, "visible", false)
        }
        function answers(number: int): void {
            Settings.newGame.opening = "swap"
            begin("h8 i9 g10")
            keyClick(Qt.Key_0 + number)
            compare(TablePanel.guide.active, number > 2)
        }

        function toggles(key: int, setting: string): void {
            begin("h8")
            const before = Settings.study[setting]
            keyClick(key)
            compare(Settings.study[setting], !before)
        }

        /// Keys that need a teacher, a judged game, a forced win, a file or a library: the tests of those press them.
        readonly property var elsewhere: ["A", "G", "N", "B", "[", "]", "Ctrl+O", "Ctrl+V", "Ctrl+S", "Ctrl+Shift+S", "Ctrl+C",
                                          "Ctrl+Shift+C", "Ctrl+E", "Ctrl+T", "Ctrl+L", "/", "Ctrl+F", "Del"]
        /// What each key does, by its name on the sheet.
        readonly property var deeds: ({
            "←": () => moves(Qt.Key_Left, -1, 0),
            "→": () => moves(Qt.Key_Right, 1, 0),
            "↑": () => moves(Qt.Key_Up, 0, -1),
            "↓": () => moves(Qt.Key_Down, 0, 1),
            "Enter": () => playsAtCursor(Qt.Key_Return),
            "Space": () => playsAtCursor(Qt.Key_Space),
            "Backspace": () => takesBack(Qt.Key_Backspace, Qt.NoModifier),
            "right click": () => {
                begin("h8 i9")
                rightClick()
                compare(plies(), 1)
            },
            "Ctrl+R": () => {
                begin("h8 i9")
                GameController.leave()
                tryVerify(() => UnfinishedGame.exists, 20000)
                keyClick(Qt.Key_R, Qt.ControlModifier)
                compare(pages.current, "play")
                compare(plies(), 2)
            },
            "U": () => takesBack(Qt.Key_U, Qt.NoModifier),
            "Ctrl+Z": () => takesBack(Qt.Key_Z, Qt.ControlModifier),
            "Y": () => bringsBack(Qt.Key_Y, Qt.NoModifier),
            "Ctrl+Y": () => bringsBack(Qt.Key_Y, Qt.ControlModifier),
            "H": () => {
                begin("h8 a1 i8 a2 j8 a3")
                said.clear()
                keyClick(Qt.Key_H)
                tryVerify(() => said.count > 0, 60000)
                verify(lastMessage() !== "")
            },
            "S": () => {
                Settings.newGame.name = "Ann"
                begin("h8")
                keyClick(Qt.Key_S)
                compare(TablePanel.upper.name, "Ann")
            },
            "P": () => {
                begin("h8")
                keyClick(Qt.Key_P)
                compare(plies(), 2)
            },
            "M": () => {
                begin("h8")
                for (const wanted of ["last", "all", "off"]) {
                    keyClick(Qt.Key_M)
                    compare(Settings.look.numbers, wanted)
                }
            },
            "1": () => answers(1),
            "…": () => answers(2),
            "9": () => answers(9),
            "Ctrl+N": () => {
                begin("h8 i9")
                keyClick(Qt.Key_N, Qt.ControlModifier)
                compare(plies(), 0)
                verify(GameController.active)
            },
            "Ctrl+D": () => {
                begin("h8")
                keyClick(Qt.Key_D, Qt.ControlModifier)
                verify(TablePanel.notes.drawOffer !== "")
            },
            "Ctrl+G": () => {
                begin("h8")
                keyClick(Qt.Key_G, Qt.ControlModifier)
                verify(!GameController.over)
                keyClick(Qt.Key_G, Qt.ControlModifier)
                verify(GameController.over)
            },
            "Ctrl+P": () => {
                Settings.newGame.time = "10m"
                begin("h8")
                keyClick(Qt.Key_P, Qt.ControlModifier)
                verify(TablePanel.paused)
                keyClick(Qt.Key_P, Qt.ControlModifier)
                verify(!TablePanel.paused)
            },
            "PgUp": () => {
                finish()
                keyClick(Qt.Key_PageUp)
                compare(GameController.shownPly, 8)
            },
            "PgDn": () => {
                finish()
                keyClick(Qt.Key_Home)
                keyClick(Qt.Key_PageDown)
                compare(GameController.shownPly, 1)
            },
            "Home": () => {
                finish()
                keyClick(Qt.Key_Home)
                compare(GameController.shownPly, 0)
            },
            "End": () => {
                finish()
                keyClick(Qt.Key_Home)
                keyClick(Qt.Key_End)
                compare(GameController.shownPly, 9)
            },
            "E": () => toggles(Qt.Key_E, "engineShown"),
            "T": () => toggles(Qt.Key_T, "threatsShown"),
            "W": () => toggles(Qt.Key_W, "proofShown"),
            "V": () => {
                begin("h8")
                for (const wanted of ["colour", "number", "off"]) {
                    keyClick(Qt.Key_V)
                    compare(Settings.study.scoreMap, wanted)
                }
            },
            "L": () => {
                finish()
                keyClick(Qt.Key_L)
                tryVerify(() => Study.lookBack.opened)
            },
            "F1": () => opensHelp(Qt.Key_F1),
            "?": () => opensHelp("?"),
            "F2": () => {
                keyClick(Qt.Key_F2)
                compare(pages.current, "learn")
                pages.open("start")
            },
            "Ctrl+,": () => {
                keyClick(Qt.Key_Comma, Qt.ControlModifier)
                compare(pages.current, "settings")
                pages.open("start")
            },
            "Ctrl+U": () => {
                keyClick(Qt.Key_U, Qt.ControlModifier)
                compare(pages.current, "puzzles")
                pages.open("start")
            },
            "Esc": () => {
                begin("h8")
                keyClick(Qt.Key_Escape)
                compare(pages.current, "start")
            },
            "F10": () => {
                begin("h8")
                keyClick(Qt.Key_F10)
                tryCompare(findChild(pages, "gameMenu"), "opened", true)
                findChild(pages, "gameMenu").close()
                tryCompare(findChild(pages, "gameMenu"), "visible", false)
            },
            "Tab": () => {
                child("startButton").forceActiveFocus()
                keyClick(Qt.Key_Tab)
                verify(!child("startButton").activeFocus)
            },
            "F11": () => {
                keyClick(Qt.Key_F11)
                tryCompare(pages.Window.window, "visibility", Window.FullScreen)
                keyClick(Qt.Key_F11)
                tryVerify(() => pages.Window.window.visibility !== Window.FullScreen)
            },
            "Ctrl+Q": () => {
                quits.clear()
                keyClick(Qt.Key_Q, Qt.ControlModifier)
                compare(quits.count, 1)
            }
        })

        function test_everyKeyOfTheHelpSheet_data(): var {
            const before = Settings.look.language
            Settings.look.language = "en"
            const rows = []
            for (const group of findChild(pages, "keyTable").groups) {
                for (const row of group.rows) {
                    for (const key of row.keys.filter(each => !elsewhere.includes(each))) rows.push({tag: row.what + ": " + key, key: key})
                }
            }
            Settings.look.language = before
            return rows
        }
        function test_everyKeyOfTheHelpSheet(data: var): void {
            verify(deeds[data.key], "nobody has tried " + data.key)
            deeds[data.key]()
        }

        function test_enterAfterTheEndPlaysAgainAndFromAnEarlierMove(): void {
            finish()
            tryVerify(() => child("again").visible)
            keyClick(Qt.Key_PageUp)
            keyClick(Qt.Key_PageUp)
            keyClick(Qt.Key_Return)
            compare(plies(), 7)
            verify(!GameController.over)
            click("d2")
            click("e1")
            tryVerify(() => GameController.over)
            tryVerify(() => child("again").visible)
            keyClick(Qt.Key_Return)
            compare(plies(), 0)
        }
    }
}
