import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A way to solve puzzles, with a line about it.
T.Button {
    id: button

    property string about

    implicitHeight: texts.implicitHeight + 2 * Theme.medium
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: text
    Accessible.description: about

    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    background: Rectangle {
        radius: Theme.fieldRadius
        color: button.pressed ? Theme.line : button.hovered ? Theme.sunken : Theme.raised
        border { width: Theme.outline; color: Theme.line2 }
        FocusRing { visible: button.visualFocus }
    }
    contentItem: Item {
        Column {
            id: texts
            anchors { left: parent.left; right: arrow.left; margins: Theme.medium; verticalCenter: parent.verticalCenter }
            spacing: Theme.tiny
            BodyText { width: parent.width; font.bold: true; text: button.text }
            CaptionText { width: parent.width; visible: text !== ""; text: button.about }
        }
        Icon {
            id: arrow
            anchors { right: parent.right; rightMargin: Theme.medium; verticalCenter: parent.verticalCenter }
            width: 16
            height: 16
            name: "chevron-right"
            color: Theme.ink2
        }
    }
}
