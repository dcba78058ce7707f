import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// One game with all that is known of it, and what can be done with it.
Item {
    id: preview

    property int row: -1
    property int revision: 0  // of the list
    readonly property var game: GameLibrary.entry(revision >= 0 ? row : -1)
    readonly property bool there: row >= 0 && game.there

    signal exportWanted(int row)
    signal done()

    Connections {
        target: GameLibrary
        function onDataChanged(): void { ++preview.revision }
        function onModelReset(): void { ++preview.revision }
    }
    BodyText {
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width)
        horizontalAlignment: Text.AlignHCenter
        visible: !preview.there
        text: qsTr("Select a game to see more.")
        color: Theme.ink3
    }
    Flickable {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: buttons.top; bottomMargin: Theme.medium }
        visible: preview.there
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
        Column {
            id: column
            width: scroll.width
            spacing: Theme.small
            Thumbnail {
                width: Math.min(parent.width, Math.max(160, scroll.height * 0.6))
                height: width
                look: Theme.contrast ? "flat" : Settings.look.board
                picture: preview.game.picture
                Accessible.ignored: true
            }
            Text {
                objectName: "previewTitle"
                width: parent.width
                topPadding: Theme.small
                text: preview.game.title
                textFormat: Text.PlainText
                font { family: Theme.sans; pixelSize: Theme.title; bold: true }
                color: Theme.ink
                wrapMode: Text.Wrap
            }
            BodyText { width: parent.width; text: preview.game.about; color: Theme.ink2 }
            CaptionText { width: parent.width; text: preview.game.facts ?? "" }
            BodyText {
                width: parent.width
                visible: text !== ""
                topPadding: Theme.small
                text: preview.game.comment
            }
        }
    }
    Column {
        id: buttons
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        visible: preview.there
        spacing: Theme.small
        PrimaryButton {
            objectName: "openGame"
            width: parent.width
            enabled: !preview.game.gone
            iconName: preview.game.running ? "play" : "look-back"
            text: preview.game.running ? qsTr("Go on playing") : qsTr("Open")
            keyText: qsTr("Enter")
            onClicked: {
                preview.done()
                GameLibrary.open(preview.row)
            }
        }
        Row {
            width: parent.width
            spacing: Theme.small
            PlainButton {
                objectName: "exportGame"
                width: (parent.width - Theme.small) / 2
                iconName: "export"
                text: qsTr("Export…")
                onClicked: preview.exportWanted(preview.row)
            }
            PlainButton {
                objectName: "deleteGame"
                width: (parent.width - Theme.small) / 2
                iconName: preview.game.gone ? "undo" : "remove"
                text: preview.game.gone ? qsTr("Undo") : qsTr("Delete")
                onClicked: {
                    if (preview.game.gone) GameLibrary.takeBack()
                    else GameLibrary.remove(preview.row)
                }
            }
        }
    }
}
