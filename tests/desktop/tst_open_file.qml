import QtQuick
import QtTest
import Tianyuan

/// Games that come from files.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }
    SignalSpy { id: said; target: GameController; signalName: "said" }

    GameTest {
        name: "OpenFile"
        pages: pages

        function open(file: string): void {
            said.clear()
            GameController.openFile(dataFolder + "/" + file)
        }

        function test_everyFormatIsShownAtItsLastMove_data(): var {
            return ["variations.sgf", "gb18030.sgf", "tournament.psq", "gomotur.rec", "yixin.sav", "renjunet.rif",
                    "position.txt", "gomocalc.txt", "passes_19.sgf"].map(file => ({tag: file}))
        }
        function test_everyFormatIsShownAtItsLastMove(data: var): void {
            open(data.tag)
            tryVerify(() => GameController.active, 20000)
            compare(pages.current, "play")
            verify(plies() > 0)
            compare(GameController.shownPly, plies())
        }

        function test_itCanBeLookedThroughAndPlayedOnFromAnyMove(): void {
            open("tournament.psq")
            tryVerify(() => GameController.active, 20000)
            const all = plies()
            verify(all > 6)
            keyClick(Qt.Key_Home)
            compare(GameController.shownPly, 0)
            for (let ply = 1; ply <= 4; ++ply) keyClick(Qt.Key_PageDown)
            compare(GameController.shownPly, 4)
            const fourth = move(4)
            GameController.playFromHere.trigger()
            compare(plies(), 4)
            compare(move(4), fourth)
            click("a1")
            compare(plies(), 5)
        }

        function test_ofSeveralGamesItIsTheFirstAndTheWindowSaysSo(): void {
            open("collection.sgf")
            tryVerify(() => GameController.active, 20000)
            tryVerify(() => said.count > 0)
            verify(lastMessage() !== "")
        }

        function test_whatIsPlayedOnIsThereAgain(): void {
            open("collection.sgf")
            tryVerify(() => GameController.active, 20000)
            const all = plies()
            verify(!GameController.over)
            click("a1")
            compare(plies(), all + 1)
            GameController.leave()
            tryVerify(() => GameController.unfinished, 20000)
            GameController.resume()
            compare(plies(), all + 1)
            compare(move(all + 1), "A1")
        }

        function test_whatCannotBeReadIsToldOnTheStartPage_data(): var {
            return ["no-such-file.sgf", "."].map(file => ({tag: file}))
        }
        function test_whatCannotBeReadIsToldOnTheStartPage(data: var): void {
            open(data.tag)
            tryCompare(said, "count", 1, 20000)
            verify(!GameController.active)
            compare(pages.current, "start")
            verify(child("startMessage").visible)
            compare(child("startMessage").text, chinese ? "这个棋谱打不开" : "This game cannot be opened")
            verify(child("startMessage").detail !== "")
        }

        function test_aBrokenFileLeavesTheGameOnTheTable(): void {
            start()
            play("h8 i9")
            open("no-such-file.sgf")
            tryCompare(said, "count", 1, 20000)
            verify(GameController.active)
            compare(plies(), 2)
            verify(lastMessage() !== "")
        }
    }
}
