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
        width: clock.x - x - Theme.small
        Label {
            width: parent.width
            text: row.seat.name
            size: row.compact ? Theme.body : Theme.name
            font.bold: true
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Row {
            width: parent.width
            spacing: Theme.small
            Label {
                width: Math.min(implicitWidth, parent.width - (dots.visible ? 32 : 0))
                text: row.seat.line
                size: Theme.caption
                color: row.seat.isTurn ? Theme.accent : Theme.ink3
                font.bold: Theme.contrast && row.seat.isTurn
                elide: Text.ElideRight
            }
            ThinkingDots {
                id: dots
                anchors.verticalCenter: parent.verticalCenter
                running: row.seat.isThinking && row.visible
            }
        }
    }
    Label {
        id: clock
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        text: row.seat.clock
        size: row.compact ? Theme.name : Theme.head
        font.bold: row.seat.isTurn
        color: row.seat.isShort ? Theme.cinnabar : row.seat.isTurn ? Theme.ink : Theme.ink3
    }
}
