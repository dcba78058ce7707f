import QtQuick
import Tianyuan

/// Something that is on or off, with its name.
Item {
    id: row

    property string text
    property alias checked: control.checked
    signal toggled(bool on)

    implicitHeight: Math.max(control.implicitHeight, label.implicitHeight)

    BodyText {
        id: label
        anchors { left: parent.left; right: control.left; rightMargin: Theme.small; verticalCenter: parent.verticalCenter }
        text: row.text
    }
    Toggle {
        id: control
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        label: row.text
        onToggled: row.toggled(checked)
    }
}
