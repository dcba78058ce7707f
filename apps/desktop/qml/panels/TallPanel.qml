import QtQuick
import QtQuick.Layouts
import Tianyuan

/// The panel below the board: players side by side, the moves in one line, the tools in one row.
Rectangle {
    id: panel

    property bool resultShown: false
    readonly property bool ended: resultShown && GameController.over
    readonly property bool busy: ended || TablePanel.guide.active
        || TablePanel.watching || TablePanel.foul.question !== "" || TablePanel.notes.drawOffer !== "" || TablePanel.notes.notice !== "" || TablePanel.teacher.speaking || GameController.reading

    readonly property bool studying: Study.engineShown || Study.threatsShown || Study.proofShown || Study.scoreMapShown

    signal menuWanted()

    color: Theme.panel
    Rectangle { width: parent.width; height: Theme.outline; color: Theme.line }

    ColumnLayout {
        anchors { fill: parent; leftMargin: Theme.large; rightMargin: Theme.large; topMargin: Theme.small; bottomMargin: Theme.small }
        spacing: Theme.tiny
        RowLayout {
            Layout.fillWidth: true
            visible: !panel.ended
            spacing: Theme.huge
            PlayerRow {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                seat: TablePanel.lower
                compact: true
                edge: Theme.large
            }
            PlayerRow {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                seat: TablePanel.upper
                compact: true
                edge: Theme.medium
            }
        }
        Label {
            Layout.fillWidth: true
            visible: !panel.busy && TablePanel.notes.guidance !== ""
            text: TablePanel.notes.guidance
            size: Theme.caption
            color: Theme.ink2
            elide: Text.ElideRight
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !panel.busy && !panel.studying
            spacing: Theme.small
            MoveStrip {
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
            TeacherAsk { objectName: "teacherAsk" }
        }
        MiddlePanel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: panel.busy || panel.studying
            compact: true
            broad: true
            resultShown: panel.resultShown
        }
        ToolGrid {
            Layout.fillWidth: true
            visible: !panel.busy || panel.height > 260
            columns: 8
        }
    }
}
