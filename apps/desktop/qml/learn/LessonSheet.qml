import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// All lessons, with what is done.
Sheet {
    id: sheet

    title: qsTr("Lessons")
    onOpened: {
        list.currentIndex = Course.lesson
        list.forceLayout()
        list.positionViewAtIndex(list.currentIndex, ListView.Center)
        list.forceActiveFocus()
    }

    function take(number: int): void {
        sheet.close()
        Course.open(number)
    }

    ListView {
        id: list
        objectName: "lessonRows"
        anchors.fill: parent
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: Course.contents.lessons
        keyNavigationEnabled: true
        T.ScrollBar.vertical: ScrollMark {}
        Keys.onReturnPressed: sheet.take(currentIndex)
        Keys.onEnterPressed: sheet.take(currentIndex)
        Keys.onSpacePressed: sheet.take(currentIndex)

        delegate: T.AbstractButton {
            id: row
            required property var modelData
            required property int index
            readonly property string progress: modelData.finished ? qsTr("done")
                : modelData.done > 0 ? qsTr("%1 of %2").arg(modelData.done).arg(modelData.tasks) : ""

            objectName: "lesson-" + index
            width: list.width - 10
            implicitHeight: texts.implicitHeight + 2 * Theme.small
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: (index + 1) + ". " + modelData.title
            Accessible.description: [modelData.about, progress].filter(part => part !== "").join(", ")
            onClicked: sheet.take(index)

            background: Rectangle {
                radius: Theme.fieldRadius
                color: row.index === Course.lesson ? Theme.tint : row.hovered ? Theme.sunken : "transparent"
                border { width: list.activeFocus && list.currentIndex === row.index ? 2 : 0; color: Theme.accent }
            }
            contentItem: Item {
                Label {
                    id: number
                    width: Math.round(28 * Theme.scale)
                    anchors.verticalCenter: parent.verticalCenter
                    horizontalAlignment: Text.AlignRight
                    text: row.index + 1
                    color: Theme.ink3
                }
                Column {
                    id: texts
                    anchors { left: number.right; leftMargin: Theme.medium; right: mark.left; rightMargin: Theme.small; verticalCenter: parent.verticalCenter }
                    BodyText { width: parent.width; text: row.modelData.title; font.bold: true }
                    CaptionText { width: parent.width; text: row.modelData.about; color: Theme.ink2 }
                }
                Item {
                    id: mark
                    anchors { right: parent.right; rightMargin: Theme.medium; verticalCenter: parent.verticalCenter }
                    width: Math.max(20, partly.implicitWidth)
                    height: 20
                    Icon {
                        anchors.centerIn: parent
                        width: 20
                        height: 20
                        visible: row.modelData.finished
                        name: "check"
                        color: Theme.accent
                    }
                    CaptionText {
                        id: partly
                        anchors.centerIn: parent
                        visible: !row.modelData.finished && text !== ""
                        wrapMode: Text.NoWrap
                        text: row.modelData.finished ? "" : row.progress
                    }
                }
            }
        }
    }
}
