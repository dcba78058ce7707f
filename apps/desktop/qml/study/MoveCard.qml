import QtQuick
import QtQuick.Layouts
import Tianyuan

/// What the move that led to the position on the board was worth, and what would have been better.
Rectangle {
    id: card

    readonly property LookBack lookBack: Study.lookBack
    /// There is a win to be played out, and that has not begun.
    readonly property bool provable: lookBack.winLine.steps > 0 && lookBack.winLine.step === 0
    readonly property bool bad: lookBack.review.mark === "??"
    readonly property color ink: bad ? Theme.cinnabar : lookBack.review.mark === "?" ? Theme.amber
                               : lookBack.review.mark === "!" ? Theme.accent : Theme.ink

    /// Something is shown there that has to be seen.
    signal boardWanted()

    implicitHeight: column.implicitHeight + 2 * Theme.medium
    radius: Theme.cardRadius
    color: bad ? Theme.cinnabarTint : lookBack.review.mark === "!" ? Theme.tint : Theme.sunken
    border { width: Theme.contrast ? 2 : 0; color: ink }

    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.medium }
        spacing: Theme.tiny
        Item {
            Layout.fillWidth: true
            implicitHeight: headline.implicitHeight
            Label {
                id: headline
                objectName: "cardHeadline"
                width: chance.x - Theme.small
                text: card.lookBack.review.headline
                font.bold: true
                color: card.ink
                wrapMode: Text.Wrap
            }
            Label {
                id: chance
                objectName: "cardChance"
                anchors { right: parent.right; baseline: headline.baseline }
                text: card.lookBack.review.chanceChange
                size: Theme.caption
                color: Theme.ink2
            }
        }
        Label {
            objectName: "cardWhy"
            Layout.fillWidth: true
            visible: text !== ""
            text: card.lookBack.review.why
            wrapMode: Text.Wrap
        }
        Label {
            objectName: "cardDetail"
            Layout.fillWidth: true
            visible: text !== ""
            text: card.lookBack.review.detail
            size: card.lookBack.review.why === "" ? Theme.body : Theme.caption
            color: Theme.ink2
            wrapMode: Text.Wrap
        }
        WinLineBar { Layout.fillWidth: true }
        Flow {
            Layout.fillWidth: true
            Layout.topMargin: Theme.tiny
            spacing: Theme.small
            visible: card.provable || card.lookBack.review.hasBetter
            PlainButton {
                objectName: "playOut"
                visible: card.provable
                text: qsTr("Play out the win")
                keyText: "]"
                onClicked: {
                    card.lookBack.winLine.stepBy(1)
                    card.boardWanted()
                }
            }
            PlainButton {
                objectName: "showBetter"
                visible: card.lookBack.review.hasBetter
                text: card.lookBack.betterShown ? qsTr("Show what was played")
                    : card.lookBack.review.why !== "" ? qsTr("Show what was better") : qsTr("Show it on the board")
                keyText: "B"
                onClicked: {
                    card.lookBack.betterShown = !card.lookBack.betterShown
                    card.boardWanted()
                }
            }
        }
    }
}
