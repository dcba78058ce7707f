import QtQuick
import Tianyuan

/// A move in the list; a click shows the position after it.
Rectangle {
    id: cell

    property alias text: label.text
    required property int ply
    /// What looking back says of it.
    readonly property string mark: Study.lookBack.opened ? Study.lookBack.review.marks[ply - 1] ?? "" : ""
    readonly property bool current: GameController.shownPly === ply && text !== ""

    radius: 6
    color: current ? Theme.tint : mouse.hovered && text !== "" ? Theme.sunken : "transparent"
    border { width: Theme.contrast && current ? 2 : 0; color: Theme.accent }
    Accessible.role: Accessible.ListItem
    Accessible.name: text + " " + mark

    Label {
        id: label
        anchors { verticalCenter: parent.verticalCenter; left: parent.left; leftMargin: Theme.small }
        font.bold: cell.current
        color: cell.current ? Theme.accent : Theme.ink
    }
    Label {
        anchors { verticalCenter: parent.verticalCenter; left: label.right; leftMargin: Theme.tiny }
        text: cell.mark
        font.bold: true
        color: cell.mark === "??" ? Theme.cinnabar : cell.mark === "?" ? Theme.amber : Theme.accent
    }
    HoverHandler { id: mouse }
    TapHandler { onTapped: if (cell.text !== "") GameController.showPly(cell.ply) }
}
