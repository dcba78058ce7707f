import QtQuick
import Tianyuan

/// Something to choose, with its label above it.
Column {
    property alias label: caption.text
    default property Item field

    spacing: 6
    data: [caption, field]

    CaptionText {
        id: caption
        width: parent.width
    }
    onFieldChanged: if (field) field.width = Qt.binding(() => width)
}
