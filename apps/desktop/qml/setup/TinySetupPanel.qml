import QtQuick
import QtQuick.Layouts
import Tianyuan

/// What is left beside the board in the smallest window: what a click places, and what then is done
/// with the position. The rest is in a sheet.
Item {
    id: panel

    signal done()

    ColumnLayout {
        anchors { fill: parent; margins: Theme.small }
        spacing: Theme.small
        Row {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.small
            IconButton { objectName: "setupBack"; iconName: "back"; text: qsTr("Back"); keyText: qsTr("Esc"); onClicked: panel.done() }
            IconButton { objectName: "setupMore"; iconName: "settings"; text: qsTr("Rule, lines and more"); onClicked: sheet.open() }
        }
        GridLayout {
            Layout.alignment: Qt.AlignHCenter
            columns: 2
            columnSpacing: Theme.small
            rowSpacing: Theme.small
            LayoutRepeater {
                model: [
                    { tool: "turn", text: qsTr("In turn"), icon: "switch-sides", stone: "" },
                    { tool: "away", text: qsTr("Remove"), icon: "remove", stone: "" },
                    { tool: "black", text: qsTr("Black"), icon: "", stone: "black" },
                    { tool: "white", text: qsTr("White"), icon: "", stone: "white" }
                ]
                IconButton {
                    id: tool
                    required property var modelData
                    objectName: "setup-" + modelData.tool
                    iconName: modelData.icon
                    text: modelData.text
                    checked: SetupBoard.tool === modelData.tool
                    onClicked: SetupBoard.tool = modelData.tool
                    StoneIcon {
                        anchors.centerIn: parent
                        width: 20
                        height: 20
                        visible: tool.modelData.stone !== ""
                        stone: tool.modelData.stone
                        flat: Theme.contrast
                        outlined: Theme.dark
                    }
                }
            }
        }
        Label {
            objectName: "setupState"
            Layout.fillWidth: true
            Layout.fillHeight: true
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            size: Theme.caption
            color: SetupBoard.problem !== "" ? Theme.cinnabar : Theme.ink2
            text: SetupBoard.problem !== "" ? SetupBoard.problem
                : SetupBoard.next === "black" ? qsTr("Black moves") : qsTr("White moves")
        }
        Row {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.small
            IconButton { objectName: "setupPlay"; iconName: "play"; enabled: SetupBoard.problem === ""; text: qsTr("Play this position"); onClicked: SetupBoard.play() }
            IconButton { objectName: "setupStudy"; iconName: "look-back"; text: qsTr("Study this position"); onClicked: SetupBoard.study() }
        }
    }
    Sheet {
        id: sheet
        objectName: "setupSheet"
        title: qsTr("Set up a position")
        PositionFields { anchors.fill: parent }
    }
}
