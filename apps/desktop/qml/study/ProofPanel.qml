import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tianyuan

/// What the installed proof says of the position: who wins, with what and why; the longest resistance, which lies on the
/// board while it is pointed at; and the next stone of it. (A ColumnLayout would stay as high as texts were in a
/// narrower window.)
Column {
    id: panel

    readonly property ProofView proof: Study.proof

    spacing: Theme.tiny

    RowLayout {
        width: panel.width
        Label {
            text: qsTr("Proof")
            font.bold: true
        }
        ThinkingDots { visible: panel.proof.looking }
    }
    Label {
        objectName: "proofHeadline"
        width: panel.width
        visible: text !== ""
        text: panel.proof.headline
        color: panel.proof.looking ? Theme.ink3 : Theme.ink
        wrapMode: Text.Wrap
    }
    Item {
        Accessible.role: Accessible.AlertMessage
        Accessible.name: Settings.look.announcements && panel.visible && !panel.proof.looking ? panel.proof.headline : ""
    }
    PlainButton {
        id: next
        objectName: "proofNext"
        visible: panel.proof.next.x >= 0 && !GameController.thinking
        text: panel.proof.nextKind === "answer" ? qsTr("Play it") : panel.proof.nextKind === "reply" ? qsTr("Resist") : qsTr("Go on")
        Accessible.description: tip.what
        iconName: "next"
        keyText: GameController.reading && panel.width > 220 * Theme.scale ? "]" : ""
        onClicked: RecordDesk.playOn(panel.proof.next)
        Tip {
            id: tip
            owner: next
            what: panel.proof.nextKind === "answer" ? qsTr("Play the winning move")
                : panel.proof.nextKind === "reply" ? qsTr("Play what resists longest") : qsTr("Towards what is proved")
            keyText: GameController.reading ? "]" : ""
        }
    }
    Label {
        objectName: "proofReasons"
        width: panel.width
        visible: text !== ""
        text: Array.from(panel.proof.reasons).join("\n")
        size: Theme.caption
        lineHeight: 1.2
        color: Theme.ink2
        wrapMode: Text.Wrap
    }
    T.AbstractButton {
        id: resistance
        objectName: "proofResistance"
        width: panel.width
        implicitHeight: line.implicitHeight + 2 * Theme.tiny
        visible: panel.proof.resistance !== ""
        hoverEnabled: true
        focusPolicy: Qt.TabFocus
        text: panel.proof.resistance
        onHoveredChanged: panel.proof.pointed = hovered
        onActiveFocusChanged: panel.proof.pointed = activeFocus
        Rectangle {
            anchors { fill: parent; leftMargin: -Theme.small; rightMargin: -Theme.small }
            radius: Theme.chipRadius
            color: panel.proof.pointed ? Theme.tint : "transparent"
            border { width: Theme.contrast && panel.proof.pointed ? 2 : 0; color: Theme.accent }
        }
        Label {
            id: line
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            text: resistance.text
            size: Theme.caption
            color: panel.proof.pointed ? Theme.ink : Theme.ink2
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
