import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// Where in a long list one is.
T.ScrollBar {
    id: bar

    implicitWidth: 8
    padding: 1
    visible: size < 1
    minimumSize: 0.1

    contentItem: Rectangle {
        implicitWidth: 6
        radius: 3
        color: bar.pressed || bar.hovered ? Theme.ink3 : Theme.line2
    }
}
