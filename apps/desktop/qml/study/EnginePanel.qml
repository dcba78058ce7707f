import QtQuick
import QtQuick.Layouts
import Tianyuan

/// What somebody thinks of the position: how deep, how good, and the lines that are expected. The
/// line under the mouse, or with the keyboard's focus, is shown on the board.
ColumnLayout {
    id: panel

    readonly property Analysis analysis: Study.analysis
    property bool graphed: true
    readonly property bool hasChance: analysis.chance >= 0

    spacing: Theme.tiny

    Item {
        Layout.fillWidth: true
        implicitHeight: Math.max(who.implicitHeight, figures.implicitHeight)
        Accessible.role: Accessible.StaticText
        Accessible.name: who.text + " " + figures.text
        Label {
            id: who
            objectName: "engineWho"
            width: Math.min(implicitWidth, parent.width - figures.implicitWidth - Theme.small)
            text: panel.analysis.who
            font.bold: true
            elide: Text.ElideRight
        }
        ThinkingDots {
            anchors { left: who.right; leftMargin: Theme.small; verticalCenter: parent.verticalCenter }
            visible: panel.analysis.thinking && x + width < figures.x
        }
        Label {
            id: figures
            objectName: "engineFigures"
            anchors { right: parent.right; baseline: who.baseline }
            text: panel.analysis.depth === 0 ? "" : panel.analysis.proved ? panel.analysis.score
                : qsTr("%1 · depth %2").arg(panel.analysis.score).arg(panel.analysis.depth)
            size: Theme.caption
            color: Theme.ink2
        }
    }
    ChanceBar {
        objectName: "chanceBar"
        Layout.fillWidth: true
        visible: panel.hasChance
        chance: panel.analysis.chance
    }
    Label {
        objectName: "engineTrouble"
        Layout.fillWidth: true
        visible: text !== ""
        text: panel.analysis.trouble
        size: Theme.caption
        color: Theme.cinnabar
        wrapMode: Text.Wrap
    }
    LineList {
        objectName: "engineLines"
        Layout.fillWidth: true
        lines: panel.analysis.lines
        shown: panel.analysis.pointed
        onPointed: index => panel.analysis.pointed = index
    }
    GraphPanel {
        Layout.fillWidth: true
        Layout.topMargin: Theme.tiny
        implicitHeight: Math.round(64 * Theme.scale)
        visible: panel.graphed && Study.lookBack.review.curved
    }
}
