import QtQuick
import Tianyuan

/// The board and the panel beside it.
Page {
    id: page

    signal settingsWanted()

    BoardView {
        objectName: "board"
        focus: true
        anchors.centerIn: parent
        width: Math.min(parent.width, parent.height) - 48
        height: width
        picture: GameController.picture
        onClicked: point => GameController.play(point)
        onRightClicked: GameController.undo.trigger()
    }
}
