import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// The time that is left. A click stops the clocks, or lets them run again.
T.AbstractButton {
    id: clock

    required property SeatModel seat
    property int size: Theme.head

    implicitWidth: words.implicitWidth
    implicitHeight: words.implicitHeight
    visible: seat.clock !== ""
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.name: seat.clock
    Accessible.description: TablePanel.paused ? qsTr("Continue") : qsTr("Pause")
    onClicked: GameController.verbs.pause.trigger()

    Label {
        id: words
        text: clock.seat.clock
        size: clock.size
        font.bold: clock.seat.isTurn
        opacity: TablePanel.paused ? 0.6 : 1
        color: clock.seat.isShort ? Theme.cinnabar : clock.seat.isTurn ? Theme.ink : Theme.ink3
    }
    Tip {
        owner: clock
        what: !GameController.verbs.pause.enabled ? GameController.verbs.pause.reason
            : TablePanel.paused ? qsTr("Continue") : qsTr("Pause")
        keyText: "Ctrl+P"
    }
}
