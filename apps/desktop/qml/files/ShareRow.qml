import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// One form of the position; a click copies it.
T.AbstractButton {
    id: row

    property string kind
    property string about
    property bool shown: false
    readonly property var content: shown && kind !== "picture" ? Files.textAs(kind) : ({ ok: true, text: "" })
    readonly property bool inOneLine: kind !== "board" && content.ok

    signal done()

    implicitHeight: words.implicitHeight + 2 * Theme.small
    hoverEnabled: true
    enabled: content.ok
    Accessible.name: text
    Accessible.description: content.ok ? about : content.text
    onClicked: {
        Files.copy(kind)
        done()
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.fieldRadius
        color: row.hovered ? Theme.sunken : "transparent"
        FocusRing { visible: row.visualFocus; anchors.margins: -1 }
    }
    contentItem: Item {
        Column {
            id: words
            x: Theme.medium
            width: icon.x - x - Theme.medium
            anchors.verticalCenter: parent.verticalCenter
            BodyText { width: parent.width; text: row.text; font.bold: true; color: row.content.ok ? Theme.ink : Theme.disabled }
            CaptionText { width: parent.width; text: row.content.ok ? row.about : row.content.text }
            Item {
                width: parent.width
                height: visible ? code.implicitHeight : 0
                visible: row.inOneLine && code.text !== ""
                CaptionText {
                    id: code
                    width: parent.width
                    text: row.content.text.slice(0, 90)
                    wrapMode: Text.NoWrap
                    elide: Text.ElideMiddle
                    color: Theme.accent
                }
            }
        }
        Icon {
            id: icon
            x: parent.width - width - Theme.medium
            anchors.verticalCenter: parent.verticalCenter
            name: "share"
            color: row.content.ok ? Theme.ink2 : Theme.disabled
        }
    }
}
