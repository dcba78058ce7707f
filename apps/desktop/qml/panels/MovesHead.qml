import QtQuick
import Tianyuan

/// The title above the moves, and what else can be shown.
Item {
    id: head

    property bool compact: false
    property bool withEngine: true

    implicitHeight: Math.max(40, title.implicitHeight)

    Label {
        id: title
        anchors.verticalCenter: parent.verticalCenter
        visible: !head.compact
        text: qsTr("Moves")
        font.bold: true
    }
    Row {
        x: head.compact ? -6 : head.width - width
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.tiny
        IconButton {
            objectName: "numbersToggle"
            side: 32
            iconName: "numbers"
            checked: Settings.numbers !== "off"
            text: Settings.numbers === "off" ? qsTr("Number the last moves")
                : Settings.numbers === "last" ? qsTr("Number all moves") : qsTr("No numbers")
            keyText: "M"
            onClicked: Settings.numbers = Settings.numbers === "off" ? "last"
                                        : Settings.numbers === "last" ? "all" : "off"
        }
        IconButton {
            objectName: "threatsToggle"
            side: 32
            visible: Study.allowed
            iconName: "threats"
            checked: Settings.threatsShown
            text: Settings.threatsShown ? qsTr("Hide threats") : qsTr("Show threats")
            keyText: "T"
            onClicked: Settings.threatsShown = !Settings.threatsShown
        }
        IconButton {
            objectName: "scoreMapToggle"
            side: 32
            visible: Study.allowed
            iconName: "score-map"
            checked: Settings.scoreMap !== "off"
            text: Settings.scoreMap !== "off" ? qsTr("Hide the score map") : qsTr("Show a score map")
            keyText: "V"
            onClicked: Settings.scoreMap = Settings.scoreMap === "off" ? "colour" : "off"
        }
        IconButton {
            objectName: "engineToggle"
            side: 32
            visible: Study.allowed && head.withEngine
            iconName: "engine"
            checked: Settings.engineShown
            text: Settings.engineShown ? qsTr("Hide what the computer thinks") : qsTr("Show what the computer thinks")
            keyText: "E"
            onClicked: Settings.engineShown = !Settings.engineShown
        }
    }
}
