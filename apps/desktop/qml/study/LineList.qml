import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// Lines that somebody expects, the best first. Whichever is pointed at is shown on the board.
Column {
    id: list

    required property LineListModel lines
    property int shown: -1

    signal pointed(index: int)

    Repeater {
        model: list.lines
        T.AbstractButton {
            id: row
            required property int index
            required property string figure
            required property var names
            required property string note
            readonly property bool isShown: list.shown === index
            readonly property int fitting: Math.max(1, Math.floor((width - moves.x - (end.visible ? end.implicitWidth + 20 : 8)) / oneMove.advanceWidth))

            objectName: "line" + index
            width: list.width
            implicitHeight: Math.round(32 * Theme.scale)
            hoverEnabled: true
            onHoveredChanged: list.pointed(hovered ? index : -1)
            onActiveFocusChanged: list.pointed(activeFocus ? index : -1)
            Accessible.role: Accessible.ListItem
            Accessible.name: figure + " " + names.join(" ") + " " + note

            Rectangle {
                anchors { fill: parent; leftMargin: -Theme.small; rightMargin: -Theme.small }
                radius: Theme.chipRadius
                color: row.isShown ? Theme.tint : "transparent"
                border { width: Theme.contrast && row.isShown ? 2 : 0; color: Theme.accent }
            }
            TextMetrics {
                id: oneMove
                text: "M10 "
                font { family: Theme.sans; pixelSize: Theme.body }
            }
            Label {
                id: worth
                anchors.verticalCenter: parent.verticalCenter
                text: row.figure
                font.bold: true
                color: row.isShown ? Theme.accent : Theme.ink
            }
            Label {
                id: moves
                x: Math.max(52 * Theme.scale, worth.implicitWidth + Theme.small)
                anchors.verticalCenter: parent.verticalCenter
                text: row.names.slice(0, row.fitting).join(" ")
                color: row.isShown ? Theme.ink : Theme.ink2
            }
            Label {
                id: end
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                visible: text !== "" && moves.x + 2 * oneMove.advanceWidth + implicitWidth < row.width
                text: row.note
                size: Theme.caption
                color: Theme.ink3
            }
        }
    }
}
