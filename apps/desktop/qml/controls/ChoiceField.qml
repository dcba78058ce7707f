import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// One of many choices, in a list that opens. A choice that cannot be taken says why.
T.ComboBox {
    id: control

    property var choices: []  // maps with "value", "text", and where there is something to say "about", "reason"
    property var value
    property string label
    /// Enter opens the list; where it is wanted for something else, only Space does.
    property bool opensByEnter: true
    signal chosen(var value)
    signal entered()

    readonly property var current: choices[currentIndex] ?? ({ text: "", about: "" })

    model: choices
    textRole: "text"
    valueRole: "value"
    /// What is shown is what is chosen, also after a choice that was not taken, and after the list was
    /// made anew, in another language: both leave the field with an index of its own.
    function follow(): void {
        currentIndex = Qt.binding(() => choices.findIndex(each => each.value === value))
    }
    currentIndex: choices.findIndex(each => each.value === value)
    onModelChanged: follow()
    onActivated: index => {
        if (!choices[index].reason) chosen(choices[index].value)
        follow()
    }

    implicitWidth: 160
    implicitHeight: Math.max(Theme.touch, chosenText.implicitHeight + 2 * Theme.small)
    leftPadding: Theme.medium
    rightPadding: Theme.medium + 20
    hoverEnabled: true
    font { family: Theme.sans; pixelSize: Theme.body }
    Accessible.name: label
    Accessible.description: current.text + (current.about ? ", " + current.about : "")

    Keys.onReturnPressed: event => enter(event)
    Keys.onEnterPressed: event => enter(event)
    function enter(event: var): void {
        event.accepted = !popup.visible  // open, it takes the choice itself
        if (!event.accepted) return
        if (opensByEnter) popup.open()
        else entered()
    }

    background: Rectangle {
        radius: Theme.fieldRadius
        color: control.pressed ? Theme.line : control.hovered ? Theme.sunken : Theme.raised
        border { width: Theme.outline; color: Theme.line2 }
        Behavior on color { ColorAnimation { duration: Theme.quick } }
        FocusRing { visible: control.visualFocus }
    }
    contentItem: Item {
        Text {
            id: chosenText
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            textFormat: Text.PlainText
            text: control.current.text
            font: control.font
            wrapMode: Text.Wrap
            lineHeight: lineCount > 1 ? 0.9 : 1
            color: Theme.ink
        }
        CaptionText {
            x: chosenText.contentWidth + 6
            anchors.baseline: chosenText.baseline
            // Half a sentence says nothing: it is there whole or not at all; the list tells it.
            visible: implicitWidth <= parent.width - x
            wrapMode: Text.NoWrap
            text: control.current.about ?? ""
        }
    }
    indicator: Icon {
        x: control.width - width - Theme.medium
        y: (control.height - height) / 2
        width: 16
        height: 16
        name: "chevron-down"
        color: Theme.ink2
    }
    delegate: T.ItemDelegate {
        id: row
        required property var modelData
        required property int index
        readonly property bool possible: !modelData.reason

        objectName: "choice-" + modelData.value
        width: ListView.view.width
        implicitHeight: Math.max(Theme.touch, texts.implicitHeight + 2 * Theme.small)
        hoverEnabled: true
        highlighted: control.highlightedIndex === index
        Accessible.role: Accessible.ListItem
        Accessible.name: modelData.text + (possible ? "" : ", " + modelData.reason)

        background: Rectangle {
            radius: Theme.chipRadius
            color: row.highlighted ? Theme.tint : "transparent"
            border { width: Theme.contrast && row.highlighted ? 2 : 0; color: Theme.accent }
        }
        contentItem: Item {
            Icon {
                x: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: 16
                height: 16
                visible: control.currentIndex === row.index
                name: "check"
                color: Theme.accent
            }
            Column {
                id: texts
                x: Theme.small + 24
                width: parent.width - x - Theme.small
                anchors.verticalCenter: parent.verticalCenter
                BodyText {
                    width: parent.width
                    text: row.modelData.text
                    color: row.possible ? Theme.ink : Theme.disabled
                }
                CaptionText {
                    width: parent.width
                    visible: text !== ""
                    text: row.possible ? row.modelData.about ?? "" : row.modelData.reason
                }
            }
        }
    }
    popup: T.Popup {
        y: control.height + 4
        width: Math.max(control.width, 240 * Theme.scale)
        implicitHeight: Math.min(list.contentHeight + 2 * padding, 400 * Theme.scale)
        padding: 6
        margins: 8
        onOpened: list.positionViewAtIndex(control.currentIndex, ListView.Contain)

        background: Rectangle {
            radius: Theme.bubbleRadius
            color: Theme.raised
            border { width: Theme.outline; color: Theme.line2 }
        }
        contentItem: ListView {
            id: list
            clip: true
            model: control.popup.visible ? control.delegateModel : null
            currentIndex: control.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollMark {}
        }
    }
}
