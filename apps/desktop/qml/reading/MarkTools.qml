import QtQuick
import Tianyuan

/// What a click puts on the board beside stones: a sign, a letter, or a word of one's own.
Flow {
    id: tools

    readonly property bool lettering: RecordDesk.markTool === "label"
    readonly property int signs: 5 * 32
    readonly property int whole: signs + (lettering ? word.smallest : 0)  // in one row

    Repeater {
        model: [
            { tool: "triangle", text: qsTr("Triangle") }, { tool: "square", text: qsTr("Square") },
            { tool: "circle", text: qsTr("Circle") }, { tool: "cross", text: qsTr("Cross") },
            { tool: "label", text: qsTr("Letter or word") }
        ]
        IconButton {
            required property var modelData
            objectName: "mark-" + modelData.tool
            side: 32
            iconName: "mark-" + modelData.tool
            checked: RecordDesk.markTool === modelData.tool
            text: modelData.text
            onClicked: RecordDesk.markTool = checked ? "" : modelData.tool
        }
    }
    NameField {
        id: word
        readonly property int smallest: Math.round(72 * Theme.scale)
        objectName: "markText"
        visible: tools.lettering
        width: Math.max(smallest, Math.min(2 * smallest, tools.width - tools.signs))
        implicitHeight: Math.max(32, Theme.body + 16)
        leftPadding: Theme.small
        rightPadding: Theme.small
        maximumLength: 4
        label: qsTr("Letter or word")
        placeholderText: "A, B, C…"
        text: RecordDesk.markText
        onTextEdited: RecordDesk.markText = text
        Keys.onEscapePressed: focus = false
    }
}
