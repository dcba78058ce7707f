import QtQuick
import Tianyuan

/// What a test has shown: well or not, what was tried, what was seen, and the last lines if not.
Item {
    id: row

    required property var modelData
    readonly property color tone: modelData.severity === "pass" ? Theme.accent
                                : modelData.severity === "note" ? Theme.amber : Theme.cinnabar

    implicitHeight: words.implicitHeight + Theme.tiny
    Accessible.role: Accessible.ListItem
    Accessible.name: modelData.word + ", " + modelData.check + ": " + modelData.text

    CaptionText {
        id: word
        width: Math.round(52 * Theme.scale)
        text: row.modelData.word
        color: row.tone
        font.bold: true
    }
    Column {
        id: words
        x: word.width + Theme.small
        width: parent.width - x
        CaptionText { width: parent.width; text: row.modelData.check + ": " + row.modelData.text; color: Theme.ink; wrapMode: Text.WrapAtWordBoundaryOrAnywhere }
        CaptionText { width: parent.width; visible: text !== ""; text: row.modelData.lines; font.family: "monospace"; wrapMode: Text.WrapAnywhere }
    }
}
