import QtQuick
import Tianyuan

/// Running text.
Text {
    font { family: Theme.sans; pixelSize: Theme.body }
    color: Theme.ink
    wrapMode: Text.Wrap
}
