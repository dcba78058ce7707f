import QtQuick
import Tianyuan

/// Sets up a game.
Page {
    id: page

    signal settingsWanted()

    Keys.onReturnPressed: GameController.newGame()
    Keys.onEnterPressed: GameController.newGame()

    PrimaryButton {
        objectName: "startButton"
        anchors.centerIn: parent
        text: qsTr("Start game")
        onClicked: GameController.newGame()
    }
}
