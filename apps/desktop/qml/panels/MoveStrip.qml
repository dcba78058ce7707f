import QtQuick
import Tianyuan

/// The moves in one line, the last ones in sight.
ListView {
    id: strip

    implicitHeight: Math.round(32 * Theme.scale)
    orientation: ListView.Horizontal
    clip: true
    cacheBuffer: 0  // as in MoveList
    spacing: 4
    boundsBehavior: Flickable.StopAtBounds
    model: GameController.moves.plies
    onCountChanged: positionViewAtEnd()

    delegate: Item {
        id: entry
        required property int index
        width: number.implicitWidth + cell.implicitTextWidth + 24
        height: ListView.view.height
        Label {
            id: number
            anchors.verticalCenter: parent.verticalCenter
            text: entry.index + 1
            size: Theme.caption
            color: Theme.ink3
        }
        MoveCell {
            id: cell
            property int implicitTextWidth: metrics.advanceWidth
            anchors { left: number.right; right: parent.right; verticalCenter: parent.verticalCenter }
            height: Math.min(parent.height, 28 * Theme.scale)
            text: GameController.moves.move(entry.index + 1)
            ply: entry.index + 1
            TextMetrics { id: metrics; text: cell.text; font { family: Theme.sans; pixelSize: Theme.body; bold: true } }
        }
    }
}
