import QtQuick
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

    // No layout in a layout: the words in these wrap, and their heights would be asked for in circles.
    Column {
        id: column
        x: Theme.small
        width: section.width - 2 * Theme.small
        spacing: Theme.medium
        EnginePanel {
            objectName: "enginePanel"
            width: column.width
            visible: Study.engineShown
        }
        ThreatPanel {
            objectName: "threatPanel"
            width: column.width
            visible: Study.threatsShown
        }
        ProofPanel {
            objectName: "proofPanel"
            width: column.width
            visible: Study.proofShown
        }
        ScoreMapPanel {
            objectName: "scoreMapPanel"
            width: column.width
            visible: Study.scoreMapShown
        }
    }
}
