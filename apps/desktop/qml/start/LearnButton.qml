import QtQuick
import Tianyuan

/// The way to everything one learns by; says how many puzzles are due.
PlainButton {
    id: button

    text: qsTr("Learn")
    Accessible.description: Puzzles.standing.dueText
    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.small
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "learn"
                color: button.ink
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                Label { text: button.text; font.bold: due.visible }
                Label {
                    id: due
                    objectName: "learnDue"
                    visible: Puzzles.standing.due > 0
                    text: qsTr("%n due", "puzzles that come back today", Puzzles.standing.due)
                    size: Theme.caption
                    color: Theme.accent
                }
            }
        }
    }
    Tip { owner: button; what: qsTr("Course, puzzles and progress"); keyText: "F2" }
}
