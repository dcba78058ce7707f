import QtQuick
import Tianyuan

/// Shows where the keyboard is: a ring around what it surrounds.
Rectangle {
    property int corner: Theme.fieldRadius

    anchors.fill: parent
    anchors.margins: -4
    radius: corner + 4
    color: "transparent"
    border { width: 2; color: Theme.accent }
}
