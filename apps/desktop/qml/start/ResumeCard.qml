import QtQuick
import Tianyuan

/// The game that was left, and the way back to it.
Rectangle {
    id: card

    /// As little room as can be.
    property bool tight: false

    objectName: "resumeCard"
    implicitHeight: Math.max(board.height, texts.implicitHeight, go.implicitHeight) + 16
    radius: Theme.cardRadius
    color: Theme.raised
    border { width: Theme.outline; color: Theme.line }

    BoardView {
        id: board
        objectName: "resumeBoard"
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        width: card.tight ? 48 : 72
        height: width
        interactive: false
        coordinates: false
        picture: UnfinishedGame.picture
    }
    Column {
        id: texts
        anchors {
            left: board.right; leftMargin: Theme.large
            right: go.left; rightMargin: Theme.small
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.tiny
        BodyText { width: parent.width; font.bold: true; text: qsTr("Unfinished game") }
        CaptionText { objectName: "resumeLine"; width: parent.width; text: UnfinishedGame.line }
    }
    PlainButton {
        id: go
        objectName: "resume"
        anchors { right: parent.right; rightMargin: Theme.large; verticalCenter: parent.verticalCenter }
        text: qsTr("Continue")
        onClicked: UnfinishedGame.resume()
        Tip { owner: go; what: qsTr("Go on with this game"); keyText: "Ctrl+R" }
    }
}
