import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// Everything that can be chosen. All of it takes effect at once.
Page {
    id: page

    signal done()

    readonly property bool narrow: width < 1000 * Theme.scale
    readonly property var sections: [
        { value: "look", text: qsTr("Look"), icon: "look-back" },
        { value: "play", text: qsTr("Board and play"), icon: "board" },
        { value: "analysis", text: qsTr("Analysis"), icon: "graph" },
        { value: "sound", text: qsTr("Sound"), icon: "sound" },
        { value: "language", text: qsTr("Language"), icon: "language" },
        { value: "access", text: qsTr("Accessibility"), icon: "person" },
        { value: "players", text: qsTr("Players and engines"), icon: "engine" },
        { value: "keys", text: qsTr("Keys"), icon: "keyboard" },
        { value: "about", text: qsTr("About"), icon: "help" }
    ]
    property string section: "look"

    Keys.onEscapePressed: done()
    home: back
    onSectionChanged: scroll.contentY = 0

    Rectangle { anchors.fill: parent; color: Theme.panel }

    Rectangle {
        id: side
        width: page.narrow ? page.width : Math.round(264 * Theme.scale)
        height: page.narrow ? head.height + field.height + 3 * Theme.medium : page.height
        color: Theme.sunken

        Rectangle {
            x: page.narrow ? 0 : parent.width - width
            y: page.narrow ? parent.height - height : 0
            width: page.narrow ? parent.width : Theme.outline
            height: page.narrow ? Theme.outline : parent.height
            color: Theme.line
        }
        Item {
            id: head
            x: Theme.medium
            y: page.narrow ? Theme.medium : 24
            width: parent.width - 2 * x
            height: Math.max(Theme.touch, title.implicitHeight)
            IconButton {
                id: back
                objectName: "settingsBack"
                anchors.verticalCenter: parent.verticalCenter
                iconName: "back"
                text: qsTr("Back")
                keyText: qsTr("Esc")
                onClicked: page.done()
            }
            Text {
                id: title
                anchors { left: back.right; leftMargin: Theme.small; verticalCenter: parent.verticalCenter }
                textFormat: Text.PlainText
                text: qsTr("Settings")
                font { family: Theme.serif; pixelSize: Theme.head; bold: true }
                color: Theme.ink
                Accessible.role: Accessible.Heading
            }
        }
        ChoiceField {
            id: field
            objectName: "sectionField"
            visible: page.narrow
            x: Theme.huge
            y: head.y + head.height + Theme.medium
            width: parent.width - 2 * x
            label: qsTr("Section")
            choices: page.sections
            value: page.section
            onChosen: value => page.section = value
        }
        SectionList {
            objectName: "sectionList"
            visible: !page.narrow
            x: Theme.huge
            y: head.y + head.height + Theme.huge
            width: parent.width - 2 * x
            sections: page.sections
            value: page.section
            onChosen: value => page.section = value
        }
    }

    Flickable {
        id: scroll
        readonly property int inset: page.narrow ? Theme.huge : 64
        x: page.narrow ? 0 : side.width
        y: page.narrow ? side.height : 0
        width: preview.visible ? preview.x - x - 16 : page.width - x
        height: page.height - y
        contentHeight: content.height + 2 * 32
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: ScrollMark {}

        Column {
            id: content
            x: scroll.inset
            y: 32
            width: Math.min(624 * Theme.scale, scroll.width - scroll.inset - (page.narrow ? scroll.inset : 24))
            spacing: Theme.large
            Loader {
                width: parent.width
                source: Qt.resolvedUrl("../settings/" + ({
                    look: "Look", play: "Play", analysis: "Analysis", sound: "Sound", language: "Language", access: "Access",
                    players: "Players", keys: "Keys", about: "About"
                })[page.section] + "Section.qml")
            }
            CaptionText {
                width: parent.width
                visible: page.section !== "keys" && page.section !== "about" && page.section !== "players"
                text: qsTr("Everything here takes effect at once. There is nothing to save.")
            }
        }
    }

    Column {
        id: preview
        readonly property bool fits: page.width - side.width >= 64 + 480 * Theme.scale + 240 + 56
        visible: !page.narrow && fits && (page.section === "look" || page.section === "play")
        x: page.width - width - 40
        y: 72
        width: 240
        spacing: Theme.small
        CaptionText { width: parent.width; text: qsTr("As it will look") }
        BoardView {
            objectName: "preview"
            width: 240
            height: 240
            interactive: false
            picture: SamplePictures.preview(Settings.look.numbers)
            Accessible.ignored: true
        }
    }
}
