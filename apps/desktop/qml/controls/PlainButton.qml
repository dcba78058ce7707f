import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A button with text, and an icon or the key that does the same. `quiet`: without a ground.
T.Button {
    id: button

    property string iconName
    property string keyText
    property bool quiet: false
    property color fill: pressed ? Theme.line : hovered ? Theme.sunken
                       : quiet ? "transparent" : Theme.raised
    property color ink: !enabled ? Theme.disabled : quiet ? Theme.ink2 : Theme.ink
    property bool strong: false

    implicitWidth: Math.max(Theme.touch, implicitContentWidth + 2 * Theme.large)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + 2 * Theme.small)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus  // a click leaves the keyboard where it is
    font { family: Theme.sans; pixelSize: Theme.body; bold: strong }
    Accessible.name: text

    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    background: Rectangle {
        radius: Theme.fieldRadius
        color: button.fill
        border { width: button.quiet ? 0 : Theme.outline; color: Theme.line2 }
        Behavior on color { ColorAnimation { duration: Theme.quick } }
        FocusRing { visible: button.visualFocus }
    }
    contentItem: ButtonLabel {
        text: button.text
        font: button.font
        iconName: button.iconName
        keyText: button.keyText
        ink: button.ink
    }
}
