import QtQuick
import Tianyuan

Column {
    id: section

    readonly property var memories: [0, 16, 32, 64, 128, 256, 512, 1024, 2048]  // in MB; 0: as usual

    SectionTitle { width: parent.width; text: qsTr("Players and engines") }
    CaptionText {
        width: parent.width
        bottomPadding: Theme.medium
        text: Opponents.problem !== "" ? Opponents.problem
            : qsTr("Engines that speak the Gomocup protocol can play here too. Drop a program or its .zip onto the window, or add it here.")
        color: Opponents.problem !== "" ? Theme.cinnabar : Theme.ink3
    }
    PlainButton {
        objectName: "addEngineButton"
        iconName: "add"
        text: qsTr("Add an engine…")
        onClicked: Files.wanted("engine")
    }
    Item { width: 1; height: Theme.medium }
    SettingRow {
        width: parent.width
        title: qsTr("Memory of an engine")
        about: qsTr("For what it remembers while it thinks: more helps in long thoughts. It is given back when nobody has asked for a minute.")
        ChoiceField {
            objectName: "engineMemory"
            width: Math.min(section.width, Math.round(160 * Theme.scale))
            label: qsTr("Memory of an engine")
            choices: section.memories.map(each => ({ value: each, text: each === 0 ? qsTr("As usual") : qsTr("%1 MB").arg(each) }))
            value: Settings.play.engineMemory
            onChosen: value => Settings.play.engineMemory = value
        }
    }
    Repeater {
        model: Opponents.all
        Item {
            id: entry
            required property var modelData
            readonly property bool own: modelData.kind === "engine"
            width: section.width
            implicitHeight: row.implicitHeight
            OpponentRow {
                id: row
                width: parent.width - (entry.own ? Theme.touch : 0)
                opponent: entry.modelData
                enabled: false
            }
            IconButton {
                objectName: "remove-" + entry.modelData.value
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                visible: entry.own
                iconName: "remove"
                text: qsTr("Remove this engine")
                onClicked: EngineTest.remove(entry.modelData.value)
            }
        }
    }
}
