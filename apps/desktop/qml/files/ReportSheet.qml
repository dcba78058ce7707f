import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// What was left out of a file and why, and what its text was taken for.
Sheet {
    id: sheet

    readonly property bool damaged: Files.report.missing !== ""

    title: damaged ? qsTr("What is missing") : qsTr("Text of this file")
    widest: 560 * Theme.scale
    highest: 150 + top.implicitHeight + (damaged ? list.contentHeight + Theme.medium : 0)
    onOpened: {
        if (Files.report.encoding !== "") field.forceActiveFocus()
        else list.forceActiveFocus()
    }

    Column {
        id: top
        width: parent.width
        spacing: Theme.medium
        Column {
            width: parent.width
            spacing: Theme.tiny
            visible: Files.report.encoding !== ""
            ChoiceField {
                id: field
                objectName: "encoding"
                width: parent.width
                label: qsTr("Names and comments were read as")
                choices: Files.report.encodings
                value: Files.report.encoding
                onChosen: value => Files.readAgain(value)
            }
            CaptionText {
                width: parent.width
                visible: Files.report.unsure
                text: qsTr("This is a guess. If they look wrong, try another; the file stays as it is.")
                wrapMode: Text.Wrap
            }
        }
        BodyText {
            objectName: "missing"
            width: parent.width
            visible: sheet.damaged
            text: Files.report.missing
            font.bold: true
        }
    }
    ListView {
        id: list
        objectName: "missingPlaces"
        anchors { top: top.bottom; topMargin: Theme.medium; bottom: parent.bottom; left: parent.left; right: parent.right }
        visible: sheet.damaged
        clip: true
        model: Files.report.places
        spacing: Theme.tiny
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
        delegate: BodyText {
            required property string modelData
            width: list.width - 10
            text: modelData
            wrapMode: Text.Wrap
        }
    }
}
