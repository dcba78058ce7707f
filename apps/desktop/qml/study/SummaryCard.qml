import QtQuick
import QtQuick.Layouts
import Tianyuan

/// The game in a few lines: where it was lost, what each side overlooked, how exact it was.
Rectangle {
    id: card

    readonly property GameReview review: Study.lookBack.review

    implicitHeight: column.implicitHeight + 2 * Theme.medium
    visible: review.summary.length > 0
    radius: Theme.cardRadius
    color: Theme.sunken
    border { width: Theme.contrast ? 2 : 0; color: Theme.line }

    ColumnLayout {
        id: column
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.medium }
        spacing: Theme.tiny
        LayoutRepeater {
            model: card.review.summary
            Label {
                required property int index
                required property string modelData
                objectName: "summaryLine" + index
                Layout.fillWidth: true
                text: modelData
                font.bold: index === 0
                size: index === 0 ? Theme.body : Theme.caption
                color: index === 0 ? Theme.ink : Theme.ink2
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        PlainButton {
            objectName: "turningPoint"
            visible: card.review.turningPoint > 0 && GameController.shownPly !== card.review.turningPoint
            text: qsTr("Show the turning point")
            onClicked: GameController.showPly(card.review.turningPoint)
        }
    }
}
