import QtQuick
import QtTest
import Tianyuan

/// Setting up a game on the start page.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    TestCase {
        name: "Setup"
        when: windowShown

        function init(): void {
            Settings.reset()
            Settings.look.motion = "none"
            GameController.leave()
            pages.current = "start"
            grabImage(pages)
        }

        function child(name: string): Item {
            const found = findChild(pages, name)
            verify(found, name)
            return found
        }

        function test_theModeIsChosenAndRemembered(): void {
            mouseClick(child("segment-people"))
            compare(Settings.newGame.mode, "people")
            verify(child("secondName").visible)
            mouseClick(child("segment-watch"))
            compare(Settings.newGame.mode, "watch")
            verify(child("watchedSeat").visible)
        }

        function test_everyOpponentHasAFaceAndCanBeChosen(): void {
            verify(Opponents.all.length >= 5)
            for (const opponent of Opponents.all) {
                verify(opponent.name !== "" && opponent.about !== "", opponent.value)
                verify(opponent.strength !== "", opponent.value)
                verify(opponent.face.endsWith(".svg"), opponent.face)
            }
            const names = Opponents.all.map(each => each.name)
            compare(names.length, 16)
            compare(names[0], Language.code === "zh" ? "嫩芽" : "Sprout")
            compare(names[12], Language.code === "zh" ? "分数图" : "Score Map")
            compare(new Set(Opponents.all.map(each => each.face)).size, 16)
            mouseClick(child("opponent-level:4"))
            compare(Settings.newGame.opponent, "level:4")
        }

        function test_theArrowsChooseTheOpponent(): void {
            Settings.newGame.opponent = Opponents.all[0].value
            const strip = child("opponentStrip")
            strip.forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(Settings.newGame.opponent, Opponents.all[1].value)
            keyClick(Qt.Key_Left)
            compare(Settings.newGame.opponent, Opponents.all[0].value)
        }

        function test_theListOfAllOpponentsOpensAndChooses(): void {
            mouseClick(child("allOpponents"))
            const sheet = findChild(pages, "opponentSheet")
            tryCompare(sheet, "opened", true)
            const last = Opponents.all[Opponents.all.length - 1].value
            keyClick(Qt.Key_End)
            sheet.take(last)
            compare(Settings.newGame.opponent, last)
            tryCompare(sheet, "visible", false)
        }

        function test_watchingChoosesBothPlayers(): void {
            Settings.newGame.mode = "watch"
            grabImage(pages)
            mouseClick(child("opponent-level:3"))
            compare(Settings.newGame.opponent, "level:3")
            mouseClick(child("segment-true"))
            grabImage(pages)
            mouseClick(child("opponent-level:5"))
            compare(Settings.newGame.secondOpponent, "level:5")
            compare(Settings.newGame.opponent, "level:3")
        }

        function test_aListOpensAndChooses(): void {
            const rule = child("rule")
            mouseClick(rule)
            tryCompare(rule.popup, "opened", true)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(Settings.newGame.rule, "standard")
        }

        function test_anyClockCanBeChosen(): void {
            const field = child("time")
            mouseClick(field)
            tryCompare(field.popup, "opened", true)
            const other = () => findChild(field.popup.contentItem, "choice-other")
            tryVerify(() => {
                field.popup.contentItem.positionViewAtEnd()
                return other() !== null
            })
            grabImage(other())
            mouseClick(other())
            const sheet = findChild(pages, "clockSheet")
            tryVerify(() => sheet.opened)
            sheet.kind = "byo-yomi"
            sheet.minutes = 7
            sheet.periods = 4
            sheet.seconds = 15
            keyClick(Qt.Key_Return)
            tryVerify(() => !sheet.visible)
            compare(Settings.newGame.time, "7m+4x15s")
            verify(Array.from(SetupChoices.times).some(each => each.value === "7m+4x15s"), "it is in the list")
            verify(field.current.text.includes("15"))
            for (const [kind, text] of [["game", "7m"], ["increment", "7m+15s"], ["move", "15s/move"]]) {
                compare(SetupChoices.timeOf(kind, 7, 15, 4), text)
            }
        }

        function test_everySizeIsThere(): void {
            const values = SetupChoices.sizes.map(each => each.value)
            compare(values.length, 18)
            compare(values[0], 5)
            compare(values[17], 22)
        }

        function test_anOpeningThatDoesNotFitSaysWhyAndStartsNothing(): void {
            Settings.newGame.opening = "swap2"
            compare(SetupChoices.problem, "")
            Settings.newGame.opening = "taraguchi-10"
            Settings.newGame.size = 8
            verify(SetupChoices.problem !== "")
            verify(!child("startButton").enabled)
            keyClick(Qt.Key_Return)
            verify(!GameController.active)
        }

        function test_colourIsLeftToAnOpeningThatDecidesIt(): void {
            verify(!SetupChoices.colourIsDecided)
            Settings.newGame.opening = "swap2"
            verify(SetupChoices.colourIsDecided)
        }

        function test_enterStartsFromAnywhereOnThePage(): void {
            child("startButton").forceActiveFocus()
            keyClick(Qt.Key_Return)
            verify(GameController.active)
            compare(pages.current, "play")
        }

        function test_aClickOnTheBoardStartsAndPlays(): void {
            Settings.newGame.mode = "people"
            const board = child("startBoard")
            const place = board.centreOf(Qt.point(7, 7))
            mouseClick(board, place.x, place.y)
            verify(GameController.active)
            verify(GameController.verbs.undo.enabled)
        }

        function test_theNameIsKept(): void {
            const field = child("name")
            field.forceActiveFocus()
            keyClick(Qt.Key_L)
            keyClick(Qt.Key_I)
            compare(Settings.newGame.name, "li")
        }

        function test_helpOpensWithItsKeyAndCloses(): void {
            keyClick(Qt.Key_F1)
            const help = findChild(pages, "help")
            tryCompare(help, "opened", true)
            keyClick(Qt.Key_Escape)
            tryCompare(help, "visible", false)
        }
    }
}
