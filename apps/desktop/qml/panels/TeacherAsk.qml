import QtQuick
import Tianyuan

/// In a game with a teacher, who is silent: the question that can always be asked.
PlainButton {
    id: button

    readonly property bool ready: TablePanel.teacher.here && !TablePanel.teacher.speaking && !GameController.over

    visible: ready
    iconName: "learn"
    text: qsTr("Anything I must see?")
    Accessible.name: qsTr("Is there something I must see?")
    onClicked: TablePanel.teacher.ask()
    Tip { owner: button; what: qsTr("The teacher says what threatens, not what to play"); keyText: "A" }
}
