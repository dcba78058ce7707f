import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// The position on the board as something to be sent: texts to copy, and a picture.
Sheet {
    id: sheet

    readonly property var kinds: [
        { value: "share", text: qsTr("Share string"), about: qsTr("Rule, board, opening and moves; opens here") },
        { value: "position-code", text: qsTr("Position code"), about: qsTr("The moves; most programs read it") },
        { value: "gomocalc", text: qsTr("Gomocalc address"), about: qsTr("Opens in a browser") },
        { value: "board", text: qsTr("Board as text"), about: qsTr("For mail and chats") },
        { value: "picture", text: qsTr("Picture"), about: qsTr("To paste into a message or a document") }
    ]

    title: qsTr("Share the position")
    highest: list.implicitHeight + 110

    Flickable {
        anchors.fill: parent
        contentHeight: list.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
        Column {
            id: list
            width: parent.width
            Repeater {
                model: sheet.kinds
                ShareRow {
                    required property var modelData
                    width: list.width
                    objectName: "share-" + modelData.value
                    kind: modelData.value
                    text: modelData.text
                    about: modelData.about
                    shown: sheet.visible
                    onDone: sheet.close()
                }
            }
        }
    }
}
