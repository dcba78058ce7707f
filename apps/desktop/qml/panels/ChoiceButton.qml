import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// One answer among a few: the stone it means, what it is, what follows from it, and its key.
T.AbstractButton {
    id: button

    property string line
    property string stone
    property string keyText
    property bool compact: false

    implicitHeight: Math.max(compact ? Theme.touch : 72, implicitContentHeight + 2 * Theme.small)
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: line

    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.cardRadius
        color: button.pressed ? Theme.line : button.hovered ? Theme.sunken : Theme.raised
        border { width: Theme.outline; color: Theme.line2 }
        Behavior on color { ColorAnimation { duration: Theme.quick } }
        FocusRing { visible: button.visualFocus; corner: Theme.cardRadius }
    }
    contentItem: ChoiceLabel {
        text: button.text
        line: button.line
        stone: button.stone
        keyText: button.keyText
        compact: button.compact
    }
}
