import QtQuick
import QtQuick.Layouts
import Tianyuan

/// What stands on the board for each side, and wins that can be forced, played out step by step.
ColumnLayout {
    id: panel

    readonly property ThreatView threats: Study.threats
    readonly property bool quiet: threats.black.length + threats.white.length === 0
                                  && threats.blackWin === "" && threats.whiteWin === ""

    spacing: Theme.tiny

    RowLayout {
        Layout.fillWidth: true
        Label {
            text: qsTr("Threats")
            font.bold: true
        }
        ThinkingDots { visible: panel.threats.looking }
    }
    Label {
        objectName: "noThreats"
        Layout.fillWidth: true
        visible: panel.quiet && !panel.threats.looking
        text: qsTr("There is no four, no open three and no forced win.")
        color: Theme.ink2
        wrapMode: Text.Wrap
    }
    LayoutRepeater {
        model: [{ stone: "black", shapes: panel.threats.black, win: panel.threats.blackWin },
                { stone: "white", shapes: panel.threats.white, win: panel.threats.whiteWin }]
        ColumnLayout {
            id: side
            required property var modelData
            Layout.fillWidth: true
            visible: modelData.shapes.length > 0 || modelData.win !== ""
            spacing: 2
            LayoutRepeater {
                model: side.modelData.shapes
                RowLayout {
                    id: entry
                    required property string modelData
                    Layout.fillWidth: true
                    spacing: Theme.small
                    StoneIcon {
                        implicitWidth: 16
                        implicitHeight: 16
                        Layout.alignment: Qt.AlignTop
                        Layout.topMargin: 2
                        stone: side.modelData.stone
                        flat: Theme.contrast
                        outlined: Theme.dark
                    }
                    Label {
                        Layout.fillWidth: true
                        text: entry.modelData
                        wrapMode: Text.Wrap
                        Accessible.name: (side.modelData.stone === "black" ? qsTr("Black") : qsTr("White")) + " " + text
                    }
                }
            }
            RowLayout {
                Layout.fillWidth: true
                visible: side.modelData.win !== ""
                spacing: Theme.small
                StoneIcon {
                    implicitWidth: 16
                    implicitHeight: 16
                    Layout.alignment: Qt.AlignTop
                    Layout.topMargin: 2
                    stone: side.modelData.stone
                    flat: Theme.contrast
                    outlined: Theme.dark
                }
                Label {
                    Layout.fillWidth: true
                    text: side.modelData.win
                    font.bold: true
                    wrapMode: Text.Wrap
                }
            }
            PlainButton {
                objectName: side.modelData.stone + "PlayOut"
                visible: side.modelData.win !== "" && panel.threats.playing !== side.modelData.stone
                text: qsTr("Show the win")
                iconName: "play"
                onClicked: panel.threats.playOut(side.modelData.stone)
            }
            RowLayout {
                visible: panel.threats.playing === side.modelData.stone
                IconButton { objectName: "stepBack"; iconName: "previous"; text: qsTr("One stone back"); keyText: "["; onClicked: panel.threats.stepBy(-1) }
                Label {
                    objectName: "stepText"
                    text: panel.threats.step + " / " + panel.threats.steps
                    Layout.alignment: Qt.AlignVCenter
                }
                IconButton { objectName: "stepOn"; iconName: "next"; text: qsTr("One stone forward"); keyText: "]"; onClicked: panel.threats.stepBy(1) }
                PlainButton { objectName: "stepEnd"; quiet: true; text: qsTr("Done"); onClicked: panel.threats.playOut("") }
            }
        }
    }
}
