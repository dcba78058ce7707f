import QtQuick
import Tianyuan

/// What is said where there is no board to say it at: a line at the foot of the page, for a while.
Rectangle {
    id: message

    property bool active: false

    function say(headline: string, line: string): void {
        head.text = headline
        detail.text = line
        opacity = 1
        rest.interval = 3000 + 60 * (headline.length + line.length)
        rest.restart()
    }

    z: 10
    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.huge }
    width: Math.min(Math.max(head.implicitWidth, detail.implicitWidth) + 2 * Theme.large, parent.width - 2 * Theme.huge, 640 * Theme.scale)
    height: words.implicitHeight + 2 * Theme.medium
    radius: Theme.bubbleRadius
    color: Theme.contrast ? Theme.panel : Theme.ink
    border { width: Theme.contrast ? 2 : 0; color: Theme.line }
    opacity: 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: head.text + " " + detail.text

    Behavior on opacity { NumberAnimation { duration: Theme.page } }
    Timer { id: rest; onTriggered: message.opacity = hover.hovered ? 1 : 0 }
    HoverHandler { id: hover; onHoveredChanged: if (!hovered) rest.restart() }
    TapHandler { onTapped: message.opacity = 0 }
    Connections {
        target: GameController
        enabled: message.active
        function onSaid(headline: string, line: string): void { message.say(headline, line) }
    }

    Column {
        id: words
        x: Theme.large
        y: Theme.medium
        width: parent.width - 2 * x
        BodyText { id: head; objectName: "message"; width: parent.width; color: Theme.contrast ? Theme.ink : Theme.panel; font.bold: true }
        CaptionText { id: detail; objectName: "messageDetail"; width: parent.width; visible: text !== ""; color: Theme.contrast ? Theme.ink : Theme.panel; wrapMode: Text.Wrap }
    }
}
