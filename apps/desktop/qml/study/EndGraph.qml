import QtQuick
import Tianyuan

/// How the game went, at a glance: the win chance over its moves, with the one that decided it.
Column {
    id: panel

    readonly property EndSketch sketch: Study.endSketch

    spacing: Theme.small
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Win chance over the game")
    Accessible.description: sketch.deciding

    Item {
        width: parent.width
        height: Math.max(title.implicitHeight, length.implicitHeight)
        Label {
            id: title
            text: qsTr("Win chance")
            font.bold: true
        }
        CaptionText {
            id: length
            objectName: "gameLength"
            anchors { right: parent.right; baseline: title.baseline }
            visible: x > title.implicitWidth + Theme.small
            wrapMode: Text.NoWrap
            text: panel.sketch.length
        }
    }
    ChanceGraph {
        id: graph
        objectName: "endGraph"
        // It moves with the width and with the chances, of which a call alone knows nothing.
        readonly property real there: chances.length > 0 && width > 0 ? placeOf(panel.sketch.decidingPly) : 0
        width: parent.width
        height: Math.round(60 * Theme.scale)
        chances: panel.sketch.chances
        marks: panel.sketch.marks
        current: -1
        ink: Theme.ink
        ground: Theme.sunken
        fill: Theme.contrast ? Theme.panel : Theme.line
        cursor: Theme.accent
        mistake: Theme.cinnabar
        doubt: Theme.amber
        Label {
            objectName: "decidingMove"
            readonly property real chance: panel.sketch.chances[panel.sketch.decidingPly] ?? 0.5
            visible: panel.sketch.decidingPly > 0
            x: graph.there > graph.width / 2 ? graph.there - implicitWidth - Theme.medium : graph.there + Theme.medium
            y: chance > 0.5 ? Theme.small : graph.height - implicitHeight - Theme.small
            text: panel.sketch.deciding
            size: Theme.caption
            font.bold: true
            color: Theme.cinnabar
        }
        MouseArea {
            anchors.fill: parent
            cursorShape: Qt.PointingHandCursor
            onClicked: event => GameController.showPly(graph.plyAt(event.x))
        }
        Rectangle {
            anchors.fill: parent
            radius: 8
            color: "transparent"
            border { width: Theme.contrast ? 2 : 0; color: Theme.line }
        }
    }
}
