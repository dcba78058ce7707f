import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A whole number between two ends: typed, by arrows, or by its buttons.
Item {
    id: row

    property string text
    property string none  // what 0 is called, if it has a name
    property alias from: box.from
    property alias to: box.to
    property int value
    readonly property alias shown: box.value
    signal chosen(int value)

    implicitHeight: Math.max(Theme.touch, label.implicitHeight)

    BodyText {
        id: label
        anchors { left: parent.left; right: box.left; rightMargin: Theme.small; verticalCenter: parent.verticalCenter }
        text: row.text
    }
    T.SpinBox {
        id: box
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: Math.round(140 * Theme.scale)
        height: Theme.touch
        leftPadding: Theme.touch
        rightPadding: Theme.touch
        editable: true
        value: row.value
        // What was out of bounds may not be any more.
        onToChanged: value = Qt.binding(() => row.value)
        font { family: Theme.sans; pixelSize: Theme.body }
        textFromValue: value => value === 0 && row.none !== "" ? row.none : String(value)
        valueFromText: text => parseInt(text) || 0
        Accessible.name: row.text
        onValueModified: row.chosen(value)

        background: Rectangle {
            radius: Theme.fieldRadius
            color: Theme.raised
            border { width: Theme.outline; color: Theme.line2 }
            FocusRing { visible: box.activeFocus }
        }
        contentItem: TextInput {
            text: box.displayText
            font: box.font
            color: Theme.ink
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            selectByMouse: true
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
        }
        down.indicator: Item {
            width: Theme.touch
            height: Theme.touch
            Icon { anchors.centerIn: parent; width: 16; height: 16; name: "minus"; color: box.value > box.from ? Theme.ink2 : Theme.disabled }
        }
        up.indicator: Item {
            x: box.width - width
            width: Theme.touch
            height: Theme.touch
            Icon { anchors.centerIn: parent; width: 16; height: 16; name: "add"; color: box.value < box.to ? Theme.ink2 : Theme.disabled }
        }
    }
}
