import QtQuick
import Tianyuan

/// A few words at a crossing, on its quiet side and inside the board; or near the lower edge where
/// they belong to no crossing. Goes by itself.
Item {
    id: bubble

    required property BoardView view
    property string headline
    property string line
    property point crossing: Qt.point(-1, -1)
    readonly property bool placed: crossing.x >= 0

    function say(words: string, more: string, at: point): void {
        headline = words
        line = more
        crossing = at
        shown = true
        timer.interval = 2400 + 45 * Math.max(0, words.length + more.length - 30)
        timer.restart()
    }
    function hide(): void { shown = false }

    property bool shown: false
    readonly property point centre: placed && view.width > 0 ? view.centreOf(crossing) : Qt.point(view.width / 2, view.height)
    readonly property point side: placed ? view.board.quietSide(crossing) : Qt.point(0, -1)
    readonly property real off: view.board.cell * 0.47 + 8

    width: Math.min(view.width - 16, Math.max(words.implicitWidth, more.implicitWidth) + 32, 320 * Theme.scale)
    height: column.implicitHeight + 24
    x: Math.max(8, Math.min(view.width - width - 8, placed ? centre.x + (side.x > 0 ? off * 0.5 : -off * 0.5 - width) : (view.width - width) / 2))
    y: Math.max(8, Math.min(view.height - height - 8, placed ? (side.y > 0 ? centre.y + off : centre.y - off - height) : view.height - height - 16))
    opacity: shown ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: headline + " " + line

    Behavior on opacity { NumberAnimation { duration: Theme.fade(bubble.shown ? 120 : 160) } }

    Timer {
        id: timer
        onTriggered: if (hover.hovered) restart(); else bubble.shown = false
    }
    HoverHandler { id: hover }

    Rectangle {
        visible: bubble.placed
        width: 12
        height: 12
        rotation: 45
        color: Theme.raised
        border { width: Theme.outline; color: Theme.line2 }
        x: Math.max(14, Math.min(bubble.width - 26, bubble.centre.x - bubble.x - 6))
        y: bubble.side.y > 0 ? -6 : bubble.height - 7
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.bubbleRadius
        color: Theme.raised
        border { width: Theme.outline; color: Theme.line2 }
    }
    Rectangle {
        visible: bubble.placed
        width: 10
        height: 10
        rotation: 45
        color: Theme.raised
        x: Math.max(15, Math.min(bubble.width - 25, bubble.centre.x - bubble.x - 5))
        y: bubble.side.y > 0 ? -4 : bubble.height - 7
    }
    Column {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; leftMargin: 16; rightMargin: 16; topMargin: 12 }
        Label {
            id: words
            objectName: "bubbleHeadline"
            width: parent.width
            text: bubble.headline
            font.bold: bubble.line !== ""
            wrapMode: Text.Wrap
        }
        Label {
            id: more
            objectName: "bubbleLine"
            width: parent.width
            visible: text !== ""
            text: bubble.line
            size: Theme.caption
            color: Theme.ink2
            wrapMode: Text.Wrap
        }
    }
}
