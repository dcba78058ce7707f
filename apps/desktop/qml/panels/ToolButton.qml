import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A verb of the game: icon over text. Where it cannot be done it is grey, and its tip says why.
T.AbstractButton {
    id: button

    required property Verb verb
    property string iconName
    property string keyText
    property string tip: text
    property bool labelled: true
    readonly property color ink: !verb.enabled ? Theme.disabled : hovered ? Theme.ink : Theme.ink2

    implicitHeight: labelled ? Math.max(56, words.implicitHeight + 36) : Theme.touch
    implicitWidth: labelled ? 72 : Theme.touch
    hoverEnabled: true
    focusPolicy: Qt.TabFocus  // a click leaves the keyboard where it is
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: verb.enabled ? tip : verb.reason

    onClicked: verb.trigger()
    Keys.onReturnPressed: verb.trigger()
    Keys.onEnterPressed: verb.trigger()

    background: Rectangle {
        radius: Theme.fieldRadius
        color: button.pressed ? Theme.line : button.hovered || !button.labelled ? Theme.sunken : "transparent"
        border { width: Theme.contrast ? 2 : 0; color: button.verb.enabled ? Theme.line : Theme.disabled }
        Behavior on color { ColorAnimation { duration: Theme.quick } }
        FocusRing { visible: button.visualFocus }
    }
    contentItem: Item {
        Column {
            anchors.centerIn: parent
            spacing: 4
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: button.iconName
                color: button.ink
            }
            Label {
                id: words
                visible: button.labelled
                width: button.width - 4
                horizontalAlignment: Text.AlignHCenter
                text: button.text
                size: Theme.caption
                color: button.ink
                wrapMode: Text.WordWrap
                lineHeight: 0.95
            }
        }
    }
    Tip {
        owner: button
        what: button.verb.enabled ? button.tip : button.text + " · " + button.verb.reason
        keyText: button.verb.enabled ? button.keyText : ""
    }
}
