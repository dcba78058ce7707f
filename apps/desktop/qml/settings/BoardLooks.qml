import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// The looks of the board, each as a small board. One stop for the keyboard; the arrows choose.
FocusScope {
    id: looks

    property int bottomPadding: 0
    readonly property var choices: [
        { value: "wood", text: qsTr("Wood") },
        { value: "paper", text: qsTr("Paper") },
        { value: "slate", text: qsTr("Slate") },
        { value: "flat", text: qsTr("Plain") }
    ]

    function step(by: int): void {
        const next = choices.findIndex(each => each.value === Settings.look.board) + by
        if (next >= 0 && next < choices.length) Settings.look.board = choices[next].value
    }

    implicitHeight: row.height + bottomPadding
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Board")
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Row {
        id: row
        readonly property int side: Math.max(0, Math.min(128, (looks.width - 3 * spacing) / 4))
        spacing: Math.min(32, looks.width / 16)

        Repeater {
            model: looks.choices
            T.AbstractButton {
                id: tile
                required property var modelData
                readonly property bool on: Settings.look.board === modelData.value

                objectName: "board-" + modelData.value
                width: row.side
                height: row.side + 22 + words.implicitHeight
                focusPolicy: Qt.NoFocus
                hoverEnabled: true
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.text
                Accessible.checkable: true
                Accessible.checked: on
                onClicked: Settings.look.board = modelData.value

                contentItem: Item {
                    BoardView {
                        width: row.side
                        height: row.side
                        interactive: false
                        coordinates: false
                        look: tile.modelData.value
                        picture: SamplePictures.small
                        Accessible.ignored: true
                    }
                    Rectangle {
                        id: ring
                        x: -6
                        y: -6
                        width: row.side + 12
                        height: row.side + 20
                        visible: tile.on || tile.hovered
                        radius: Theme.fieldRadius
                        color: "transparent"
                        border { width: 2; color: tile.on ? Theme.accent : Theme.line2 }
                        FocusRing { visible: tile.on && looks.activeFocus }
                    }
                    Row {
                        id: words
                        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                        spacing: 6
                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: tile.on
                            width: 16
                            height: 16
                            name: "check"
                            color: Theme.accent
                        }
                        Text {
                            textFormat: Text.PlainText
                            text: tile.modelData.text
                            font { family: Theme.sans; pixelSize: Theme.body; bold: tile.on }
                            color: tile.on ? Theme.accent : Theme.ink2
                        }
                    }
                }
            }
        }
    }
}
