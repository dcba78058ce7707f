import QtQuick
import QtQuick.Templates as T
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
            text: qsTr("Set up a position")
            font { family: Theme.serif; pixelSize: Theme.head; bold: true }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: Theme.ink
            Accessible.role: Accessible.Heading
        }
    }
    Flickable {
        id: scroll
        anchors { top: head.bottom; topMargin: Theme.medium; bottom: buttons.top; bottomMargin: Theme.medium; left: parent.left; right: parent.right }
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
        Column {
            id: column
            width: scroll.width - (scroll.contentHeight > scroll.height ? 10 : 0)
            spacing: Theme.medium
            BodyText {
                width: parent.width
                text: qsTr("Click to place stones. A right click takes one away.")
                color: Theme.ink2
            }
            CaptionText { width: parent.width; text: qsTr("What a click places") }
            Segments {
                objectName: "setupTool"
                width: parent.width
                label: qsTr("What a click places")
                choices: [
                    { value: "turn", text: qsTr("In turn") }, { value: "black", text: qsTr("Black") },
                    { value: "white", text: qsTr("White") }, { value: "away", text: qsTr("Take away") }
                ]
                value: SetupBoard.tool
                onChosen: value => SetupBoard.tool = value
            }
            CaptionText { width: parent.width; text: qsTr("Whose turn it is") }
            Segments {
                objectName: "setupNext"
                width: parent.width
                label: qsTr("Whose turn it is")
                choices: [{ value: "black", text: qsTr("Black moves") }, { value: "white", text: qsTr("White moves") }]
                value: SetupBoard.next
                onChosen: value => SetupBoard.next = value
            }
            ChoiceField {
                objectName: "setupRule"
                width: parent.width
                label: qsTr("Rule")
                choices: Array.from(GameLibrary.rules).slice(1)
                value: SetupBoard.rule
                onChosen: value => SetupBoard.rule = value
            }
            NumberRow {
                objectName: "setupSize"
                width: parent.width
                text: qsTr("Lines")
                from: 5
                to: 22
                value: SetupBoard.size
                onChosen: value => SetupBoard.size = value
            }
            PlainButton {
                objectName: "setupClear"
                width: parent.width
                iconName: "remove"
                enabled: SetupBoard.stones > 0
                text: qsTr("Empty board")
                onClicked: SetupBoard.clear()
            }
            CaptionText {
                objectName: "setupProblem"
                width: parent.width
                visible: text !== ""
                text: SetupBoard.problem
                color: Theme.cinnabar
            }
        }
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
