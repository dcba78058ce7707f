import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A line of text to type in.
T.TextField {
    id: field

    property string label

    implicitWidth: 160
    implicitHeight: Math.max(Theme.touch, Theme.body + 26)
    leftPadding: Theme.medium
    rightPadding: Theme.medium
    verticalAlignment: TextInput.AlignVCenter
    font { family: Theme.sans; pixelSize: Theme.body }
    color: Theme.ink
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    maximumLength: 40
    hoverEnabled: true
    Accessible.name: label

    background: Rectangle {
        radius: Theme.fieldRadius
        color: Theme.raised
        border { width: Theme.outline; color: Theme.line2 }
        FocusRing { visible: field.activeFocus }
    }
    CaptionText {
        x: field.leftPadding
        width: field.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        visible: field.text === "" && field.preeditText === ""
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        text: field.placeholderText
        font.pixelSize: Theme.body
    }
}
