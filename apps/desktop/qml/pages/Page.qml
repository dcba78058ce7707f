import QtQuick
import Tianyuan

/// A page that fades in and out, and has the keyboard while it is shown.
FocusScope {
    id: page

    property bool shown: false
    /// What has the keyboard when the page comes, and whenever nothing else in it has.
    property Item home

    /// Whoever had the keyboard last has it again, or else the home.
    function takeKeyboard(): void {
        forceActiveFocus()
        const at = Window.activeFocusItem
        if (!at || at === page || !at.visible) home.forceActiveFocus()
    }

    focus: shown
    enabled: shown
    opacity: shown ? 1 : 0
    visible: shown || opacity > 0
    onShownChanged: if (shown) home.forceActiveFocus()

    Behavior on opacity { NumberAnimation { duration: Theme.page } }
}
