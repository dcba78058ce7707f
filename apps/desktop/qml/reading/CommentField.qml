import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// What is written about the move on the board; it is taken over as it is typed.
Flickable {
    id: field

    property string text
    signal written(string text)

    // Not bound: what is typed must not be put back while it is on its way.
    onTextChanged: if (area.text !== text) area.text = text

    clip: true
    contentHeight: area.height
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollMark {}

    T.TextArea.flickable: T.TextArea {
        id: area
        objectName: "commentArea"
        padding: Theme.small
        wrapMode: TextEdit.Wrap
        textFormat: TextEdit.PlainText
        font { family: Theme.sans; pixelSize: Theme.body }
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        selectByMouse: true
        Accessible.name: qsTr("Comment on this move")
        KeyNavigation.priority: KeyNavigation.BeforeItem
        KeyNavigation.tab: field.nextItemInFocusChain()
        Keys.onEscapePressed: focus = false
        onTextChanged: if (activeFocus) field.written(text)

        background: Rectangle {
            y: field.contentY
            implicitHeight: field.height
            radius: Theme.fieldRadius
            color: Theme.raised
            border { width: area.activeFocus ? 2 : Theme.outline; color: area.activeFocus ? Theme.accent : Theme.line2 }
            CaptionText {
                x: Theme.small
                y: Theme.small
                width: parent.width - 2 * x
                visible: area.text === "" && area.preeditText === ""
                text: qsTr("Write a comment on this move")
                font.pixelSize: Theme.body
            }
        }
    }
}
