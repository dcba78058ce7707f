import QtQuick
import QtTest
import Tianyuan

/// No test: a game and how it is looked back at, picture by picture, for the first page. Called by
/// scripts/make_film.sh.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Film"
        pages: pages

        property int taken: 0
        property string language

        /// How long it stands, in hundredths of a second, is in its name.
        function take(stands: int): void {
            taken += 1
            grabImage(pages)  // draws a frame, so that everything is in its place
            wait(50)
            const name = "build/film/" + language + "-" + String(taken).padStart(2, "0") + "-" + stands + ".png"
            grabImage(pages).save(name)
        }

        function test_film_data(): var { return [{ tag: "en" }, { tag: "zh" }] }
        function test_film(row: var): void {
            language = row.tag
            taken = 0
            Settings.look.language = language
            Settings.newGame.name = chinese ? "林" : "Lin"
            Settings.newGame.secondName = chinese ? "松" : "Pine"
            Settings.study.lookBackSeconds = 0.2
            start()
            tryVerify(() => findChild(pages, "ground")?.ready ?? true)
            wait(500)
            for (const move of "h8 h9 i8 g7 i6 i7 j8 j9 k8 l8 g8".split(" ")) {
                click(move)
                take(GameController.over ? 200 : 60)
            }
            tryVerify(() => child("lookBack").visible)
            press("lookBack")
            tryVerify(() => !Study.lookBack.running, 600000)
            take(250)
            press("turningPoint")
            take(350)
            press("playOut")
            take(120)
            while (Study.lookBack.winLine.step < Study.lookBack.winLine.steps) {
                keyClick(Qt.Key_BracketRight)
                take(Study.lookBack.winLine.step < Study.lookBack.winLine.steps ? 120 : 400)
            }
            press("winClose")
        }
    }
}
