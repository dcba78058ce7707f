import QtQuick
import Tianyuan

/// Text in our type: body unless told otherwise.
Text {
    property int size: Theme.body

    font { family: Theme.sans; pixelSize: size }
    color: Theme.ink
    textFormat: Text.PlainText
}
