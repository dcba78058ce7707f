import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A file or a game in a list: what it is called, and a line about it.
T.AbstractButton {
    id: row

    property string about
    property bool current: false

    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 2 * Theme.small)
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.description: about
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.fieldRadius
        color: row.hovered ? Theme.sunken : "transparent"
        border { width: row.current || row.visualFocus ? 2 : 0; color: Theme.accent }
    }
    contentItem: Item {
        Column {
            id: words
            x: Theme.medium
            width: parent.width - 2 * x
            anchors.verticalCenter: parent.verticalCenter
            BodyText { width: parent.width; text: row.text; font.bold: true; wrapMode: Text.WrapAnywhere }
            CaptionText { width: parent.width; visible: text !== ""; text: row.about; wrapMode: Text.WrapAnywhere }
        }
    }
}
