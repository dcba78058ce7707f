import QtQuick
import QtTest
import Tianyuan

/// A record is worked on: variations, comments and marks.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Reading"
        pages: pages

        function open(text: string): void {
            Files.openText(text)
            tryVerify(() => GameController.reading, 20000)
            tryVerify(() => findChild(pages, "tree") !== null)
            grabImage(child("tree"))
        }
        /// The middle of a move in the tree: moves down, variations to the right.
        function tap(lane: int, row: int): void {
            const tree = child("tree")
            mouseClick(tree, (lane + 0.75) * tree.cell - tree.offset.x, (row + 0.75) * tree.cell - tree.offset.y)
        }

        function test_aNewMoveIsAVariationAndTheGameStays(): void {
            open("h8h9i9g7")
            keyClick(Qt.Key_Home)
            keyClick(Qt.Key_PageDown)
            click("i8")
            verify(RecordDesk.inVariation)
            compare(plies(), 2)
            compare(move(2), "I8")
            compare(child("tree").whole.width > child("tree").cell * 2, true)
            tap(0, 4)
            verify(!RecordDesk.inVariation)
            compare(plies(), 4)
            compare(move(2), "H9")
            tap(1, 2)
            compare(move(2), "I8")
        }

        function test_theTreeIsWalkedByKeys(): void {
            open("(;GM[4]SZ[15];B[hh](;W[hg];B[ii])(;W[ig]))")
            child("treeView").forceActiveFocus()
            keyClick(Qt.Key_Up)
            compare(GameController.shownPly, 2)
            keyClick(Qt.Key_Right)
            verify(RecordDesk.inVariation)
            keyClick(Qt.Key_Left)
            verify(!RecordDesk.inVariation)
            keyClick(Qt.Key_Down)
            compare(GameController.shownPly, 3)
        }

        function test_aVariationBecomesTheMainLine(): void {
            open("(;GM[4]SZ[15];B[hh](;W[hg];B[ii])(;W[ig]))")
            tap(1, 2)
            verify(RecordDesk.inVariation)
            press("promoteVariation")
            verify(!RecordDesk.inVariation)
            compare(move(2), "I9")
        }

        function test_aVariationIsDeletedAfterAQuestion(): void {
            open("(;GM[4]SZ[15];B[hh](;W[hg];B[ii])(;W[ig]))")
            tap(1, 2)
            press("cutVariation")
            const sheet = findChild(pages, "sureToCut")
            tryVerify(() => sheet.opened)
            mouseClick(findChild(sheet.contentItem, "cutNow"))
            compare(GameController.shownPly, 1)
            compare(plies(), 3)
            compare(move(2), "H9")
        }

        function test_commentsAreReadAndWritten(): void {
            const file = workshop.write("notes.sgf", "(;GM[4]SZ[15];B[hh]C[well begun];W[hg]TR[hh])")
            Files.openPath(file)
            tryVerify(() => GameController.reading, 20000)
            keyClick(Qt.Key_PageUp)
            compare(RecordDesk.comment, "well begun")
            tryVerify(() => findChild(pages, "commentArea") !== null)
            compare(child("commentArea").text, "well begun")
            mouseClick(child("commentArea"))
            keyClick(Qt.Key_End, Qt.ControlModifier)
            keyClick("!")
            compare(RecordDesk.comment, "well begun!")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_S, Qt.ControlModifier)
            const saved = workshop.read("notes.sgf")
            verify(saved.includes("well begun!"))
            verify(saved.includes("TR[hh]"), "marks are kept")
        }

        function saved(): string {
            keyClick(Qt.Key_S, Qt.ControlModifier)
            return workshop.read("signs.sgf")
        }
        function openSigns(text: string): void {
            Files.openPath(workshop.write("signs.sgf", text))
            tryVerify(() => GameController.reading, 20000)
            tryVerify(() => findChild(pages, "markTools") !== null)
        }

        function test_signsArePutOnPointsAndTakenAway_data(): var {
            return [
                { tag: "triangle", code: "TR" }, { tag: "square", code: "SQ" },
                { tag: "circle", code: "CR" }, { tag: "cross", code: "MA" }
            ]
        }
        function test_signsArePutOnPointsAndTakenAway(data: var): void {
            openSigns("(;GM[4]SZ[15];B[hh];W[hg])")
            press("mark-" + data.tag)
            click("c3")
            click("h8")
            compare(plies(), 2)
            const kept = saved()
            verify(kept.includes(data.code + "[hh][cm]") || kept.includes(data.code + "[cm][hh]"), kept)
            click("h8")
            verify(saved().includes(data.code + "[cm]"))
            hover("d3")
            hover("c3")
            click("c3", Qt.RightButton)
            verify(!saved().includes(data.code + "["))
            compare(GameController.shownPly, 2)  // a right click takes nothing back here
            press("mark-" + data.tag)
            click("c3")
            compare(plies(), 3)
        }

        function test_lettersAreGivenInTurnAndWordsAsWritten(): void {
            openSigns("(;GM[4]SZ[15];B[hh])")
            press("mark-label")
            click("a1")
            click("b1")
            click("c1")
            click("b1")
            verify(saved().includes("LB[ao:A][co:C]"), saved())
            click("d1")
            verify(saved().includes("[do:B]"), "the first that is free")
            mouseClick(child("markText"))
            for (const letter of "vcf") keyClick(letter)
            click("h8")
            verify(saved().includes("[hh:vcf]"), saved())
            press("mark-circle")
            click("h8")
            verify(!saved().includes("vcf"))
            verify(saved().includes("CR[hh]"), "one sign on a point")
        }

        function test_signsAreThereAgainWhenTheFileIsOpened(): void {
            openSigns("(;GM[4]SZ[15];B[hh];W[hg])")
            press("mark-square")
            click("d4")
            saved()
            const before = grabImage(board())
            GameController.leave()
            compare(RecordDesk.markTool, "")
            openSigns(workshop.read("signs.sgf"))
            const after = grabImage(board())
            const place = board().centreOf(point("d4"))
            const reach = board().centreOf(point("e4")).x - place.x
            let same = true, marked = false
            for (let x = -reach / 2; x < reach / 2; ++x) {
                const here = Qt.point(Math.round(place.x + x), Math.round(place.y))
                same = same && Qt.colorEqual(before.pixel(here.x, here.y), after.pixel(here.x, here.y))
                marked = marked || before.pixel(here.x, here.y).hslLightness < 0.4
            }
            verify(same)
            verify(marked)
        }

        function test_signsArePutByTheKeyboard(): void {
            openSigns("(;GM[4]SZ[15];B[hh])")
            press("mark-triangle")
            board().forceActiveFocus()
            keyClick(Qt.Key_Right)  // shows the cursor at the last stone
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            compare(plies(), 1)
            verify(saved().includes("TR[ih]"), saved())
            keyClick(Qt.Key_Escape)
            compare(RecordDesk.markTool, "")
            compare(pages.current, "play")
            keyClick(Qt.Key_Return)
            compare(plies(), 2)
        }

        function test_whatWasChangedIsKeptAmongTheGames(): void {
            open("(;GM[4]SZ[15]PB[Keeper]PW[Of notes];B[hh];W[hg])")
            RecordDesk.comment = "kept without asking"
            GameController.leave()
            GameLibrary.clearFilter()
            GameLibrary.filter.text = "without asking"
            tryVerify(() => !GameLibrary.searching && GameLibrary.count === 1, 20000)
            tryVerify(() => GameLibrary.entry(0).there)
            GameLibrary.open(0)
            tryVerify(() => GameController.reading, 20000)
            compare(RecordDesk.comment, "kept without asking")
        }

        function test_aGameThatIsOverCanBeTriedOtherwise(): void {
            start()
            play("h8 a1 i8 a2 j8 a3 k8 a4 l8")
            verify(GameController.over)
            RecordDesk.readGame()
            verify(GameController.reading)
            keyClick(Qt.Key_PageUp)
            click("a5")
            compare(plies(), 9)
            verify(RecordDesk.inVariation)
        }

        function test_undoAndRedoWalkTheLine(): void {
            open("h8h9i9g7")
            keyClick(Qt.Key_Backspace)
            keyClick(Qt.Key_Backspace)
            compare(GameController.shownPly, 2)
            compare(plies(), 4)
            GameController.verbs.redo.trigger()
            compare(GameController.shownPly, 3)
        }
    }
}
