import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A value between two ends.
T.Slider {
    id: control

    property string label

    implicitWidth: 200
    implicitHeight: Theme.touch
    hoverEnabled: true
    Accessible.name: label

    background: Rectangle {
        x: 10
        y: (control.height - height) / 2
        width: control.width - 20
        height: 4
        radius: 2
        color: Theme.line2
        Rectangle {
            width: control.visualPosition * parent.width
            height: parent.height
            radius: 2
            color: Theme.accent
        }
    }
    handle: Rectangle {
        x: control.visualPosition * (control.width - width)
        y: (control.height - height) / 2
        width: 20
        height: 20
        radius: 10
        color: control.pressed ? Theme.line : Theme.contrast ? Theme.accent : Theme.raised
        border { width: Theme.outline; color: Theme.line2 }
        FocusRing { visible: control.visualFocus; corner: 10 }
    }
}
