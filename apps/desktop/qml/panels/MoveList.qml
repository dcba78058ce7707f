import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// The moves, two to a row. Follows the game unless the person has scrolled away; a click shows the
/// position after that move. As high as the whole rows that there is room for.
Item {
    id: list

    readonly property int rowHeight: Math.round(28 * Theme.scale)

    ListView {
        id: view
        objectName: "moveList"
        width: list.width
        height: list.height - list.height % list.rowHeight
        clip: true
        cacheBuffer: 0  // rows beyond the edge are made later, and the game may be gone by then
        model: GameController.moves
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
        readonly property int currentRow: Math.floor((GameController.shownPly - 1) / 2)
        onCurrentRowChanged: follow()
        onCountChanged: follow()
        onHeightChanged: follow()
        function follow(): void { positionViewAtIndex(Math.max(0, currentRow), ListView.Contain) }
        delegate: Item {
            id: row
            required property int index
            required property int number
            required property string first
            required property string second
            width: ListView.view.width
            height: list.rowHeight
            Label {
                width: 20 * Theme.scale
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: row.number
                size: Theme.caption
                color: Theme.ink3
            }
            MoveCell {
                x: 32 * Theme.scale
                width: (row.width - x) / 2
                height: row.height
                text: row.first
                ply: 2 * row.index + 1
            }
            MoveCell {
                x: 32 * Theme.scale + width
                width: (row.width - 32 * Theme.scale) / 2
                height: row.height
                text: row.second
                ply: 2 * row.index + 2
            }
        }
    }
}
