import QtQuick
import QtQuick.Layouts
import Tianyuan

/// What the teacher says of the last move: it can be taken back, shown, or left as it is.
Rectangle {
    id: note

    /// There is little room: no keys, and small type for what is said second.
    property bool compact: false
    /// Buttons stand below each other, all equally wide.
    readonly property bool stacked: compact && width < 260 * Theme.scale
    readonly property TeacherModel teacher: TablePanel.teacher

    implicitHeight: content.implicitHeight + 2 * Theme.medium
    radius: Theme.cardRadius
    color: Theme.tint
    border { width: Theme.contrast ? 2 : 0; color: Theme.line }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: teacher.headline + " " + (teacher.step > 0 ? teacher.stepText : teacher.detail)

    ColumnLayout {
        id: content
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.medium }
        spacing: Theme.tiny
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.small
            Icon {
                Layout.alignment: Qt.AlignTop
                implicitWidth: 20
                implicitHeight: 20
                name: "learn"
                color: Theme.accent
            }
            Label {
                objectName: "teacherHeadline"
                Layout.fillWidth: true
                text: note.teacher.headline
                font.bold: true
                wrapMode: Text.Wrap
            }
        }
        Label {
            objectName: "teacherDetail"
            Layout.fillWidth: true
            visible: note.teacher.step === 0
            text: note.teacher.detail
            size: note.compact ? Theme.caption : Theme.body
            color: Theme.ink2
            wrapMode: Text.Wrap
        }
        Label {
            objectName: "teacherStep"
            Layout.fillWidth: true
            visible: note.teacher.step > 0
            text: note.teacher.step + "/" + note.teacher.steps + " · " + note.teacher.stepText
            wrapMode: Text.Wrap
        }
        Flow {
            Layout.fillWidth: true
            Layout.topMargin: Theme.tiny
            spacing: Theme.small
            IconButton { objectName: "teacherBack"; visible: note.teacher.step > 0; iconName: "previous"; text: qsTr("One stone back"); keyText: "["; onClicked: note.teacher.stepBy(-1) }
            IconButton { objectName: "teacherOn"; visible: note.teacher.step > 0; enabled: note.teacher.step < note.teacher.steps; iconName: "next"; text: qsTr("One stone on"); keyText: "]"; onClicked: note.teacher.stepBy(1) }
            PlainButton { objectName: "teacherTakeBack"; width: note.stacked ? parent.width : implicitWidth; text: qsTr("Take back"); keyText: note.compact ? "" : "U"; onClicked: note.teacher.takeBack() }
            PlainButton { objectName: "teacherWhy"; width: note.stacked ? parent.width : implicitWidth; visible: note.teacher.steps > 0 && note.teacher.step === 0; text: qsTr("Show why"); keyText: note.compact ? "" : "]"; onClicked: note.teacher.stepBy(1) }
            PlainButton { objectName: "teacherGoOn"; width: note.stacked ? parent.width : implicitWidth; quiet: true; text: qsTr("Play on"); keyText: note.compact ? "" : "G"; onClicked: note.teacher.goOn() }
        }
    }
}
