import QtQuick
import QtTest
import Tianyuan

/// The smallest window has everything too: what finds no room beside the board is in a sheet.
Item {
    width: 480
    height: 360

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Tiny"
        pages: pages

        function sheet(name: string): var {
            tryVerify(() => findChild(pages, name)?.opened)
            return findChild(pages, name)
        }
        function inSheet(name: string, what: string): Item {
            tryVerify(() => findChild(sheet(name).contentItem, what)?.visible)
            const item = findChild(sheet(name).contentItem, what)
            grabImage(item)
            return item
        }
        function cleanup(): void {
            for (const name of ["setupSheet", "lookBackSheet", "tinySheet"]) findChild(pages, name)?.close()
            pages.current = "start"
        }
        function set(name: string): void {
            const place = child("setupBoard").centreOf(point(name))
            mouseMove(child("setupBoard"), place.x, place.y)
            mouseClick(child("setupBoard"), place.x, place.y)
        }

        function test_aPositionIsSetUp(): void {
            keyClick(Qt.Key_T, Qt.ControlModifier)
            SetupBoard.clear()
            tryVerify(() => child("setupBoard").visible)
            verify(child("setupBoard").width > 300)
            press("setup-white")
            set("h8")
            press("setup-black")
            set("h9")
            set("i9")
            compare(SetupBoard.stones, 3)
            press("setup-away")
            set("i9")
            compare(SetupBoard.stones, 2)
            press("setupMore")
            mouseClick(findChild(inSheet("setupSheet", "setupNext"), "segment-white"))
            compare(SetupBoard.next, "white")
            sheet("setupSheet").close()
            compare(child("setupState").text, chinese ? "白先" : "White moves")
            press("setupStudy")
            verify(GameController.reading)
            click("h9")
            compare(plies(), 0)
            click("a1")
            compare(plies(), 1)
        }

        function test_whatCannotBePlayedSaysWhy(): void {
            keyClick(Qt.Key_T, Qt.ControlModifier)
            SetupBoard.clear()
            press("setup-black")
            for (const name of ["a1", "b1", "c1", "d1", "e1"]) set(name)
            compare(child("setupState").text, SetupBoard.problem)
            verify(!child("setupPlay").enabled)
        }

        function test_aGameIsLookedBackAt(): void {
            Settings.study.lookBackSeconds = 0.2
            start()
            play("h8 i9 i8 h9 j8 a1 k8 a2 l8")
            verify(GameController.over)
            keyClick(Qt.Key_L)
            tryVerify(() => !Study.lookBack.running, 120000)
            press("tinyNextMistake")
            verify(Study.lookBack.review.mark !== "")
            verify(child("tinyJudged").text.includes(Study.lookBack.review.mark))
            verify(child("tinyJudged").text.includes(Study.lookBack.review.why))
            verify(Study.lookBack.review.why !== "")
            const seen = grabImage(board())
            press("tinyWhy")
            compare(Study.lookBack.winLine.step, 1)
            verify(child("tinyJudged").text.includes(chinese ? "活四" : "open four"))
            verify(!grabImage(board()).equals(seen))
            press("tinyWinOn")
            compare(Study.lookBack.winLine.step, 2)
            press("tinyWinBack")
            press("tinyWinClose")
            verify(grabImage(board()).equals(seen))
            press("previous")
            const ply = GameController.shownPly
            press("tinyLookBackMore")
            const graph = inSheet("lookBackSheet", "chanceGraph")
            mouseClick(graph, graph.placeOf(4), graph.height / 2)
            compare(GameController.shownPly, 4)
            verify(ply !== 4)
            sheet("lookBackSheet").close()
            tryVerify(() => !findChild(pages, "lookBackSheet").visible)
            press("closeLookBack")
            verify(!Study.lookBack.opened)
            verify(GameController.active)
        }

        function test_aReasonIsThereWhileOtherMovesAreLookedAt(): void {
            Settings.study.lookBackSeconds = 600
            start()
            play("h8 i9 i8 h9 j8 a1 k8 a2 l8")
            keyClick(Qt.Key_L)
            tryVerify(() => Study.lookBack.review.mistakes > 0, 60000)
            press("tinyNextMistake")
            verify(Study.lookBack.running)
            tryVerify(() => child("tinyJudged").text.includes(Study.lookBack.review.why))
            press("tinyWhy")
            compare(Study.lookBack.winLine.step, 1)
            press("tinyWinClose")
            press("tinyLookBackMore")
            inSheet("lookBackSheet", "playOut").forceActiveFocus()  // and the sheet scrolls there
            keyClick(Qt.Key_Return)
            compare(Study.lookBack.winLine.step, 1)
            tryVerify(() => !findChild(pages, "lookBackSheet").visible, 5000, "the board is in sight")
            verify(child("tinyWinOn").visible)
            press("closeLookBack")
        }

        /// What the teacher offers is beside the board, which no sheet may hide then.
        function test_theTeacherShowsWhyOnTheBoard(): void {
            Settings.newGame.teacher = true
            Settings.play.teacherStrictness = "proved"
            start()
            play("a1 h8 a3 i8 a5 g8 o15")
            tryVerify(() => TablePanel.teacher.speaking, 60000)
            const played = grabImage(board())
            press("teacherWhy")
            compare(TablePanel.teacher.step, 1)
            verify(!grabImage(board()).equals(played))
            press("teacherBack")
            verify(grabImage(board()).equals(played))
            press("teacherTakeBack")
            compare(plies(), 6)
            verify(!child("teacherWhy").visible)
            click("n15")
            tryVerify(() => TablePanel.teacher.speaking, 60000)
            press("teacherGoOn")
            compare(plies(), 7)
            verify(!TablePanel.teacher.speaking)
        }

        function test_aRecordIsWorkedOn(): void {
            Files.openText("(;GM[4]SZ[15];B[hh];W[hg])")
            tryVerify(() => GameController.reading, 20000)
            press("tinyMore")
            mouseClick(inSheet("tinySheet", "mark-triangle"))
            mouseClick(inSheet("tinySheet", "commentArea"))
            for (const letter of "note") keyClick(letter)
            compare(RecordDesk.comment, "note")
            sheet("tinySheet").close()
            tryVerify(() => !findChild(pages, "tinySheet").visible)
            click("h8")
            compare(plies(), 2)
            Files.saveAs(workshop.url(workshop.path("tiny.sgf")), "sgf")
            verify(workshop.read("tiny.sgf").includes("TR[hh]"))
        }
    }
}
