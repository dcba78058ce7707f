import QtQuick
import QtTest
import Tianyuan

Item {
    id: root
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Forms"
        pages: pages

        function cleanup(): void {
            root.width = 1280
            root.height = 800
        }

        function test_theBoardFitsAndPlaysInEverySize_data(): var {
            return [[480, 360], [800, 600], [600, 860], [1024, 768], [1280, 800], [1920, 1080], [3840, 2160]]
                .map(size => ({tag: size.join("x"), width: size[0], height: size[1]}))
        }
        function test_theBoardFitsAndPlaysInEverySize(data: var): void {
            root.width = data.width
            root.height = data.height
            start()
            const area = board().mapToItem(root, 0, 0)
            verify(area.x >= 0 && area.y >= 0)
            verify(area.x + board().width <= data.width && area.y + board().height <= data.height)
            verify(board().width >= Math.min(data.width, data.height) * 0.6, "the board is the hero")
            play("a1 o15 h8")
            compare(plies(), 3)
            compare(move(2), "O15")
        }

        function test_everyNumberOfLines(): void {
            for (let size = 5; size <= 22; ++size) {
                Settings.newGame.size = size
                start()
                click("a1")
                const far = board().centreOf(Qt.point(size - 1, 0))
                mouseClick(board(), far.x, far.y)
                compare(plies(), 2)
            }
        }

        function test_languageThemeAndSizeChangeInMidGame(): void {
            startAgainst("guard")
            click("h8")
            waitForTurn()
            const before = GameController.ruleLine
            Settings.look.language = chinese ? "en" : "zh"
            verify(GameController.ruleLine !== before)
            for (const theme of ["dark", "contrast", "light"]) {
                Settings.look.theme = theme
                for (const look of ["slate", "paper", "wood"]) Settings.look.board = look
            }
            Settings.look.textScale = 1.5
            root.width = 600
            root.height = 860
            compare(plies(), 2)
            click("a1")
            tryCompare(GameController.moves, "plies", 4, 60000)
        }

        function test_theMenuHasWhatASmallWindowHasNoButtonFor(): void {
            root.width = 480
            root.height = 360
            start()
            click("h8")
            press("menu")
            keyClick(Qt.Key_Escape)
            compare(pages.current, "play")
        }
    }
}
