import QtQuick
import Tianyuan

/// What a click places, whose turn it is, and what then is done with the position.
FocusScope {
    id: panel

    signal done()

    Item {
        id: head
        width: parent.width
        height: Math.max(Theme.touch, title.implicitHeight)
        IconButton {
            id: back
            objectName: "setupBack"
            x: -10
            anchors.verticalCenter: parent.verticalCenter
            iconName: "back"
            text: qsTr("Back")
            keyText: qsTr("Esc")
            onClicked: panel.done()
        }
        Text {
            id: title
            anchors { left: back.right; leftMargin: Theme.small; right: parent.right; verticalCenter: parent.verticalCenter }
            textFormat: Text.PlainText
            text: qsTr("Set up a position")
            font { family: Theme.serif; pixelSize: Theme.head; bold: true }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: Theme.ink
            Accessible.role: Accessible.Heading
        }
    }
    PositionFields {
        anchors { top: head.bottom; topMargin: Theme.medium; bottom: buttons.top; bottomMargin: Theme.medium; left: parent.left; right: parent.right }
    }
    Column {
        id: buttons
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right }
        spacing: Theme.small
        PrimaryButton {
            objectName: "setupPlay"
            width: parent.width
            enabled: SetupBoard.problem === ""
            iconName: "play"
            text: qsTr("Play this position")
            onClicked: SetupBoard.play()
        }
        PlainButton {
            objectName: "setupStudy"
            width: parent.width
            iconName: "look-back"
            text: qsTr("Study this position")
            onClicked: SetupBoard.study()
        }
    }
}
