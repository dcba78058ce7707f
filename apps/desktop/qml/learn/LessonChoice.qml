import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A sentence to be chosen, and whether that was right.
T.AbstractButton {
    id: button

    property string keyText
    property bool chosen: false
    property bool correct: false

    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 2 * Theme.small)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: chosen
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.fieldRadius
        color: button.chosen ? (button.correct ? Theme.tint : Theme.cinnabarTint)
             : button.pressed ? Theme.line : button.hovered ? Theme.sunken : Theme.raised
        border { width: Theme.outline; color: button.chosen ? (button.correct ? Theme.accent : Theme.cinnabar) : Theme.line2 }
        FocusRing { visible: button.visualFocus }
    }
    contentItem: Item {
        BodyText {
            id: words
            anchors { left: parent.left; leftMargin: Theme.medium; right: key.left; rightMargin: Theme.small; verticalCenter: parent.verticalCenter }
            text: button.text
        }
        KeyCap {
            id: key
            anchors { right: parent.right; rightMargin: Theme.medium; verticalCenter: parent.verticalCenter }
            text: button.keyText
        }
    }
}
