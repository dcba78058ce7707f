import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// The sections of the settings. One stop for the keyboard; the arrows choose.
FocusScope {
    id: list

    property var sections: []  // maps with "value", "text" and "icon"
    property string value
    signal chosen(string value)

    function step(by: int): void {
        const next = sections.findIndex(each => each.value === value) + by
        if (next >= 0 && next < sections.length) chosen(sections[next].value)
    }

    implicitHeight: column.height
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Section")
    Keys.onUpPressed: step(-1)
    Keys.onDownPressed: step(1)

    Column {
        id: column
        width: parent.width
        spacing: Theme.tiny
        Repeater {
            model: list.sections
            T.AbstractButton {
                id: tab
                required property var modelData
                readonly property bool on: modelData.value === list.value
                readonly property color ink: on ? Theme.accent : Theme.ink2

                objectName: "section-" + modelData.value
                width: column.width
                height: Math.max(Theme.touch, words.implicitHeight + 16)
                hoverEnabled: true
                focusPolicy: Qt.NoFocus
                Accessible.role: Accessible.PageTab
                Accessible.name: modelData.text
                Accessible.selected: on
                onClicked: list.chosen(modelData.value)

                background: Rectangle {
                    radius: Theme.fieldRadius
                    color: tab.on ? Theme.raised : tab.hovered ? Theme.line : "transparent"
                    border { width: tab.on && Theme.contrast ? 2 : 0; color: Theme.accent }
                    FocusRing { visible: tab.on && list.activeFocus }
                }
                contentItem: Item {
                    Icon {
                        id: icon
                        x: Theme.medium
                        anchors.verticalCenter: parent.verticalCenter
                        name: tab.modelData.icon
                        color: tab.ink
                    }
                    Text {
                        id: words
                        anchors { left: icon.right; leftMargin: Theme.medium; right: parent.right; verticalCenter: parent.verticalCenter }
                        textFormat: Text.PlainText
                        text: tab.modelData.text
                        font { family: Theme.sans; pixelSize: Theme.body; bold: tab.on }
                        color: tab.ink
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
}
