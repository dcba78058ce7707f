import QtQuick
import QtQuick.Layouts
import Tianyuan

/// The win of the move on the board, played out stone by stone; each threat is named.
RowLayout {
    id: bar

    readonly property WinLine line: Study.lookBack.winLine

    spacing: Theme.tiny
    visible: line.step > 0

    IconButton { objectName: "winBack"; iconName: "previous"; text: qsTr("One stone back"); keyText: "["; onClicked: bar.line.stepBy(-1) }
    IconButton { objectName: "winOn"; iconName: "next"; enabled: bar.line.step < bar.line.steps; text: qsTr("One stone on"); keyText: "]"; onClicked: bar.line.stepBy(1) }
    Label {
        objectName: "winStep"
        Layout.fillWidth: true
        text: bar.line.step + "/" + bar.line.steps + " · " + bar.line.text
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    IconButton { objectName: "winClose"; iconName: "close"; text: qsTr("Back to the game"); onClicked: bar.line.goTo(0) }
}
