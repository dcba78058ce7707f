import QtQuick
import QtQuick.Layouts
import Tianyuan

/// The panel beside the board.
Rectangle {
    id: panel

    property bool narrow: false
    property bool resultShown: false
    readonly property int padding: narrow ? Theme.large : Theme.huge

    signal backWanted()
    signal menuWanted()

    color: Theme.panel
    Rectangle { width: Theme.outline; height: parent.height; color: Theme.line }

    ColumnLayout {
        anchors { fill: parent; leftMargin: panel.padding; rightMargin: panel.padding
                  topMargin: panel.narrow ? Theme.small : Theme.large
                  bottomMargin: panel.narrow ? Theme.medium : Theme.huge }
        spacing: 0
        PanelHead {
            Layout.fillWidth: true
            brief: panel.narrow
            onBackWanted: panel.backWanted()
            onMenuWanted: panel.menuWanted()
        }
        PlayerRow {
            Layout.fillWidth: true
            Layout.topMargin: panel.narrow ? Theme.tiny : Theme.small
            seat: TablePanel.upper
            compact: panel.narrow
            edge: panel.padding
        }
        PlayerRow {
            Layout.fillWidth: true
            seat: TablePanel.lower
            compact: panel.narrow
            edge: panel.padding
        }
        Divider {
            Layout.fillWidth: true
            Layout.topMargin: Theme.small
            Layout.bottomMargin: Theme.medium
        }
        MiddlePanel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            compact: panel.narrow
            resultShown: panel.resultShown
        }
        Divider {
            Layout.fillWidth: true
            Layout.topMargin: Theme.small
            Layout.bottomMargin: Theme.medium
        }
        ToolGrid {
            Layout.fillWidth: true
            columns: panel.narrow ? 3 : 4
            few: panel.narrow
            onMoreWanted: panel.menuWanted()
        }
    }
}
