import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// The games of a file that holds several.
Sheet {
    id: sheet

    title: qsTr("%n games in this file", "", list.count)
    highest: Math.min(720, 220 + note.space + list.count * 56 * Theme.scale)
    onOpened: list.forceActiveFocus()

    CaptionText {
        id: name
        width: parent.width
        text: Files.collectionName
        wrapMode: Text.WrapAnywhere
    }
    ReadingNote {
        id: note
        objectName: "collectionNote"
        readonly property real space: visible ? implicitHeight + Theme.small : 0
        anchors { left: parent.left; right: parent.right; top: name.bottom; topMargin: Theme.small }
    }
    ListView {
        id: list
        objectName: "collection"
        anchors { left: parent.left; right: parent.right; top: note.visible ? note.bottom : name.bottom; bottom: keep.top; bottomMargin: Theme.small; topMargin: Theme.small }
        clip: true
        model: Files.collection
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
        Keys.onReturnPressed: if (currentItem) (currentItem as FileRow).clicked()
        delegate: FileRow {
            required property var modelData
            required property int index
            objectName: "collection-" + index
            width: list.width - 10
            text: modelData.players
            about: modelData.about
            current: list.activeFocus && list.currentIndex === index
            onClicked: {
                sheet.close()
                Files.openFromCollection(index)
            }
        }
    }
    PlainButton {
        id: keep
        objectName: "keepCollection"
        anchors { right: parent.right; bottom: parent.bottom }
        iconName: "games"
        text: qsTr("Add all to my games")
        onClicked: {
            sheet.close()
            Files.keepCollection()
        }
    }
}
