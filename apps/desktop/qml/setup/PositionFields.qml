import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// What a click places, whose turn it is, by which rule and on how many lines; scrolls where it must.
Flickable {
    id: scroll

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
            text: qsTr("Click to place stones. A right click removes one.")
            color: Theme.ink2
        }
        CaptionText { width: parent.width; text: qsTr("What a click places") }
        Segments {
            objectName: "setupTool"
            width: parent.width
            label: qsTr("What a click places")
            choices: [
                { value: "turn", text: qsTr("In turn") }, { value: "black", text: qsTr("Black") },
                { value: "white", text: qsTr("White") }, { value: "away", text: qsTr("Remove") }
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
            choices: Array.from(GameLibrary.filter.rules).slice(1)
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
