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
            checked: Settings.look.numbers !== "off"
            text: Settings.look.numbers === "off" ? qsTr("Number the last moves")
                : Settings.look.numbers === "last" ? qsTr("Number all moves") : qsTr("No numbers")
            keyText: "M"
            onClicked: Settings.look.numbers = Settings.look.numbers === "off" ? "last"
                                        : Settings.look.numbers === "last" ? "all" : "off"
        }
        IconButton {
            objectName: "threatsToggle"
            side: 32
            visible: Study.allowed
            iconName: "threats"
            checked: Settings.study.threatsShown
            text: Settings.study.threatsShown ? qsTr("Hide threats") : qsTr("Show threats")
            keyText: "T"
            onClicked: Settings.study.threatsShown = !Settings.study.threatsShown
        }
        IconButton {
            objectName: "proofToggle"
            side: 32
            visible: Study.allowed && (Study.proof.here || Settings.study.proofShown)
            iconName: "proof"
            checked: Settings.study.proofShown
            text: Settings.study.proofShown ? qsTr("Hide the proof") : qsTr("Show the proof")
            keyText: "W"
            onClicked: Settings.study.proofShown = !Settings.study.proofShown
        }
        IconButton {
            objectName: "scoreMapToggle"
            side: 32
            visible: Study.allowed
            iconName: "score-map"
            checked: Settings.study.scoreMap !== "off"
            text: Settings.study.scoreMap !== "off" ? qsTr("Hide the score map") : qsTr("Show a score map")
            keyText: "V"
            onClicked: Settings.study.scoreMap = Settings.study.scoreMap === "off" ? "colour" : "off"
        }
        IconButton {
            objectName: "engineToggle"
            side: 32
            visible: Study.allowed && head.withEngine
            iconName: "engine"
            checked: Settings.study.engineShown
            text: Settings.study.engineShown ? qsTr("Hide what the computer thinks") : qsTr("Show what the computer thinks")
            keyText: "E"
            onClicked: Settings.study.engineShown = !Settings.study.engineShown
        }
    }
}
