import QtQuick
import QtQuick.Layouts
import Tianyuan

/// The panel for looking back: the curve of the game, what the move on the board was worth, what
/// would have been better, and all the moves with their marks.
Rectangle {
    id: panel

    property bool headed: true
    property bool narrow: false
    readonly property LookBack lookBack: Study.lookBack
    readonly property int padding: narrow ? Theme.large : Theme.huge

    signal backWanted()
    signal menuWanted()
    /// Something is shown there that has to be seen.
    signal boardWanted()

    color: Theme.panel
    Rectangle {
        width: panel.headed ? Theme.outline : parent.width
        height: panel.headed ? parent.height : Theme.outline
        color: Theme.line
    }

    ColumnLayout {
        anchors { fill: parent; topMargin: panel.headed ? Theme.large : Theme.small; bottomMargin: panel.narrow ? Theme.small : Theme.large }
        spacing: Theme.small
        LookBackHead {
            Layout.fillWidth: true
            Layout.leftMargin: panel.padding
            Layout.rightMargin: panel.padding
            visible: panel.headed
            onBackWanted: panel.backWanted()
            onMenuWanted: panel.menuWanted()
        }
        Scroll {
            id: flick
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: column.implicitHeight
            ColumnLayout {
                id: column
                x: panel.padding
                width: flick.width - 2 * panel.padding
                height: Math.max(implicitHeight, flick.height)
                spacing: Theme.medium
                LookBackProgress { Layout.fillWidth: true }
                GraphPanel {
                    objectName: "graph"
                    Layout.fillWidth: true
                }
                MoveCard {
                    objectName: "moveCard"
                    Layout.fillWidth: true
                    visible: panel.lookBack.review.headline !== ""
                    onBoardWanted: panel.boardWanted()
                }
                SummaryCard {
                    objectName: "summaryCard"
                    Layout.fillWidth: true
                }
                EnginePanel {
                    objectName: "lookBackEngine"
                    Layout.fillWidth: true
                    graphed: false
                    visible: Study.analysis.depth > 0 || Study.analysis.thinking || Study.analysis.trouble !== ""
                }
                Divider { Layout.fillWidth: true }
                MovesHead {
                    Layout.fillWidth: true
                    withEngine: false
                }
                ThreatPanel {
                    Layout.fillWidth: true
                    visible: Study.threatsShown
                }
                ScoreMapPanel {
                    Layout.fillWidth: true
                    visible: Study.scoreMapShown
                }
                MoveList {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: Math.round(28 * 4 * Theme.scale)
                }
            }
        }
        LookBackTools {
            Layout.fillWidth: true
            Layout.leftMargin: panel.padding
            Layout.rightMargin: panel.padding
            oneRow: !panel.headed
        }
    }
}
