import QtQuick
import Tianyuan

/// The name of a section of the settings.
Text {
    textFormat: Text.PlainText
    font { family: Theme.sans; pixelSize: Theme.title; bold: true }
    color: Theme.ink
    bottomPadding: Theme.small
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
}
