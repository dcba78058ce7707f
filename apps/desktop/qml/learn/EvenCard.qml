import QtQuick
import Tianyuan

/// Who would give an even game, and the way to it.
Rectangle {
    id: card

    property var opponent: ({})
    signal playWanted()

    implicitHeight: words.implicitHeight + play.implicitHeight + 2 * Theme.large + Theme.medium
    radius: Theme.cardRadius
    color: Theme.raised
    border { width: Theme.outline; color: Theme.line }

    Column {
        id: words
        x: Theme.large
        y: Theme.large
        width: parent.width - 2 * x
        spacing: Theme.small
        CaptionText { width: parent.width; text: Progress.rated ? qsTr("An even game for you") : qsTr("A first opponent") }
        Row {
            width: parent.width
            spacing: Theme.medium
            Face { id: face; width: 48; height: 48; source: card.opponent.face ?? "" }
            Column {
                width: parent.width - face.width - parent.spacing
                anchors.verticalCenter: parent.verticalCenter
                Label { objectName: "evenName"; width: parent.width; text: card.opponent.name ?? ""; size: Theme.name; font.bold: true; wrapMode: Text.Wrap }
                CaptionText { width: parent.width; text: card.opponent.strength ?? "" }
            }
        }
        BodyText { width: parent.width; text: card.opponent.about ?? ""; color: Theme.ink2 }
    }
    PrimaryButton {
        id: play
        objectName: "playEven"
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.large }
        iconName: "play"
        text: qsTr("Play")
        onClicked: card.playWanted()
    }
}
