import QtQuick
import Tianyuan

/// What is said to an answer: right or not yet, by its sign and colour, and why.
Rectangle {
    id: reply

    property string text
    property string line
    property bool correct: true

    implicitHeight: texts.implicitHeight + 2 * Theme.medium
    radius: Theme.fieldRadius
    color: correct ? Theme.tint : Theme.cinnabarTint
    border { width: Theme.contrast ? 2 : 0; color: correct ? Theme.accent : Theme.cinnabar }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: line !== "" ? text + " " + line : text

    Icon {
        id: sign
        x: Theme.medium
        y: Theme.medium + 1
        width: 20
        height: 20
        name: reply.correct ? "check" : "close"
        color: reply.correct ? Theme.accent : Theme.cinnabar
    }
    Column {
        id: texts
        anchors { left: sign.right; leftMargin: Theme.small; right: parent.right; rightMargin: Theme.medium; verticalCenter: parent.verticalCenter }
        spacing: Theme.tiny
        BodyText { width: parent.width; text: reply.text }
        CaptionText {
            width: parent.width
            visible: text !== ""
            text: reply.line
            color: Theme.ink2
        }
    }
}
