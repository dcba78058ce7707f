import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A sheet over the page, with a title; Escape and a click beside it close it.
T.Popup {
    id: sheet

    property string title
    property int widest: 560 * Theme.scale
    property int highest: 720
    default property alias content: body.data

    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Math.round((parent.height - height) / 2)
    width: Math.min(widest, parent.width - 32)
    height: Math.min(highest, parent.height - 32)
    padding: Theme.huge
    topPadding: Theme.large
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.page } }
    // It goes at once: while it faded the keyboard would be nobody's.
    T.Overlay.modal: Rectangle { color: Theme.contrast ? "#B0000000" : "#66000000" }

    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.panel
        border { width: Theme.outline; color: Theme.line2 }
    }
    contentItem: FocusScope {
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title

        Text {
            id: heading
            width: close.x - Theme.small
            height: Math.max(implicitHeight, close.height)
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            text: sheet.title
            font { family: Theme.serif; pixelSize: Theme.head; bold: true }
            color: Theme.ink
            Accessible.role: Accessible.Heading
        }
        IconButton {
            id: close
            anchors { right: parent.right; rightMargin: -Theme.small; verticalCenter: heading.verticalCenter }
            objectName: "closeSheet"
            iconName: "close"
            text: qsTr("Close")
            keyText: qsTr("Esc")
            onClicked: sheet.close()
        }
        Item {
            id: body
            anchors { top: heading.bottom; topMargin: Theme.small; left: parent.left; right: parent.right; bottom: parent.bottom }
        }
    }
}
