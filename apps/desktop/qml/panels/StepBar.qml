import QtQuick
import Tianyuan

/// The way through something in steps: those that are done, the one where one is, those to come. Where
/// there is no room for all the names, only the present one has its name.
Item {
    id: bar

    property var steps: []  // texts
    property int step: 0

    readonly property real disc: Math.round(24 * Theme.scale)
    readonly property bool allNamed: discs.width + names.width <= width
    /// What the names would take.
    Row {
        id: names
        visible: false
        Repeater {
            model: bar.steps
            Label {
                required property var modelData
                text: modelData
                size: Theme.caption
                font.bold: true
                rightPadding: Theme.small
            }
        }
    }
    Item {
        id: discs
        visible: false
        width: bar.steps.length * (bar.disc + Theme.small) + (bar.steps.length - 1) * 2 * Theme.small
    }

    /// Not even the present one's name: then it is told in a line.
    readonly property bool fits: discs.width + named.advanceWidth + Theme.small <= width

    implicitHeight: fits ? disc : present.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Step %1 of %2: %3").arg(step + 1).arg(steps.length).arg(steps[step] ?? "")

    TextMetrics {
        id: named
        text: bar.steps[bar.step] ?? ""
        font { family: Theme.sans; pixelSize: Theme.caption; bold: true }
    }
    Label {
        id: present
        width: bar.width
        visible: !bar.fits
        text: (bar.step + 1) + " / " + bar.steps.length + " · " + (bar.steps[bar.step] ?? "")
        size: Theme.caption
        font.bold: true
        wrapMode: Text.Wrap
    }
    Row {
        objectName: "steps"
        visible: bar.fits
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.small
        Repeater {
            model: bar.steps
            Row {
                id: each
                required property int index
                required property var modelData
                readonly property bool done: index < bar.step
                readonly property bool here: index === bar.step
                spacing: Theme.small
                Rectangle {
                    visible: each.index > 0
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.small
                    height: 1
                    color: Theme.line2
                }
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: bar.disc
                    height: bar.disc
                    radius: bar.disc / 2
                    color: each.here ? Theme.accent : each.done ? Theme.tint : "transparent"
                    border { width: each.here || (each.done && !Theme.contrast) ? 0 : Theme.outline; color: Theme.line2 }
                    Icon {
                        anchors.centerIn: parent
                        visible: each.done
                        width: Math.round(14 * Theme.scale)
                        height: width
                        name: "check"
                        color: Theme.accent
                    }
                    Label {
                        anchors.centerIn: parent
                        visible: !each.done
                        text: each.index + 1
                        size: Theme.caption
                        font.bold: each.here
                        color: each.here ? Theme.accentInk : Theme.ink2
                    }
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: each.here || bar.allNamed
                    text: each.modelData
                    size: Theme.caption
                    font.bold: each.here
                    color: each.here ? Theme.ink : Theme.ink2
                }
            }
        }
    }
}
