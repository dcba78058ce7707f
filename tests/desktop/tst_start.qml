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
    }
}
