import QtQuick
import Tianyuan

/// Running text.
Text {
    font { family: Theme.sans; pixelSize: Theme.body }
    color: Theme.ink
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
}
