import QtQuick
import Tianyuan

/// Who is chosen, how strong, and the way to all of them.
Rectangle {
    id: card

    property var opponent: ({})
    signal allWanted()

    readonly property string results: {
        if (!(opponent.won + opponent.lost + opponent.drawn > 0)) return ""
        const parts = [qsTr("%n won", "", opponent.won), qsTr("%n lost", "", opponent.lost)]
        if (opponent.drawn > 0) parts.push(qsTr("%n drawn", "", opponent.drawn))
        return qsTr("You: %1").arg(parts.join(qsTr(", ", "between results")))
    }

    implicitHeight: texts.implicitHeight + 2 * Theme.medium
    radius: Theme.bubbleRadius
    color: Theme.sunken
    border { width: Theme.contrast ? 2 : 0; color: Theme.line }

    Column {
        id: texts
        anchors { left: parent.left; leftMargin: Theme.large; right: all.left; rightMargin: Theme.small }
        y: Theme.medium
        spacing: 2
        Flow {
            width: parent.width
            spacing: Theme.small
            Label { id: name; text: card.opponent.name ?? ""; font.bold: true }
            CaptionText {
                objectName: "opponentFigures"
                width: Math.min(implicitWidth, parent.width)
                visible: text !== ""
                topPadding: Math.round(2 * Theme.scale)  // on one line with the name
                text: [card.opponent.strength ?? "", card.results].filter(part => part !== "").join(" · ")
            }
        }
        CaptionText {
            width: parent.width
            text: card.opponent.about ?? ""
            color: Theme.ink2
        }
    }
    PlainButton {
        id: all
        objectName: "allOpponents"
        anchors { right: parent.right; rightMargin: Theme.tiny; verticalCenter: parent.verticalCenter }
        quiet: true
        text: qsTr("All %1").arg(Opponents.all.length) + " ›"
        font.pixelSize: Theme.caption
        Accessible.name: qsTr("All opponents")
        onClicked: card.allWanted()
    }
}
