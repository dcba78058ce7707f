import QtQuick
import Tianyuan

/// One who plays: face, name, what he or she is doing, clock. Whose turn it is shows by a bar, by the
/// weight of the clock and in words.
Item {
    id: row

    required property SeatModel seat
    property bool compact: false
    property int edge: Theme.huge  // to the border of the panel, where the bar stands

    implicitHeight: Math.max(compact ? 52 : 64, words.implicitHeight)

    Rectangle {
        x: -row.edge
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.contrast ? 6 : 3
        height: row.compact ? 32 : 48
        visible: row.seat.isTurn
        color: Theme.accent
    }
    FaceDisc {
        id: face
        anchors.verticalCenter: parent.verticalCenter
        width: row.compact ? 36 : 48
        height: width
        seat: row.seat
    }
    Column {
        id: words
        anchors { left: face.right; leftMargin: Theme.medium; verticalCenter: parent.verticalCenter }
        width: (clock.visible ? clock.x - Theme.small : row.width) - x
        Label {
            width: parent.width
            text: row.seat.name
            size: row.compact ? Theme.body : Theme.name
            font.bold: true
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Item {
            width: parent.width
            implicitHeight: line.implicitHeight
            // What somebody is like needs more room than there is in a small window.
            visible: row.seat.isTurn || !row.compact || line.lineCount < 3
            Label {
                id: line
                width: parent.width - (dots.running ? 32 : 0)
                text: row.seat.line
                size: Theme.caption
                color: row.seat.isTurn ? Theme.accent : Theme.ink3
                font.bold: Theme.contrast && row.seat.isTurn
                wrapMode: Text.Wrap
            }
            ThinkingDots {
                id: dots
                x: line.contentWidth + Theme.small
                anchors.verticalCenter: parent.verticalCenter
                running: row.seat.isThinking && row.visible
            }
        }
    }
    ClockButton {
        id: clock
        objectName: row.seat === TablePanel.upper ? "clock-upper" : "clock-lower"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        seat: row.seat
        size: row.compact ? Theme.name : Theme.head
    }
}
