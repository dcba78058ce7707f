import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A computer player in the list of all.
T.AbstractButton {
    id: row

    required property var opponent
    property bool on: false
    property bool current: false

    implicitHeight: texts.implicitHeight + 2 * Theme.small
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: opponent.name
    Accessible.description: opponent.about

    background: Rectangle {
        radius: Theme.fieldRadius
        color: row.on ? Theme.tint : row.hovered ? Theme.sunken : "transparent"
        border { width: row.current ? 2 : 0; color: Theme.accent }
    }
    contentItem: Item {
        Face {
            id: face
            x: Theme.medium
            anchors.verticalCenter: parent.verticalCenter
            width: 40
            height: 40
            source: row.opponent.face
        }
        Column {
            id: texts
            anchors { left: face.right; leftMargin: Theme.medium; right: figures.left; rightMargin: Theme.medium }
            anchors.verticalCenter: parent.verticalCenter
            BodyText { width: parent.width; text: row.opponent.name; font.bold: true }
            CaptionText { width: parent.width; text: row.opponent.about; color: Theme.ink2 }
        }
        Column {
            id: figures
            anchors { right: parent.right; rightMargin: Theme.medium; verticalCenter: parent.verticalCenter }
            CaptionText {
                anchors.right: parent.right
                visible: text !== ""
                wrapMode: Text.NoWrap
                text: row.opponent.strength
            }
            CaptionText {
                anchors.right: parent.right
                visible: row.opponent.won + row.opponent.lost + row.opponent.drawn > 0
                wrapMode: Text.NoWrap
                text: row.opponent.won + " : " + row.opponent.lost
                Accessible.name: qsTr("%1 won, %2 lost").arg(row.opponent.won).arg(row.opponent.lost)
            }
        }
    }
}
