import QtQuick
import QtTest
import Tianyuan

Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "ScoreMap"
        pages: pages

        function test_everyPlayerShowsItsScoresOnTheBoard_data(): var {
            return ["scoremap", "value", "guard", "gametree:depth=2", "shapes", "level:5", "level:10", "tianyuan"]
                .map(player => ({tag: player}))
        }
        function test_everyPlayerShowsItsScoresOnTheBoard(data: var): void {
            start()
            play("h8 h9 i8 i9")
            const plain = grabImage(board())
            Settings.study.scoreMapPlayer = data.tag
            Settings.study.scoreMap = "colour"
            tryVerify(() => Study.scoreMap.points > 3, 60000)
            verify(Study.scoreMap.best !== "")
            compare(Study.scoreMap.trouble, "")
            verify(!grabImage(board()).equals(plain))
        }

        function test_itIsShownAsColoursOrNumbersAndHiddenAgain(): void {
            start()
            play("h8 h9 i8 i9")
            press("scoreMapToggle")
            compare(Settings.study.scoreMap, "colour")
            tryVerify(() => Study.scoreMap.points > 3, 60000)
            tryVerify(() => !Study.scoreMap.thinking, 60000)
            const colours = grabImage(board())
            keyClick(Qt.Key_V)
            compare(Settings.study.scoreMap, "number")
            verify(!grabImage(board()).equals(colours))
            keyClick(Qt.Key_V)
            compare(Settings.study.scoreMap, "off")
            compare(Study.scoreMap.points, 0)
            verify(!child("scoreMapPanel").visible)
        }

        function test_theBestPointIsNamed(): void {
            start()
            play("h8 a1 i8 a3 j8 o15")  // Black can make an open four
            Settings.study.scoreMapPlayer = "scoremap"
            Settings.study.scoreMap = "colour"
            tryVerify(() => Study.scoreMap.points > 3, 60000)
            verify(/[GK]8/.test(child("scoreMapBest").text), child("scoreMapBest").text)
        }

        function test_anEngineThatFailsIsSaidSo(): void {
            start()
            click("h8")
            Settings.study.scoreMapPlayer = "cmd:" + badEngine + " crash-at-start"
            Settings.study.scoreMap = "colour"
            tryVerify(() => Study.scoreMap.trouble !== "", 60000)
            compare(child("scoreMapBest").text, Study.scoreMap.trouble)
            Settings.study.scoreMapPlayer = "scoremap"
            tryVerify(() => Study.scoreMap.points > 3, 60000)
        }
    }
}
