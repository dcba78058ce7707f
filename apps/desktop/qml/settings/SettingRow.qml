import QtQuick
import Tianyuan

/// One thing to choose: what it is on the left, the choice on the right, or below where there is
/// no room beside.
Item {
    id: row

    property string title
    property string about
    default property alias control: place.data

    readonly property bool beside: width >= place.childrenRect.width + 200 * Theme.scale

    implicitHeight: beside ? Math.max(56, texts.implicitHeight + 17, place.height + 17)
                           : texts.implicitHeight + place.height + Theme.small + 17

    Column {
        id: texts
        y: row.beside ? Math.round((row.height - 1 - height) / 2) : Theme.small
        width: row.beside ? row.width - place.width - Theme.large : row.width
        BodyText { width: parent.width; text: row.title }
        CaptionText { width: parent.width; visible: text !== ""; text: row.about }
    }
    Item {
        id: place
        width: childrenRect.width
        height: childrenRect.height
        x: row.beside ? row.width - width : 0
        y: row.beside ? Math.round((row.height - 1 - height) / 2) : texts.y + texts.height + Theme.small
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.outline
        color: Theme.line
    }
}
