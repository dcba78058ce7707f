import QtQuick
import QtTest
import Tianyuan

/// The games that are kept: found, opened, deleted and taken back.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }
    SignalSpy { id: found; target: GameLibrary; signalName: "modelReset" }
    SignalSpy { id: said; target: GameController; signalName: "said" }

    GameTest {
        name: "Library"
        pages: pages

        function initTestCase(): void {
            GameController.leave()
            said.clear()
            Files.keepFiles(["variations.sgf", "collection.sgf", "tournament.psq", "renjunet.rif", "gb18030.sgf"]
                .map(file => workshop.url(workshop.data + "/records/" + file)))
            tryCompare(said, "count", 5, 20000)
            tryVerify(() => findChild(pages, "reportSheet").opened)  // one of them has games that cannot be read
            findChild(pages, "reportSheet").close()
            tryVerify(() => !findChild(pages, "reportSheet").visible)
        }
        function show(): void {
            GameLibrary.clearFilter()
            if (pages.current !== "library") keyClick(Qt.Key_L, Qt.ControlModifier)
            compare(pages.current, "library")
            settle()
        }
        /// Beside the list; a narrow window has it on a sheet instead.
        function inPanel(name: string): Item { return findChild(child("gamePanel"), name) }
        function pressInPanel(name: string): void {
            tryVerify(() => inPanel(name).visible)
            grabImage(inPanel(name))
            mouseClick(inPanel(name))
        }
        function settle(): void {
            tryVerify(() => !GameLibrary.searching, 20000)
            tryVerify(() => GameLibrary.count === 0 || GameLibrary.entry(0).there, 20000)
        }
        /// A filter takes effect when the person rests.
        function search(what: string, value: string): void {
            found.clear()
            GameLibrary.filter[what] = value
            tryVerify(() => found.count > 0, 20000)
            settle()
        }
        function cleanup(): void {
            GameLibrary.takeBack()
            pages.current = "start"
        }

        function test_everyGameHasItsCard(): void {
            show()
            verify(GameLibrary.count >= 6)
            tryVerify(() => findChild(pages, "game-0") !== null)
            tryVerify(() => child("game-0").title !== "")
            verify(child("game-0").picture.size >= 5)
            verify(child("gameCount").text.includes(GameLibrary.count))
        }

        function test_aFieldWithoutAChoiceSaysSo(): void {
            show()
            for (const name of ["resultFilter", "ruleFilter", "openingFilter", "periodFilter"]) {
                verify(child(name).current.text !== "", name)
                compare(child(name).currentIndex, 0)
            }
        }

        function test_whatIsTypedIsLookedFor(): void {
            show()
            const all = GameLibrary.count
            mouseClick(child("search"))
            for (const letter of "Ada") keyClick(letter)
            tryVerify(() => GameLibrary.count === 1, 20000)
            settle()
            verify(GameLibrary.entry(0).title.includes("Ada"))
            verify(child("clearFilter").visible)
            press("clearFilter")
            tryCompare(GameLibrary, "count", all, 20000)
        }

        function test_filters_data(): var {
            return [
                { tag: "player", what: "player", value: "Bo" },
                { tag: "rule", what: "rule", value: "renju" },
                { tag: "result", what: "result", value: "black" },
                { tag: "opening", what: "opening", value: "taraguchi-10" },
                { tag: "date", what: "text", value: "2019-04" }
            ]
        }
        function test_filters(data: var): void {
            show()
            const all = GameLibrary.count
            search(data.what, data.value)
            verify(GameLibrary.count > 0 && GameLibrary.count < all, GameLibrary.count)
            search("text", "no such thing")
            compare(GameLibrary.count, 0)
            verify(child("noGames").visible)
        }

        function test_aGameIsOpened(): void {
            show()
            search("text", "Ada")
            tryVerify(() => findChild(pages, "game-0") !== null)
            press("game-0")
            tryCompare(inPanel("previewTitle"), "text", GameLibrary.entry(0).title)
            pressInPanel("openGame")
            tryVerify(() => GameController.reading, 20000)
            compare(pages.current, "play")
            verify(plies() > 0)
        }

        function test_aDeletedGameCanBeTakenBack(): void {
            show()
            const all = GameLibrary.count
            press("game-0")
            pressInPanel("deleteGame")
            verify(GameLibrary.entry(0).gone)
            compare(GameLibrary.removed, 1)
            const undo = findChild(child("game-0"), "takeBack")
            tryVerify(() => undo.visible)
            mouseClick(undo)
            verify(!GameLibrary.entry(0).gone)
            GameLibrary.removeForGood()
            show()
            compare(GameLibrary.count, all)
        }

        /// Two copies of a game, each with something to say: whatever is done with one, the other
        /// stays.
        function test_anAnnotatedCopyLosesNothingOfTheOneThatIsKept(): void {
            const moves = ";B[aa];W[ab];B[ba];W[bb];B[ca]"
            said.clear()
            Files.keepFiles([workshop.url(workshop.write("first.sgf", "(;GM[4]SZ[15]PB[Twin]" + moves + "C[the elder says]MN[7])"))])
            tryCompare(said, "count", 1, 20000)
            Files.openPath(workshop.write("second.sgf", "(;GM[4]SZ[15]PB[Twin]" + moves + "C[the younger says]MN[9])"))
            tryVerify(() => GameController.reading, 20000)
            RecordDesk.comment = "the younger says more"
            GameController.leave()
            show()
            for (const words of ["elder says", "younger says more"]) {
                search("text", words)
                compare(GameLibrary.count, 1, words)
            }
        }

        function test_aDeletedGameIsGoneOnceThePageIsLeft(): void {
            Files.openText("a1a2a3b1b2b3c9")
            tryVerify(() => GameController.reading, 20000)
            RecordDesk.comment = "soon forgotten"
            GameController.leave()
            show()
            search("text", "soon forgotten")
            compare(GameLibrary.count, 1)
            tryVerify(() => findChild(pages, "game-0") !== null)
            press("game-0")
            keyClick(Qt.Key_Delete)
            compare(GameLibrary.removed, 1)
            keyClick(Qt.Key_Escape)
            compare(pages.current, "start")
            show()
            search("text", "soon forgotten")
            compare(GameLibrary.count, 0)
        }

        function test_allThatAreShownAreExported(): void {
            show()
            search("rule", "renju")
            const shown = GameLibrary.count
            said.clear()
            GameLibrary.exportTo(workshop.url(workshop.path("all.sgf")), -1)
            tryCompare(said, "count", 1, 20000)
            compare(workshop.read("all.sgf").split("(;").length - 1 >= shown, true)
            said.clear()
            GameLibrary.exportTo(workshop.url("/dev/null/all.sgf"), -1)
            tryCompare(said, "count", 1, 20000)
            compare(child("message").text, chinese ? "没能写到那里，棋谱都还在" : "The games could not be written there; they are still here")
        }

        function test_anUnfinishedGameGoesOn(): void {
            startAgainst("guard")
            click("h8")
            waitForTurn()
            GameController.leave()
            show()
            search("result", "open")
            let row = 0
            while (row < GameLibrary.count && !GameLibrary.entry(row).running) ++row
            verify(row < GameLibrary.count)
            verify(!GameLibrary.entry(row).facts.includes("played"))  // a code, not a word
            GameLibrary.open(row)
            tryVerify(() => GameController.active && !GameController.reading, 20000)
            compare(plies(), 2)
            resign()
        }

        function test_thePositionOnTheBoardIsRemembered(): void {
            Files.openText("h8h9i9")
            tryVerify(() => GameController.reading, 20000)
            // A game of mine with the same position, turned.
            GameController.leave()
            Settings.newGame.name = "Lin"
            startAgainst("guard")
            click("c3")
            waitForTurn()
            resign()
            const answer = move(2)
            GameController.leave()
            startAgainst("guard")
            click("c3")
            waitForTurn()
            compare(move(2), answer)
            tryVerify(() => PositionMemory.line !== "", 20000)
            verify(PositionMemory.line.includes(chinese ? "你来过 1 次：0 胜 1 负" : "been here once: 0 won, 1 lost"), PositionMemory.line)
            verify(child("memory").visible)
            press("memory")
            compare(pages.current, "library")
            settle()
            verify(GameLibrary.filter.byPosition)
            verify(GameLibrary.count >= 1)
            verify(child("unsearched").visible, "the game that goes on was not looked through")
        }
    }
}
