import QtQuick
import Tianyuan

/// Something to choose, with its label above it.
Column {
    id: column

    property alias label: caption.text
    default property Item field

    spacing: 6

    CaptionText {
        id: caption
        width: parent.width
    }
    onFieldChanged: {
        if (!field) return
        field.parent = column
        field.width = Qt.binding(() => width)
    }
}
