import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// What was said between a program and us, to be read and copied.
Rectangle {
    id: view

    property alias text: area.text

    radius: Theme.fieldRadius
    color: Theme.sunken
    border { width: Theme.outline; color: Theme.line }

    Flickable {
        id: flick
        anchors { fill: parent; margins: Theme.small }
        clip: true
        contentHeight: area.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
        TextEdit {
            id: area
            objectName: "transcriptText"
            width: flick.width - 10
            readOnly: true
            selectByMouse: true
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.WrapAnywhere
            font { family: "monospace"; pixelSize: Theme.caption }
            color: Theme.ink
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            Accessible.name: qsTr("Transcript")
        }
    }
}
