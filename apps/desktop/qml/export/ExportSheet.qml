import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Tianyuan

/// A picture, an animation or a page of the game: what is in it, how it looks, and where it goes.
Sheet {
    id: sheet

    readonly property bool beside: width >= 640 * Theme.scale
    /// The move that the preview shows: an animation runs.
    property int frame: 0

    title: qsTr("Export")
    widest: 860 * Theme.scale
    highest: 640 * Math.min(1.2, Theme.scale)
    onOpened: fields.forceActiveFocus()
    onAboutToShow: frame = Export.last
    onClosed: Export.cancel()

    Timer {
        running: sheet.opened && Export.kind === "gif" && Settings.look.motion !== "none"
        repeat: true
        interval: sheet.frame === Export.last ? 3000 : Export.delay
        onTriggered: sheet.frame = sheet.frame >= Export.last ? Export.first : sheet.frame + 1
    }
    Flickable {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: buttons.top; bottomMargin: Theme.medium }
        contentHeight: sheet.beside ? Math.max(preview.height, fields.implicitHeight) : preview.height + Theme.large + fields.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        BoardView {
            id: preview
            objectName: "exportPreview"
            width: sheet.beside ? Math.min(scroll.width * 0.5, scroll.height) : Math.min(scroll.width, 280)
            height: width
            x: sheet.beside ? 0 : Math.round((scroll.width - width) / 2)
            interactive: false
            look: Export.look
            coordinates: Export.coordinates
            picture: Export.kind === "gif" ? Export.pictureAt(sheet.frame) : Export.picture
        }
        ExportFields {
            id: fields
            x: sheet.beside ? preview.width + Theme.huge : 0
            y: sheet.beside ? 0 : preview.height + Theme.large
            width: scroll.width - x - 10
        }
    }
    Row {
        id: buttons
        anchors { right: parent.right; bottom: parent.bottom }
        spacing: Theme.small
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            visible: Export.busy
            text: qsTr("Creating the file…")
            color: Theme.ink3
        }
        PlainButton {
            visible: Export.busy
            text: qsTr("Stop")
            onClicked: Export.cancel()
        }
        PrimaryButton {
            objectName: "exportChoose"
            enabled: !Export.busy
            text: qsTr("Choose where…")
            onClicked: {
                dialog.selectedFile = Export.proposed()
                dialog.open()
            }
        }
    }
    FileChooser {
        id: dialog
        objectName: "exportDialog"
        owner: scroll
        title: qsTr("Export")
        fileMode: FileDialog.SaveFile
        currentFolder: Files.folder
        defaultSuffix: Export.kind
        onAccepted: Export.write(selectedFile)
    }
    Connections {
        target: Export
        function onWritten(): void { sheet.close() }
    }
}
