import QtQuick
import Tianyuan

/// Can be scrolled, and keeps in sight what has the keyboard.
Flickable {
    readonly property Item keyboardAt: Window.activeFocusItem

    function reveal(item: Item): void {
        const top = item.mapToItem(contentItem, 0, 0).y
        if (top < contentY) contentY = Math.max(0, top - Theme.large)
        else if (top + item.height > contentY + height) contentY = Math.min(top + item.height - height + Theme.large, contentHeight - height)
    }

    onKeyboardAtChanged: {
        let up = keyboardAt
        while (up && up !== contentItem) up = up.parent
        if (up) reveal(keyboardAt)
    }
    boundsBehavior: Flickable.StopAtBounds
    clip: true
}
