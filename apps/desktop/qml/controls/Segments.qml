import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// One of a few choices, all in sight. One stop for the keyboard; the arrows choose.
T.Control {
    id: control

    property var choices: []  // maps with "value" and "text"
    property var value
    property string label     // what a screen reader says of the whole
    signal chosen(var value)

    readonly property int index: choices.findIndex(each => each.value === value)
    /// What all texts need side by side.
    readonly property real needed: {
        let sum = 0
        for (let i = 0; i < repeater.count; ++i) sum += repeater.itemAt(i)?.implicitWidth ?? 0
        return sum
    }

    function step(by: int): void {
        const next = index + by
        if (next >= 0 && next < choices.length) chosen(choices[next].value)
    }

    implicitHeight: Math.max(Theme.touch, Theme.body + 26)
    implicitWidth: needed + 2 * padding
    padding: 3
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Grouping
    Accessible.name: label
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    background: Rectangle {
        radius: Theme.fieldRadius
        color: Theme.sunken
        border { width: Theme.outline; color: Theme.line }
        FocusRing { visible: control.visualFocus }
    }
    contentItem: Row {
        Repeater {
            id: repeater
            model: control.choices
            T.AbstractButton {
                id: segment
                required property var modelData
                readonly property bool on: modelData.value === control.value

                objectName: "segment-" + modelData.value
                implicitWidth: bold.advanceWidth + 2 * Theme.small
                width: implicitWidth + (control.availableWidth - control.needed) / control.choices.length
                height: control.availableHeight
                hoverEnabled: true
                focusPolicy: Qt.NoFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.text
                Accessible.checkable: true
                Accessible.checked: on
                onClicked: control.chosen(modelData.value)

                // As wide as when it is chosen, so that nothing moves then.
                TextMetrics {
                    id: bold
                    text: segment.modelData.text
                    font { family: Theme.sans; pixelSize: Theme.body; bold: true }
                }
                background: Rectangle {
                    radius: Theme.fieldRadius - 2
                    color: segment.on ? (Theme.contrast ? Theme.accent : Theme.raised)
                         : segment.hovered ? Theme.line : "transparent"
                    border { width: segment.on && !Theme.contrast ? 1 : 0; color: Theme.line }
                    Behavior on color { ColorAnimation { duration: Theme.quick } }
                }
                contentItem: Item {
                    Text {
                        id: words
                        anchors.centerIn: parent
                        width: Math.min(implicitWidth, parent.width - 4)
                        horizontalAlignment: Text.AlignHCenter
                        textFormat: Text.PlainText
                        text: segment.modelData.text
                        font { family: Theme.sans; pixelSize: Theme.body; bold: segment.on }
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                        color: segment.on ? (Theme.contrast ? Theme.accentInk : Theme.ink) : Theme.ink2
                    }
                }
            }
        }
    }
}
