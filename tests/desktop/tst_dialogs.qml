import QtQuick
import QtQuick.Templates as T
import QtTest
import Tianyuan

/// Files are chosen in dialogs, by mouse and keyboard; to leave one changes nothing.
Item {
    id: root

    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }
    SignalSpy { id: said; target: GameController; signalName: "said" }

    GameTest {
        name: "Dialogs"
        pages: pages

        readonly property string one: "(;GM[4]SZ[15];B[hh];W[hg];B[ii])"

        /// A folder with nothing in it.
        function emptyFolder(): void { Settings.files.folder = workshop.newFolder() }
        function cleanup(): void {
            for (const name of ["openDialog", "saveDialog", "exportDialog", "engineDialog", "libraryExportDialog", "libraryImportDialog", "progressDialog"]) {
                findChild(pages, name)?.close()
            }
            for (const name of ["saveSheet", "exportSheet", "engineSheet"]) findChild(pages, name).close()
            pages.current = "start"
        }
        function inSheet(sheet: string, name: string): var { return findChild(findChild(pages, sheet).contentItem, name) }
        function pressIn(sheet: string, name: string): void {
            tryVerify(() => inSheet(sheet, name).visible)
            grabImage(inSheet(sheet, name))
            mouseClick(inSheet(sheet, name))
        }
        function waitFor(dialog: var): void {
            tryVerify(() => dialog.visible)
            tryVerify(() => list() !== null)
            grabImage(list().Window.contentItem)
        }
        function list(): Item { return workshop.inAnyWindow("fileDialogListView") }
        function choose(row: int): void {
            tryVerify(() => findChild(list(), "fileDialogDelegate" + row) !== null)
            const entry = findChild(list(), "fileDialogDelegate" + row)
            grabImage(entry)
            mouseClick(entry)
        }
        function button(which: int): Item {
            const foot = Array.from(workshop.inAnyWindow("fileNameTextField").parent.children)
            return foot[foot.length - 1].standardButton(which)
        }
        /// Open or Save, as the dialog says.
        function accept(): void {
            mouseClick(button(T.DialogButtonBox.Save) ?? button(T.DialogButtonBox.Open))
        }
        function typeName(name: string): void {
            const field = workshop.inAnyWindow("fileNameTextField")
            mouseClick(field)
            keyClick(Qt.Key_A, Qt.ControlModifier)
            for (const letter of name) keyClick(letter)
            keyClick(Qt.Key_Tab)
        }

        function test_aRecordIsOpened_data(): var { return [{ tag: "by key" }, { tag: "by button" }] }
        function test_aRecordIsOpened(data: var): void {
            emptyFolder()
            workshop.write(Settings.files.folder + "/one.sgf", one)
            workshop.write(Settings.files.folder + "/picture.png", "not a record, and not offered")
            const dialog = findChild(pages, "openDialog")
            keyClick(Qt.Key_O, Qt.ControlModifier)
            waitFor(dialog)
            // The list itself may have rows of the folder before, in Qt 6.8.
            tryCompare(list().model, "count", 1)
            choose(0)
            if (data.tag === "by key") keyClick(Qt.Key_Return)
            else accept()
            tryVerify(() => !dialog.visible)
            tryVerify(() => GameController.reading, 20000)
            compare(plies(), 3)
            compare(Files.recent[0].name, "one.sgf")
        }

        function test_aBrokenFileIsTold(): void {
            start()
            play("h8 h9")
            emptyFolder()
            workshop.write(Settings.files.folder + "/broken.sgf", "(;GM[4]SZ[1")
            keyClick(Qt.Key_O, Qt.ControlModifier)
            waitFor(findChild(pages, "openDialog"))
            choose(0)
            keyClick(Qt.Key_Return)
            tryCompare(child("bubbleHeadline"), "text", chinese ? "没能打开，原来的棋局还在" : "This could not be opened; everything is as it was")
            compare(plies(), 2)
        }

        function test_whoLeavesADialogChangesNothing(): void {
            start()
            play("h8 h9")
            emptyFolder()
            workshop.write(Settings.files.folder + "/one.sgf", one)
            keyClick(Qt.Key_O, Qt.ControlModifier)
            waitFor(findChild(pages, "openDialog"))
            choose(0)
            mouseClick(button(T.DialogButtonBox.Cancel))
            tryVerify(() => !findChild(pages, "openDialog").visible)
            verify(!Files.busy)
            verify(!GameController.reading)
            compare(plies(), 2)
            compare(pages.current, "play")
        }

        function test_aGameIsSavedUnderANameOfOnesOwn(): void {
            start()
            play("h8 h9 i9")
            emptyFolder()
            keyClick(Qt.Key_S, Qt.ControlModifier | Qt.ShiftModifier)
            pressIn("saveSheet", "chooseFile")
            const dialog = inSheet("saveSheet", "saveDialog")
            waitFor(dialog)
            typeName("mine.sgf")
            accept()
            tryVerify(() => workshop.exists(Settings.files.folder + "/mine.sgf"), 20000)
            verify(workshop.read(Settings.files.folder + "/mine.sgf").includes("B[hh]"))
            tryVerify(() => !findChild(pages, "saveSheet").visible)
        }

        /// Also where the dialog is Qt's own, as here.
        function test_aDialogSpeaksTheLanguageAndSaysWhatItDoes(): void {
            start()
            play("h8 h9 i9")
            emptyFolder()
            keyClick(Qt.Key_S, Qt.ControlModifier | Qt.ShiftModifier)
            pressIn("saveSheet", "chooseFile")
            waitFor(inSheet("saveSheet", "saveDialog"))
            compare(button(T.DialogButtonBox.Open).text, chinese ? "保存" : "Save")
            compare(button(T.DialogButtonBox.Cancel).text, chinese ? "取消" : "Cancel")
            const foot = Array.from(workshop.inAnyWindow("fileNameTextField").parent.children)
            compare(foot[0].text, chinese ? "文件名" : "File name")
        }

        /// Not even root can make a file there.
        function test_aFolderThatCannotBeWrittenIsTold_data(): var { return [{ tag: "save" }, { tag: "export" }] }
        function test_aFolderThatCannotBeWrittenIsTold(data: var): void {
            start()
            play("h8 h9 i9")
            Settings.files.folder = "/proc"
            said.clear()
            if (data.tag === "save") {
                keyClick(Qt.Key_S, Qt.ControlModifier | Qt.ShiftModifier)
                pressIn("saveSheet", "chooseFile")
                waitFor(inSheet("saveSheet", "saveDialog"))
            } else {
                keyClick(Qt.Key_E, Qt.ControlModifier)
                pressIn("exportSheet", "exportChoose")
                waitFor(inSheet("exportSheet", "exportDialog"))
            }
            accept()
            tryCompare(said, "count", 1, 60000)
            const expected = data.tag === "save"
                ? (chinese ? "没能保存到那里，棋谱还在" : "The game could not be saved there; it is still here")
                : (chinese ? "没能把图片写到那里，棋局不受影响" : "The picture could not be written there; the game is as it was")
            compare(said.signalArguments[0][0], expected)
            verify(said.signalArguments[0][1] !== "", "and why")
            compare(plies(), 3)
        }

        function test_aPictureIsWrittenWithItsEnding(): void {
            start()
            play("h8 h9 i9")
            emptyFolder()
            keyClick(Qt.Key_E, Qt.ControlModifier)
            Export.kind = "png"
            pressIn("exportSheet", "exportChoose")
            waitFor(inSheet("exportSheet", "exportDialog"))
            typeName("board")
            accept()
            tryVerify(() => workshop.exists(Settings.files.folder + "/board.png"), 60000)
        }

        function test_gamesAreAddedToTheLibraryAndTakenOutOfIt(): void {
            emptyFolder()
            workshop.write(Settings.files.folder + "/dialog.sgf", "(;GM[4]SZ[15]PB[Dialogist]PW[Bo];B[hh];W[hg])")
            pages.current = "library"
            tryVerify(() => !GameLibrary.searching, 20000)
            press("importGames")
            waitFor(findChild(pages, "libraryImportDialog"))
            choose(0)
            keyClick(Qt.Key_Return)
            GameLibrary.filter.text = "Dialogist"
            tryVerify(() => !GameLibrary.searching && GameLibrary.count === 1, 20000)
            press("exportGames")
            waitFor(findChild(pages, "libraryExportDialog"))
            typeName("out.sgf")
            accept()
            tryVerify(() => workshop.read(Settings.files.folder + "/out.sgf").includes("Dialogist"), 20000)
            press("exportGames")
            waitFor(findChild(pages, "libraryExportDialog"))
            accept()  // it has a name already
            tryVerify(() => workshop.read(Settings.files.folder + "/tianyuan-games.sgf").includes("Dialogist"), 20000)
            GameLibrary.clearFilter()
        }

        function test_theProgressIsExportedUnderTheNameThatIsProposedOrAnother(): void {
            emptyFolder()
            startAgainst("level:1")
            play("a1")
            waitForTurn()
            resign()
            GameController.leave()
            pages.current = "progress"
            tryVerify(() => Progress.days > 0, 20000)
            press("progressExport")
            waitFor(findChild(pages, "progressDialog"))
            accept()
            tryVerify(() => workshop.read(Settings.files.folder + "/tianyuan-progress.json") !== "", 20000)
            press("progressExport")
            waitFor(findChild(pages, "progressDialog"))
            typeName("mine.csv")
            accept()
            tryVerify(() => workshop.read(Settings.files.folder + "/mine.csv").includes("black"), 20000)
        }

        function test_anEngineIsChosenAndTriedOut(): void {
            emptyFolder()
            workshop.writeProgram(Settings.files.folder + "/pbrain-chosen", "#!/bin/sh\nexec " + badEngine + " hang-on-move\n")
            Files.wanted("engine")
            pressIn("engineSheet", "chooseEngine")
            waitFor(inSheet("engineSheet", "engineDialog"))
            choose(0)
            keyClick(Qt.Key_Return)
            tryVerify(() => EngineTest.running)
            verify(EngineTest.program.includes("pbrain-chosen"))
            pressIn("engineSheet", "stopTest")
            verify(!EngineTest.running)
        }
    }
}
