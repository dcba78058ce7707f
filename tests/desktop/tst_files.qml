import QtQuick
import QtTest
import Tianyuan

/// Records come in and go out, through files and the clipboard; trouble is told and loses nothing.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }
    SignalSpy { id: placeWanted; target: Files; signalName: "placeWanted" }

    GameTest {
        name: "Files"
        pages: pages

        function sample(name: string): string { return workshop.data + "/records/" + name }
        function openFile(path: string): void {
            Files.openPath(path)
            tryVerify(() => !Files.busy, 20000)
        }
        function pasteText(text: string): void {
            workshop.copy(text)
            keyClick(Qt.Key_V, Qt.ControlModifier)
            tryVerify(() => !Files.busy, 20000)
        }
        function message(): string {
            return pages.current === "play" ? lastMessage() : child("startMessage").text
        }

        function test_everyFormatOpens_data(): var {
            return [
                { tag: "sgf", file: "variations.sgf" },
                { tag: "chinese", file: "gb18030.sgf" },
                { tag: "set up", file: "setup.sgf" },
                { tag: "piskvork", file: "tournament.psq" },
                { tag: "yixin", file: "yixin.sav" },
                { tag: "passes", file: "passes_19.sgf" },
                { tag: "gomotur", file: "gomotur.rec" },
                { tag: "code", file: "position.txt" },
                { tag: "address", file: "gomocalc.txt" }
            ]
        }
        function test_everyFormatOpens(data: var): void {
            openFile(sample(data.file))
            compare(pages.current, "play")
            verify(GameController.reading)
            verify(plies() > 0)
            compare(GameController.shownPly, plies())
            compare(Files.recent[0].name, data.file)
        }

        function sheetOf(name: string): var { return findChild(pages, name) }

        function test_whatIsMissingOfADamagedFileCanBeLookedAt(): void {
            openFile(workshop.write("damaged.sgf", "(;GM[4]SZ[15];B[hh](;W[hh];B[ii])(;W[ih];B[ji]))"))
            verify(GameController.reading)
            verify(Files.report.missing.includes("1"), Files.report.missing)
            tryVerify(() => child("readingNote").visible)
            const show = findChild(child("readingNote"), "noteAction")
            grabImage(show)
            mouseClick(show)
            tryVerify(() => sheetOf("reportSheet").opened)
            const places = findChild(sheetOf("reportSheet").contentItem, "missingPlaces")
            compare(places.count, 1)
            sheetOf("reportSheet").close()
            GameController.leave()
            compare(Files.report.missing, "")
        }
        function test_partsThatAreMissingAreToldWhenGamesGoToTheLibrary(): void {
            Files.keepFiles(["1", "2"].map(each => workshop.url(workshop.write("broken-" + each + ".sgf", "(;GM[4]SZ[15];B[h" + "hj"[each - 1] + "];W[aa];B[aa])"))))
            tryVerify(() => sheetOf("reportSheet").opened, 20000)
            tryCompare(Files.report.places, "length", 2)
            verify(Files.report.places[0].includes("broken-"))
            sheetOf("reportSheet").close()
        }
        /// A few characters may be in more than one encoding.
        function test_textThatMayBeReadOtherwiseIsSaidAndReadAgain(): void {
            // C[測試] in Big5
            openFile(workshop.writeBytes("short.sgf", "283b474d5b345d535a5b31355d3b425b68685d435bb4fab8d55d29"))
            verify(GameController.reading)
            verify(Files.report.unsure)
            tryVerify(() => child("readingNote").visible)
            Files.wanted("report")
            tryVerify(() => sheetOf("reportSheet").opened)
            Files.readAgain("BIG5")
            tryVerify(() => !Files.busy && RecordDesk.comment === "測試", 20000)
            compare(Files.report.encoding, "BIG5")
            verify(!Files.report.unsure)
            Files.readAgain("GB18030")
            tryVerify(() => !Files.busy && RecordDesk.comment === "代刚", 20000)
            sheetOf("reportSheet").close()
        }

        function test_aRecordIsLookedThroughAndPlayedOnFromAnyMove(): void {
            openFile(sample("tournament.psq"))
            verify(plies() > 6)
            keyClick(Qt.Key_Home)
            compare(GameController.shownPly, 0)
            for (let ply = 1; ply <= 4; ++ply) keyClick(Qt.Key_PageDown)
            compare(GameController.shownPly, 4)
            const fourth = move(4)
            GameController.verbs.playFromHere.trigger()
            verify(!GameController.reading)
            compare(plies(), 4)
            compare(move(4), fourth)
            click("a1")
            compare(plies(), 5)
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
            UnfinishedGame.resume()
            compare(plies(), 5)
            compare(move(5), "A1")
        }

        function test_onTheStartPageTroubleIsToldToo(): void {
            openFile("/no/such/file.sgf")
            compare(pages.current, "start")
            verify(child("startMessage").visible)
            verify(child("startMessage").detail !== "")
        }

        function test_aFileWithManyGamesAsksWhich_data(): var {
            return ["collection.sgf", "renjunet.rif"].map(file => ({ tag: file }))
        }
        function test_aFileWithManyGamesAsksWhich(data: var): void {
            openFile(sample(data.tag))
            verify(!GameController.active)
            const sheet = findChild(pages, "collectionSheet")
            tryVerify(() => sheet.opened)
            verify(Files.collection.length > 1)
            const row = findChild(sheet.contentItem, "collection-1")
            tryVerify(() => row.visible)
            mouseClick(row)
            tryVerify(() => GameController.reading)
            compare(pages.current, "play")
        }

        function test_anythingCanBePasted_data(): var {
            return [
                { tag: "code", text: "h8h9i9", moves: 3 },
                { tag: "numbered", text: "1. h8 h9 2. i9 g7", moves: 4 },
                { tag: "address", text: "look: https://gomocalc.com/#/h8h9i9j9", moves: 4 },
                { tag: "sgf", text: "(;GM[4]SZ[15];B[hh];W[hg])", moves: 2 },
                { tag: "psq", text: "Piskvorky 15x15, 0:0, 0\n8,8,0\n8,9,0\n9,9,0\n-1\n", moves: 3 }
            ]
        }
        function test_anythingCanBePasted(data: var): void {
            pasteText(data.text)
            verify(GameController.reading, message())
            compare(plies(), data.moves)
        }

        function test_whatIsCopiedCanBePasted_data(): var {
            return ["share", "position-code", "gomocalc"].map(kind => ({ tag: kind }))
        }
        function test_whatIsCopiedCanBePasted(data: var): void {
            start()
            play("h8 h9 i9 g7 j10")
            Files.copy(data.tag)
            const text = workshop.copied()
            verify(text !== "")
            GameController.leave()
            pasteText(text)
            compare(plies(), 5)
            compare(move(5), "J10")
        }

        function test_onlyWhatIsSeenIsCopied(): void {
            start()
            play("h8 h9 i9 g7")
            GameController.showPly(2)
            keyClick(Qt.Key_C, Qt.ControlModifier)
            compare(workshop.copied(), "h8h9")
        }

        function test_theBoardIsCopiedAsTextAndAsPicture(): void {
            start()
            play("h8 h9")
            Files.copy("board")
            const lines = workshop.copied().split("\n")
            compare(lines[7].split(" ").filter(each => each === "X").length, 1)
            compare(lines[6].split(" ").filter(each => each === "O").length, 1)
            Files.copy("picture")
            verify(workshop.hasPicture())
        }

        function test_theShareSheetCopies(): void {
            start()
            play("h8 h9")
            keyClick(Qt.Key_C, Qt.ControlModifier | Qt.ShiftModifier)
            const sheet = findChild(pages, "shareSheet")
            tryVerify(() => sheet.opened)
            const row = findChild(sheet.contentItem, "share-share")
            grabImage(row)
            mouseClick(row)
            verify(workshop.copied().startsWith("ty1:"))
            tryVerify(() => !sheet.visible)
        }

        function test_savedAndOpenedAgainItIsTheSame_data(): var {
            return Files.formats().map(each => ({ tag: each.value }))
        }
        function test_savedAndOpenedAgainItIsTheSame(data: var): void {
            start()
            play("h8 h9 i9 g7 j10")
            const file = workshop.path("saved-" + data.tag + "." + Files.proposed(data.tag).toString().split(".").pop())
            Files.saveAs(workshop.url(file), data.tag)
            verify(workshop.exists(file), message())
            GameController.leave()
            openFile(file)
            compare(plies(), 5)
            // Gomotur tells no size: it always means 20 lines.
            if (data.tag !== "rec") compare(move(5), "J10")
        }

        function test_theSheetSaysWhatAFormatLeavesOut(): void {
            openFile(sample("variations.sgf"))
            verify(Files.leftOut("sgf") !== Files.leftOut("psq"))
            verify(Files.leftOut("position-code").includes(chinese ? "变化" : "variations"))
        }

        function test_aNameWithoutAnEndingGetsOne(): void {
            start()
            play("h8 i9")
            Files.saveAs(workshop.url(workshop.path("plain")), "sgf")
            verify(workshop.read("plain.sgf").startsWith("(;"))
        }

        function test_saveGoesToTheFileItCameFrom(): void {
            const file = workshop.write("mine.sgf", "(;GM[4]SZ[15];B[hh];W[hg])")
            openFile(file)
            click("i9")
            compare(plies(), 3)
            keyClick(Qt.Key_S, Qt.ControlModifier)
            verify(workshop.read("mine.sgf").split("B[").length > 2)
        }

        function test_saveAsksIfTheFormatOfTheFileWouldLoseSomething(): void {
            const file = workshop.path("loses.psq")
            start()
            play("h8 i9")
            Files.saveAs(workshop.url(file), "psq")
            openFile(file)
            RecordDesk.comment = "psq knows no comments"
            placeWanted.clear()
            keyClick(Qt.Key_S, Qt.ControlModifier)
            compare(placeWanted.count, 1)
            findChild(pages, "saveSheet").close()
        }

        function test_saveAsksWhereIfNothingIsKnown(): void {
            placeWanted.clear()
            start()
            play("h8")
            keyClick(Qt.Key_S, Qt.ControlModifier)
            compare(placeWanted.count, 1)
            const sheet = findChild(pages, "saveSheet")
            tryVerify(() => sheet.opened)
            verify(findChild(sheet.contentItem, "leftOut").text !== "")
            sheet.close()
        }

        function test_brokenFilesAreToldAndNothingChanges_data(): var {
            return [
                { tag: "missing", file: "/no/such/file.sgf" },
                { tag: "folder", file: "/tmp" },
                { tag: "cut off", text: "(;GM[4]SZ[1" },
                { tag: "off the board", text: "(;GM[4]SZ[15];B[zz])" },
                { tag: "other game", text: "(;GM[2]FF[4];B[pd])" },
                { tag: "prose", text: "Dear reader, this is no game." },
                { tag: "empty", text: "" },
                { tag: "noise", text: "\u0001\u0002\u0003\u0000\u0004" }
            ]
        }
        function test_brokenFilesAreToldAndNothingChanges(data: var): void {
            start()
            play("h8 h9")
            openFile(data.file ?? workshop.write("broken.sgf", data.text))
            compare(plies(), 2)
            verify(!GameController.reading)
            compare(message(), chinese ? "没能打开，原来的棋局还在" : "This could not be opened; everything is as it was")
            click("i9")
            compare(plies(), 3)
        }

        function test_nonsenseIsNotPasted(): void {
            start()
            play("h8 h9")
            pasteText("nothing of the kind")
            compare(plies(), 2)
            verify(message() !== "")
        }

        function test_aPlaceThatCannotBeWrittenIsTold_data(): var {
            return [
                { tag: "below a file", file: "/dev/null/game.sgf" },
                { tag: "no folder", file: "/no/such/folder/game.sgf" },
                { tag: "a folder", file: "/tmp" },
                { tag: "a full disk", file: "/dev/full" }
            ]
        }
        function test_aPlaceThatCannotBeWrittenIsTold(data: var): void {
            start()
            play("h8 h9")
            Files.saveAs(workshop.url(data.file), "sgf")
            compare(message(), chinese ? "没能保存到那里，棋谱还在" : "The game could not be saved there; it is still here")
            compare(plies(), 2)
        }

        function test_aGameThatIsGoingOnIsKeptWhenAnotherIsOpened(): void {
            startAgainst("guard")
            click("h8")
            waitForTurn()
            openFile(sample("variations.sgf"))
            verify(GameController.reading)
            GameController.leave()
            tryVerify(() => UnfinishedGame.exists, 20000)
        }
    }
}
