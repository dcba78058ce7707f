import QtQuick
import QtQuick.Layouts
import Tianyuan

/// What the teacher says of the last move: it can be taken back, shown, or left as it is.
Rectangle {
    id: note

    readonly property TeacherModel teacher: TablePanel.teacher

    implicitHeight: content.implicitHeight + 2 * Theme.medium
    visible: teacher.speaking
    radius: Theme.cardRadius
    color: Theme.tint
    border { width: Theme.contrast ? 2 : 0; color: Theme.line }
    Accessible.role: Accessible.Note
    Accessible.name: teacher.headline + " " + teacher.detail

    ColumnLayout {
        id: content
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.medium }
        spacing: Theme.tiny
        Label {
            objectName: "teacherHeadline"
            Layout.fillWidth: true
            text: note.teacher.headline
            font.bold: true
            wrapMode: Text.Wrap
        }
        Label {
            objectName: "teacherDetail"
            Layout.fillWidth: true
            visible: note.teacher.step === 0
            text: note.teacher.detail
            color: Theme.ink2
            wrapMode: Text.Wrap
        }
        RowLayout {
            Layout.fillWidth: true
            visible: note.teacher.step > 0
            IconButton { objectName: "teacherBack"; iconName: "previous"; text: qsTr("One stone back"); keyText: "["; onClicked: note.teacher.stepBy(-1) }
            IconButton { objectName: "teacherOn"; iconName: "next"; enabled: note.teacher.step < note.teacher.steps; text: qsTr("One stone on"); keyText: "]"; onClicked: note.teacher.stepBy(1) }
            Label {
                objectName: "teacherStep"
                Layout.fillWidth: true
                text: note.teacher.step + "/" + note.teacher.steps + " · " + note.teacher.stepText
                wrapMode: Text.Wrap
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.small
            PlainButton { objectName: "teacherTakeBack"; text: qsTr("Take back"); keyText: "U"; onClicked: note.teacher.takeBack() }
            PlainButton { objectName: "teacherWhy"; visible: note.teacher.steps > 0 && note.teacher.step === 0; text: qsTr("Show why"); keyText: "]"; onClicked: note.teacher.stepBy(1) }
            PlainButton { objectName: "teacherGoOn"; quiet: true; text: qsTr("Play on"); keyText: "G"; onClicked: note.teacher.goOn() }
        }
    }
}
