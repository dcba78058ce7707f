import QtQuick
import Tianyuan

/// A page that fades in and out, and has the keyboard while it is shown.
FocusScope {
    id: page

    property bool shown: false

    focus: shown
    enabled: shown
    opacity: shown ? 1 : 0
    visible: shown || opacity > 0

    Behavior on opacity { NumberAnimation { duration: Theme.page } }
}
