import QtQuick
import QtTest
import Tianyuan

/// Pictures, animations and pages that other programs read.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Export"
        pages: pages

        function begin(moves: string): void {
            start()
            play(moves)
            keyClick(Qt.Key_E, Qt.ControlModifier)
            const sheet = findChild(pages, "exportSheet")
            tryVerify(() => sheet.opened)
        }
        function cleanup(): void { findChild(pages, "exportSheet").close() }
        function write(name: string): string {
            const file = workshop.path(name)
            Export.write(workshop.url(file))
            tryVerify(() => !Export.busy, 60000)
            return file
        }

        /// On the stones of a page without coordinates: lines of nothing but numbers.
        function stoneNumbers(file: string): string {
            const lines = workshop.run("pdftotext", ["-layout", file, "-"]).split("\n")
            return lines.map(line => line.trim()).filter(line => /^[\d ]+$/.test(line)).join(" ")
        }

        function test_aPictureIsReadByOthers(): void {
            begin("h8 h9 i9")
            Export.kind = "png"
            Export.side = 450
            const file = write("board.png")
            compare(workshop.run("identify", ["-format", "%m %wx%h", file]), "PNG 450x450")
            // Black stands on H8: dark where White, on H9 above it, is light.
            const at = place => workshop.run("convert", [file, "-crop", "1x1+" + place, "-depth", "8", "-colorspace", "gray", "-format", "%[fx:int(255*mean)]", "info:"])
            const cell = Math.floor(450 / 15.66)
            const black = parseInt(at("225+" + (225 + Math.round(cell * 0.3))))
            const white = parseInt(at("225+" + (225 - cell + Math.round(cell * 0.3))))
            verify(black < 90 && white > 180, black + " " + white)
        }

        function test_curvesAreReadByOthers(): void {
            begin("h8 h9 i9")
            Export.kind = "svg"
            const file = write("board.svg")
            verify(workshop.read(file).includes("<svg"))
            verify(!workshop.read(file).includes("base64"))
            const png = workshop.path("from-svg.png")
            compare(workshop.run("rsvg-convert", ["-w", "300", "-o", png, file]), "")
            compare(workshop.run("identify", ["-format", "%m %wx%h", png]), "PNG 300x300")
        }

        function test_anAnimationHasAFrameForEveryMove(): void {
            begin("h8 h9 i9 g7 j10")
            Export.kind = "gif"
            Export.side = 450
            Export.first = 1
            Export.delay = 400
            const file = write("game.gif")
            const frames = workshop.run("identify", ["-format", "%m %Wx%H %T\n", file]).trim().split("\n")
            compare(frames.length, 5)
            compare(frames[0], "GIF 450x450 40")
            compare(frames[4], "GIF 450x450 300")
        }

        function test_aPageIsReadByOthers(): void {
            begin("h8 h9 i9")
            Export.kind = "pdf"
            const file = write("game.pdf")
            const facts = workshop.run("pdfinfo", [file])
            verify(facts.includes("Pages:"), facts)
            verify(facts.includes(TablePanel.lower.name), facts)
            const stem = workshop.path("page")
            compare(workshop.run("pdftoppm", ["-png", "-singlefile", "-r", "50", file, stem]), "")
            verify(workshop.run("identify", [stem + ".png"]).includes("PNG"))
        }

        function test_numbersBeginAtAnyMove(): void {
            begin("h8 h9 i9 g7")
            const preview = findChild(pages, "exportSheet").contentItem
            verify(findChild(preview, "exportPreview").visible)
            Export.kind = "pdf"
            Export.coordinates = false
            Export.numbersFrom = 3
            const some = write("some.pdf")
            Export.countAgain = true
            const again = write("again.pdf")
            Export.numbersFrom = 0
            const none = write("none.pdf")
            compare(stoneNumbers(some), "3 4")
            compare(stoneNumbers(again), "1 2")
            compare(stoneNumbers(none), "")
        }

        function test_signsOnTheBoardAreOnThePage(): void {
            Files.openText("(;GM[4]SZ[15];B[hh];W[hg]LB[ac:zz][hh:yy])")
            tryVerify(() => GameController.reading, 20000)
            keyClick(Qt.Key_E, Qt.ControlModifier)
            tryVerify(() => findChild(pages, "exportSheet").opened)
            Export.kind = "pdf"
            Export.coordinates = false
            const words = workshop.run("pdftotext", ["-layout", write("signs.pdf"), "-"])
            verify(words.includes("zz") && words.includes("yy"), words)
            Export.last = 1
            verify(!workshop.run("pdftotext", ["-layout", write("before.pdf"), "-"]).includes("zz"))
        }

        function test_aPlaceThatCannotBeWrittenIsTold(): void {
            begin("h8 h9")
            Export.kind = "png"
            Export.write(workshop.url("/dev/null/board.png"))
            tryVerify(() => !Export.busy, 60000)
            compare(lastMessage(), chinese ? "没能把图片写到那里，棋局不受影响" : "The picture could not be written there; the game is as it was")
            compare(plies(), 2)
        }

        function test_theFieldsChangeThePicture(): void {
            begin("h8 h9 i9")
            const sheet = findChild(pages, "exportSheet").contentItem
            compare(findChild(sheet, "exportNumbers").shown, 1)
            compare(findChild(sheet, "exportLast").shown, 3)
            mouseClick(findChild(findChild(sheet, "exportKind"), "segment-svg"))
            compare(Export.kind, "svg")
            mouseClick(findChild(findChild(sheet, "exportLook"), "segment-flat"))
            compare(Export.look, "flat")
            compare(findChild(sheet, "exportPreview").look, "flat")
        }
    }
}
