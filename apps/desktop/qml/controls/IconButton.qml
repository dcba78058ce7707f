import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A button that is only an icon; its text is its tip and what a screen reader says.
T.Button {
    id: button

    property string iconName
    property string keyText
    property int side: Theme.touch

    implicitWidth: side
    implicitHeight: side
    hoverEnabled: true
    focusPolicy: Qt.TabFocus  // a click leaves the keyboard where it is
    Accessible.name: text

    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    background: Rectangle {
        radius: Math.min(Theme.fieldRadius, button.side / 4)
        color: button.checked ? Theme.tint : button.pressed ? Theme.line
             : button.hovered ? Theme.sunken : "transparent"
        border { width: Theme.contrast ? 2 : 0; color: button.checked ? Theme.accent : Theme.line2 }
        Behavior on color { ColorAnimation { duration: Theme.quick } }
        FocusRing { visible: button.visualFocus; corner: parent.radius }
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.iconName
            color: !button.enabled ? Theme.disabled : button.checked ? Theme.accent : Theme.ink2
        }
    }
    Tip { owner: button; what: button.text; keyText: button.keyText }
}
