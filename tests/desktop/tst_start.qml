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

    TestCase {
        name: "Start"
        when: windowShown

        function test_enterStartsAGameAndAClickPlays(): void {
            keyClick(Qt.Key_Return)
            compare(pages.current, "play")
            const board = findChild(pages, "board")
            const centre = board.centreOf(Qt.point(7, 7))
            mouseClick(board, centre.x, centre.y)
            verify(GameController.undo.enabled)
        }
    }
}
