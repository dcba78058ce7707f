import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// How often the position on the board was there before; a click shows those games.
T.AbstractButton {
    id: line

    objectName: "memory"
    text: PositionMemory.line
    implicitHeight: Math.max(32, words.implicitHeight + 2 * Theme.tiny)
    hoverEnabled: true
    Accessible.name: text
    Accessible.description: qsTr("Show these games")
    onClicked: {
        GameLibrary.showPosition()
        Files.wanted("library")
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.chipRadius
        color: line.hovered ? Theme.sunken : Theme.tint
        FocusRing { visible: line.visualFocus; corner: Theme.chipRadius }
    }
    contentItem: Item {
        Icon {
            id: icon
            x: Theme.small
            anchors.verticalCenter: parent.verticalCenter
            width: 16
            height: 16
            name: "games"
            color: Theme.accent
        }
        CaptionText {
            id: words
            anchors { left: icon.right; leftMargin: Theme.small; right: parent.right; rightMargin: Theme.small; verticalCenter: parent.verticalCenter }
            text: line.text
            color: Theme.ink
        }
    }
}
