import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tianyuan

/// What the person has asked to see beside the game; scrolls where there is little room.
Flickable {
    id: section

    property bool compact: false
    readonly property bool shown: Study.engineShown || Study.threatsShown || Study.proofShown || Study.scoreMapShown

    implicitHeight: column.implicitHeight
    contentHeight: column.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollMark {}

    ColumnLayout {
        id: column
        x: Theme.small
        width: section.width - 2 * Theme.small
        spacing: Theme.medium
        EnginePanel {
            objectName: "enginePanel"
            Layout.fillWidth: true
            visible: Study.engineShown
        }
        ThreatPanel {
            objectName: "threatPanel"
            Layout.fillWidth: true
            visible: Study.threatsShown
        }
        ProofPanel {
            objectName: "proofPanel"
            Layout.fillWidth: true
            visible: Study.proofShown
        }
        ScoreMapPanel {
            objectName: "scoreMapPanel"
            Layout.fillWidth: true
            visible: Study.scoreMapShown
        }
    }
}
