import QtQuick
import Tianyuan

/// The panel before a run: the modes, and the likeliest one at the bottom.
FocusScope {
    id: panel

    required property PuzzleWish wish

    signal backWanted()

    PuzzleHead {
        id: head
        width: parent.width
        text: qsTr("Puzzles")
        onBackWanted: panel.backWanted()
    }
    PuzzleModes {
        id: modes
        wish: panel.wish
        anchors { top: head.bottom; topMargin: Theme.medium; bottom: start.top; bottomMargin: Theme.medium; left: parent.left; right: parent.right }
    }
    PrimaryButton {
        id: start
        objectName: "puzzlesNext"
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right }
        iconName: "play"
        text: qsTr("The next one for you")
        onClicked: modes.begin("next")
    }
}
