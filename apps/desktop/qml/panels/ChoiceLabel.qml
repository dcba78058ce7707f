import QtQuick
import Tianyuan

Item {
    id: label

    property string text
    property string line
    property string stone
    property string keyText
    property bool compact: false

    implicitHeight: words.implicitHeight

    StoneIcon {
        id: icon
        visible: label.stone !== "" && !label.compact
        x: 42 - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: label.stone === "both" ? 60 : 36
        height: 36
        stone: label.stone
        flat: Theme.contrast
        outlined: Theme.dark
    }
    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: icon.visible ? 88 : Theme.medium
        width: parent.width - x - (key.visible ? key.width + Theme.large : 0) - Theme.small
        Label {
            width: parent.width
            text: label.text
            size: label.compact ? Theme.body : Theme.name
            font.bold: true
            elide: Text.ElideRight
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: label.line
            size: Theme.caption
            color: Theme.ink2
            wrapMode: Text.Wrap
        }
    }
    KeyCap {
        id: key
        visible: text !== "" && label.line !== ""
        anchors { right: parent.right; rightMargin: Theme.large; verticalCenter: parent.verticalCenter }
        text: label.keyText
    }
}
