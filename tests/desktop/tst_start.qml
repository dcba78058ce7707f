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
        name: "Start"
        pages: pages

        function test_enterStartsAGameAndAClickPlaysOnTheNearestCrossing(): void {
            keyClick(Qt.Key_Return)
            compare(pages.current, "play")
            const centre = board().centreOf(point("h8"))
            mouseClick(board(), centre.x + 15, centre.y - 15)
            compare(plies(), 1)
            compare(move(1), "H8")
        }

        function startBoard(): Item { return child("startBoard") }

        /// As on the empty board of a game.
        /// In every language it says what the program is, in one place or another.
        function test_theNameIsExplained(): void {
            const subtitle = child("subtitle"), icons = child("libraryButton")
            verify(subtitle.visible && subtitle.text !== "")
            const right = subtitle.mapToItem(pages, subtitle.implicitWidth, 0).x
            const below = subtitle.mapToItem(pages, 0, 0).y
            verify(right <= icons.mapToItem(pages, 0, 0).x || below >= icons.mapToItem(pages, 0, icons.height).y)
        }
        function test_aFieldShowsWhatIsChosenAlsoInAnotherLanguage(): void {
            Settings.newGame.size = 19
            const size = child("size")
            verify(size.current.text.includes("19"))
            Settings.look.language = chinese ? "en" : "zh"
            verify(size.current.text.includes("19"), size.current.text)
            Settings.look.language = "system"
        }
        function test_aRightClickLetsTheComputerBegin_data(): var {
            return [{ tag: "black", colour: "black" }, { tag: "white", colour: "white" }]
        }
        function test_aRightClickLetsTheComputerBegin(data: var): void {
            Settings.newGame.mode = "computer"
            Settings.newGame.opponent = "guard"
            Settings.newGame.colour = data.colour
            mouseClick(startBoard(), 200, 200, Qt.RightButton)
            compare(pages.current, "play")
            tryCompare(GameController.moves, "plies", 1, 60000)
            compare(TablePanel.lower.stone, "white")
        }
        function test_aRightClickStartsNothingWhereNoComputerPlays(): void {
            mouseClick(startBoard(), 200, 200, Qt.RightButton)
            compare(pages.current, "start")
        }

        /// The stone lies where the pointer is, also where a game has more room for its board.
        function test_theBoardStaysUnderThePointer_data(): var {
            return [[1280, 800], [1920, 1080], [1000, 700], [800, 600], [1366, 768]].map(size => ({
                tag: size.join("×"), width: size[0], height: size[1]
            }))
        }
        function test_theBoardStaysUnderThePointer(data: var): void {
            root.width = data.width
            root.height = data.height
            grabImage(pages)
            const place = startBoard().centreOf(Qt.point(3, 11))
            const before = startBoard().mapToItem(pages, place.x, place.y)
            mouseMove(startBoard(), place.x, place.y)
            mouseClick(startBoard(), place.x, place.y)
            compare(pages.current, "play")
            compare(move(1), "D4")
            grabImage(pages)
            const at = board().centreOf(Qt.point(3, 11))
            const after = board().mapToItem(pages, at.x, at.y)
            compare([after.x, after.y], [before.x, before.y])
            mouseMove(board(), place.x, place.y - 40)
            mouseMove(pages, pages.width - 4, pages.height - 4)
            tryVerify(() => board().width === findChild(pages, "playPage").side)
            root.width = 1280
            root.height = 800
        }
    }
}
