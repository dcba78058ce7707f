import QtQuick
import QtQuick.Layouts
import Tianyuan

/// Why a point is forbidden: the reasons that the board shows, with the same numbers.
ColumnLayout {
    id: panel

    spacing: Theme.medium

    Label {
        objectName: "foulQuestion"
        Layout.fillWidth: true
        text: TablePanel.foul.question
        font.bold: true
        wrapMode: Text.Wrap
    }
    LayoutRepeater {
        model: TablePanel.foul.reasons
        RowLayout {
            id: reason
            required property int index
            required property string modelData
            Layout.fillWidth: true
            spacing: Theme.medium
            Rectangle {
                Layout.alignment: Qt.AlignTop
                implicitWidth: Math.round(24 * Theme.scale)
                implicitHeight: implicitWidth
                radius: width / 2
                color: reason.index % 2 === 0 ? Theme.cinnabar : Theme.accent
                Label {
                    anchors.centerIn: parent
                    text: reason.index + 1
                    size: Theme.caption
                    font.bold: true
                    color: Theme.dark || Theme.contrast ? Theme.desk2 : "white"
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                Label {
                    Layout.fillWidth: true
                    text: reason.modelData
                    wrapMode: Text.Wrap
                }
                Label {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: TablePanel.foul.details[reason.index] ?? ""
                    size: Theme.caption
                    color: Theme.ink3
                    wrapMode: Text.Wrap
                }
            }
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: legend.implicitHeight + 16
        radius: Theme.fieldRadius
        color: Theme.sunken
        Label {
            id: legend
            anchors { verticalCenter: parent.verticalCenter; left: parent.left; right: parent.right; margins: Theme.medium }
            text: qsTr("◇ marks where a row can still grow; a dashed row does not count")
            size: Theme.caption
            color: Theme.ink2
            wrapMode: Text.Wrap
        }
    }
}
