import QtQuick
import Tianyuan

/// The name of the game, and the ways to everything else.
Item {
    id: head

    signal actionWanted(string action)
    signal settingsWanted()
    signal helpWanted()

    /// Side by side, if there is room for both.
    readonly property bool stacked: mark.implicitWidth + Theme.small > width - icons.width + 10

    /// What the program is stands beside its name, or below.
    readonly property bool toldBelow: subtitle.implicitWidth + mark.implicitWidth + 14 > (stacked ? width : icons.x)
    readonly property real markHeight: mark.implicitHeight + (toldBelow ? subtitle.implicitHeight : 0)

    implicitHeight: stacked ? markHeight + Theme.tiny + icons.height : Math.max(markHeight, icons.height)

    Text {
        id: mark
        y: head.stacked ? 0 : Math.round((head.height - head.markHeight) / 2)
        textFormat: Text.PlainText
        text: qsTr("Tianyuan", "the wordmark")
        font { family: Theme.serif; pixelSize: Theme.wordmark; bold: true; letterSpacing: 1 }
        color: Theme.ink
        Accessible.role: Accessible.Heading
    }
    CaptionText {
        id: subtitle
        objectName: "subtitle"
        x: head.toldBelow ? 2 : mark.width + 14
        y: head.toldBelow ? mark.y + mark.height : mark.y + mark.baselineOffset - baselineOffset
        wrapMode: Text.NoWrap
        text: qsTr("five in a row")
    }
    Row {
        id: icons
        x: head.stacked ? -10 : head.width - width + 10
        y: head.stacked ? head.height - height : Math.round((head.height - height) / 2)
        spacing: Theme.tiny
        IconButton {
            objectName: "libraryButton"
            iconName: "games"
            text: qsTr("Games")
            keyText: "Ctrl+L"
            onClicked: head.actionWanted("library")
        }
        IconButton {
            objectName: "setupButton"
            iconName: "setup"
            text: qsTr("Set up position")
            keyText: "Ctrl+T"
            onClicked: head.actionWanted("setup")
        }
        IconButton {
            objectName: "openButton"
            iconName: "folder"
            text: qsTr("Open a record")
            keyText: "Ctrl+O"
            onClicked: head.actionWanted("recent")
        }
        IconButton {
            objectName: "settingsButton"
            iconName: "settings"
            text: qsTr("Settings")
            keyText: "Ctrl+,"
            onClicked: head.settingsWanted()
        }
        IconButton {
            objectName: "helpButton"
            iconName: "help"
            text: qsTr("Help and keys")
            keyText: "F1"
            onClicked: head.helpWanted()
        }
    }
}
