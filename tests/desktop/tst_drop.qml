import QtQuick
import QtTest
import Tianyuan

/// What is dragged from other programs onto the window.
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
        name: "Drop"
        pages: pages

        function sample(name: string): url { return workshop.url(workshop.data + "/records/" + name) }
        function settle(): void { tryVerify(() => !Files.busy, 20000) }
        function drop(files: var): void {
            verify(workshop.dragFiles(pages, files))
            verify(workshop.letGo())
            settle()
        }

        function test_aFileIsOpened_data(): var {
            return ["start", "play", "library", "settings"].map(page => ({ tag: page }))
        }
        function test_aFileIsOpened(data: var): void {
            if (data.tag === "play") start()
            else pages.current = data.tag
            verify(!child("dropHint").visible)
            verify(workshop.dragFiles(pages, [sample("tournament.psq")]))
            verify(child("dropHint").visible)
            verify(workshop.letGo())
            verify(!child("dropHint").visible)
            settle()
            compare(pages.current, "play")
            verify(GameController.reading)
            verify(plies() > 6)
        }

        function test_textAndAddressesAreOpened_data(): var {
            return [{ tag: "text", text: "h8h9i9" }, { tag: "address", file: "https://gomocalc.com/#/h8h9i9" }]
        }
        function test_textAndAddressesAreOpened(data: var): void {
            verify(data.text ? workshop.dragText(pages, data.text) : workshop.dragFiles(pages, [data.file]))
            verify(workshop.letGo())
            settle()
            verify(GameController.reading)
            compare(plies(), 3)
        }

        function test_manyFilesGoToTheLibrary(): void {
            said.clear()
            drop([sample("variations.sgf"), sample("tournament.psq"), sample("yixin.sav")])
            verify(!GameController.reading)
            tryCompare(said, "count", 3, 20000)
            GameLibrary.clearFilter()
            pages.current = "library"
            tryVerify(() => !GameLibrary.searching && GameLibrary.count >= 3, 20000)
        }

        function test_ofManyFilesTheBrokenOnesAreTold(): void {
            start()
            play("h8 h9")
            const broken = workshop.write("half.sgf", "(;GM[4]SZ[1")
            said.clear()
            drop([workshop.url(broken), sample("gomotur.rec")])
            tryCompare(said, "count", 2, 20000)
            verify([0, 1].some(each => said.signalArguments[each][0] === "half.sgf"))
            compare(plies(), 2)
            verify(!GameController.reading)
        }

        function test_brokenFilesAreToldAndNothingChanges_data(): var {
            return [
                { tag: "missing", file: "/no/such/file.sgf" },
                { tag: "folder", file: "/tmp" },
                { tag: "cut off", text: "(;GM[4]SZ[1" },
                { tag: "not text", text: "\u0001\u0002\u0003\u0000\u0004" }
            ]
        }
        function test_brokenFilesAreToldAndNothingChanges(data: var): void {
            start()
            play("h8 h9")
            drop([workshop.url(data.file ?? workshop.write("broken.sgf", data.text))])
            compare(lastMessage(), chinese ? "没能打开，原来的棋局还在" : "This could not be opened; everything is as it was")
            compare(plies(), 2)
            click("i9")
            compare(plies(), 3)
        }

        function test_whatHoldsNoRecordIsNotWelcome(): void {
            start()
            verify(!workshop.dragPicture(pages))
            verify(!child("dropHint").visible)
            verify(!workshop.letGo())
            compare(plies(), 0)
        }

        function test_whatIsCarriedAwayChangesNothing(): void {
            start()
            play("h8")
            verify(workshop.dragFiles(pages, [sample("variations.sgf")]))
            workshop.carryAway()
            verify(!child("dropHint").visible)
            settle()
            verify(!GameController.reading)
            compare(plies(), 1)
        }
    }
}
