import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// The files that were open lately.
Sheet {
    id: sheet

    signal openWanted()

    title: qsTr("Recent files")
    highest: Math.max(260, list.contentHeight + 180)
    onOpened: list.forceActiveFocus()

    ListView {
        id: list
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: buttons.top; bottomMargin: Theme.small }
        clip: true
        model: Files.recent
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
        Keys.onReturnPressed: if (currentItem) (currentItem as FileRow).clicked()
        delegate: FileRow {
            required property var modelData
            required property int index
            objectName: "recent-" + index
            width: list.width - 10
            text: modelData.name
            about: modelData.folder
            current: list.activeFocus && list.currentIndex === index
            onClicked: {
                sheet.close()
                Files.openPath(modelData.file)
            }
        }
        BodyText {
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            visible: list.count === 0
            text: qsTr("No files have been opened yet.")
            color: Theme.ink3
        }
    }
    Row {
        id: buttons
        anchors { right: parent.right; bottom: parent.bottom }
        spacing: Theme.small
        PlainButton {
            visible: list.count > 0
            quiet: true
            text: qsTr("Clear the list")
            onClicked: Files.forgetRecent()
        }
        PlainButton {
            iconName: "folder"
            text: qsTr("Open…")
            onClicked: {
                sheet.close()
                sheet.openWanted()
            }
        }
    }
}
