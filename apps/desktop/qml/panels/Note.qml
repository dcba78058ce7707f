import QtQuick
import QtQuick.Layouts
import Tianyuan

/// A sentence in the panel: for the newcomer, about the disk or a file, or an offer to be answered.
Rectangle {
    id: note

    property alias text: words.text
    property string detail
    property bool warning: false
    property bool accepting: false
    property string action  // what a button offers; empty: there is none
    property string sign  // an icon before the sentence; empty: there is none

    signal acted()

    implicitHeight: content.implicitHeight + 16
    radius: Theme.fieldRadius
    color: warning ? Theme.cinnabarTint : Theme.tint
    border { width: Theme.contrast ? 2 : 0; color: Theme.line }
    Accessible.role: Accessible.Note
    Accessible.name: text

    ColumnLayout {
        id: content
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.medium }
        spacing: Theme.tiny
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.small
            Icon {
                Layout.alignment: Qt.AlignTop
                visible: note.sign !== ""
                implicitWidth: 20
                implicitHeight: 20
                name: note.sign
                color: note.warning ? Theme.cinnabar : Theme.accent
            }
            Label {
                id: words
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                color: note.warning ? Theme.cinnabar : Theme.ink
            }
        }
        Label {
            Layout.fillWidth: true
            Layout.leftMargin: note.sign !== "" ? 20 + Theme.small : 0
            visible: text !== ""
            text: note.detail
            size: Theme.caption
            color: Theme.ink2
            wrapMode: Text.Wrap
        }
        PlainButton {
            objectName: "noteAction"
            visible: note.action !== ""
            text: note.action
            onClicked: note.acted()
        }
        RowLayout {
            visible: note.accepting
            PlainButton {
                objectName: note.accepting ? "acceptDraw" : ""
                text: qsTr("Accept")
                onClicked: GameController.answerDraw(true)
            }
            PlainButton {
                objectName: note.accepting ? "declineDraw" : ""
                quiet: true
                text: qsTr("Decline")
                onClicked: GameController.answerDraw(false)
            }
        }
    }
}
