import QtQuick
import QtTest
import Tianyuan

/// The board in words, as a screen reader says it.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    TestCase {
        name: "Speech"
        when: windowShown

        function init(): void {
            Settings.reset()
            Settings.look.motion = "none"
            Settings.newGame.mode = "people"
            GameController.leave()
            GameController.newGame()
        }
        function cleanup(): void { GameController.leave() }

        function say(column: int, row: int): string {
            return BoardSpeech.describe(GameController.picture, Qt.point(column, row))
        }

        function test_aCrossingSaysWhatStandsThere(): void {
            GameController.play(Qt.point(7, 7))
            GameController.play(Qt.point(8, 7))
            Settings.look.language = "en"
            compare(say(7, 7), "H8, black")
            compare(say(8, 7), "I8, white, last move")
            compare(say(0, 14), "A1, empty")
            compare(say(-1, -1), "Board of 15 lines, 2 stones, last move I8")
            Settings.look.language = "zh"
            compare(say(8, 7), "I8，白子，最后一手")
        }

        function test_everyMoveIsNews(): void {
            Settings.look.language = "en"
            GameController.play(Qt.point(7, 7))
            compare(BoardSpeech.news, "Black plays H8")
            GameController.play(Qt.point(7, 6))
            compare(BoardSpeech.news, "White plays H9")
            GameController.verbs.undo.trigger()
            compare(BoardSpeech.news, "Taken back; stones left: 1")
        }

        function test_everyControlHasANameForTheScreenReader(): void {
            GameController.leave()
            for (const name of ["mode", "opponentStrip", "allOpponents", "colour", "rule", "size", "time",
                                "opening", "name", "startButton", "settingsButton", "helpButton"]) {
                verify(findChild(pages, name).Accessible.name !== "", name)
            }
            pages.current = "settings"
            for (const name of ["settingsBack", "sectionList", "theme", "coordinates", "numbers", "textScale",
                                "motion"]) {
                verify(findChild(pages, name).Accessible.name !== "", name)
            }
            pages.current = "start"
        }
    }
}
