import QtQuick
import Tianyuan

/// Whether a teacher sits at the board, and what that means.
Item {
    id: row

    implicitHeight: Math.max(toggle.implicitHeight, texts.implicitHeight)

    Column {
        id: texts
        anchors { left: parent.left; right: toggle.left; rightMargin: Theme.medium; verticalCenter: parent.verticalCenter }
        BodyText { width: parent.width; text: qsTr("With a teacher") }
        CaptionText { id: about; width: parent.width; text: qsTr("Speaks up when your move loses, before it is answered") }
        TapHandler { onTapped: toggle.change() }
    }
    Toggle {
        id: toggle
        objectName: "teacher"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        label: qsTr("With a teacher")
        Accessible.description: about.text
        togglesByEnter: false
        checked: Settings.newGame.teacher
        onToggled: Settings.newGame.teacher = checked
    }
}
