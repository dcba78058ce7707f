import QtQuick
import Tianyuan

/// The win chance over the game; a click, or the arrow keys, go to a move.
FocusScope {
    id: panel

    readonly property LookBack lookBack: Study.lookBack

    implicitHeight: Math.round(96 * Theme.scale)
    activeFocusOnTab: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Win chance over the game")
    Accessible.description: {
        const chance = lookBack.review.chances[GameController.shownPly] ?? -1
        return chance < 0 ? "" : qsTr("Move %1: Black %2%").arg(GameController.shownPly).arg(Math.round(chance * 100))
    }
    Keys.onLeftPressed: GameController.showPly(GameController.shownPly - 1)
    Keys.onRightPressed: GameController.showPly(GameController.shownPly + 1)

    ChanceGraph {
        id: graph
        objectName: "chanceGraph"
        anchors.fill: parent
        chances: panel.lookBack.review.chances
        marks: panel.lookBack.review.marks
        current: GameController.shownPly
        ink: Theme.ink
        ground: Theme.sunken
        fill: Theme.contrast ? Theme.panel : Theme.line
        cursor: Theme.accent
        mistake: Theme.cinnabar
        doubt: Theme.amber

        MouseArea {
            id: mouse
            anchors.fill: parent
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onPressed: event => GameController.showPly(graph.plyAt(event.x))
            onPositionChanged: event => { if (pressed) GameController.showPly(graph.plyAt(event.x)) }
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: 8
        color: "transparent"
        border { width: Theme.contrast ? 2 : 0; color: Theme.line }
    }
    FocusRing { visible: panel.activeFocus; corner: 8 }
}
