import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A line of the menu; with a verb it is done, and grey with its reason where it cannot be.
T.AbstractButton {
    id: entry

    property Verb verb: null
    property string iconName
    property string keyText
    readonly property bool possible: verb === null || verb.enabled

    signal done()

    width: parent ? parent.width : implicitWidth
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 12)
    hoverEnabled: true
    Accessible.role: Accessible.MenuItem
    Accessible.name: text
    Accessible.description: possible ? "" : verb.reason

    onClicked: {
        if (!possible) return
        done()
        if (verb !== null) verb.trigger()
    }
    Keys.onReturnPressed: clicked()

    Rectangle {
        anchors.fill: parent
        radius: Theme.fieldRadius
        color: entry.hovered || entry.visualFocus ? Theme.sunken : "transparent"
        border { width: Theme.contrast && (entry.hovered || entry.visualFocus) ? 2 : 0; color: Theme.accent }
    }
    Icon {
        id: icon
        x: Theme.medium
        anchors.verticalCenter: parent.verticalCenter
        name: entry.iconName
        color: entry.possible ? Theme.ink2 : Theme.disabled
    }
    Column {
        id: words
        anchors { left: icon.right; leftMargin: Theme.medium; right: key.left; rightMargin: Theme.small; verticalCenter: parent.verticalCenter }
        Label {
            width: parent.width
            text: entry.text
            color: entry.possible ? Theme.ink : Theme.disabled
            wrapMode: Text.Wrap
        }
        Label {
            width: parent.width
            visible: !entry.possible
            text: entry.possible ? "" : entry.verb.reason
            size: Theme.caption
            color: Theme.ink3
            wrapMode: Text.Wrap
        }
    }
    KeyCap {
        id: key
        visible: text !== ""
        anchors { right: parent.right; rightMargin: Theme.medium; verticalCenter: parent.verticalCenter }
        text: entry.keyText
    }
}
