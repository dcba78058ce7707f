import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A game at a glance.
T.AbstractButton {
    id: card

    property string title
    property string about
    property string detail
    property string when
    property bool gone: false
    property bool current: false
    property bool focused: false
    property alias picture: board.picture

    signal takeBackWanted()

    function joined(parts: var, between: string): string {
        return parts.filter(part => part !== "").join(between)
    }

    implicitHeight: board.height + words.implicitHeight + 3 * Theme.small
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: joined([about, detail, when], ", ")

    background: Rectangle {
        radius: Theme.cardRadius
        color: card.current ? Theme.raised : card.hovered ? Theme.sunken : "transparent"
        border { width: card.current ? 2 : 0; color: card.focused ? Theme.accent : Theme.line2 }
    }
    Thumbnail {
        id: board
        x: Theme.small
        y: Theme.small
        width: card.width - 2 * Theme.small
        height: width
        look: Theme.contrast ? "flat" : Settings.look.board
        opacity: card.gone ? 0.25 : 1
    }
    PlainButton {
        objectName: "takeBack"
        anchors.centerIn: board
        visible: card.gone
        iconName: "undo"
        text: qsTr("Undo")
        onClicked: card.takeBackWanted()
    }
    Column {
        id: words
        anchors { top: board.bottom; topMargin: Theme.small }
        x: Theme.medium
        width: card.width - 2 * Theme.medium
        Line { text: card.gone ? qsTr("Deleted") : card.title; size: Theme.body; strong: true; lines: 2 }
        Line { text: card.about }
        Line { text: card.joined([card.when, card.detail], " · ") }
    }

    /// Room for so many lines, also if one is enough; the whole of it is in the preview.
    component Line: Item {
        property alias text: content.text
        property int size: Theme.caption
        property bool strong: false
        property int lines: 1
        width: parent.width
        height: Math.round(lines * size * 1.5)
        clip: true
        Text {
            id: content
            width: parent.width
            height: parent.height
            textFormat: Text.PlainText
            font { family: Theme.sans; pixelSize: parent.size; bold: parent.strong }
            wrapMode: Text.Wrap
            maximumLineCount: parent.lines
            elide: Text.ElideRight
            color: parent.strong ? Theme.ink : Theme.ink2
        }
    }
}
