import QtQuick
import Tianyuan

/// A few words over the empty board: how to begin.
Rectangle {
    property alias text: words.text

    implicitWidth: words.implicitWidth + 2 * Theme.large
    implicitHeight: words.implicitHeight + 20
    radius: Theme.bubbleRadius
    color: Theme.raised
    border { width: Theme.outline; color: Theme.line2 }

    Text {
        textFormat: Text.PlainText
        id: words
        anchors.centerIn: parent
        font { family: Theme.sans; pixelSize: Theme.body }
        color: Theme.ink
    }
}
