import QtQuick
import Tianyuan

/// The one thing that is most likely wanted.
PlainButton {
    strong: true
    ink: enabled ? Theme.accentInk : Theme.disabled
    fill: !enabled ? Theme.sunken : pressed ? Qt.darker(Theme.accent, 1.08)
        : hovered ? Qt.lighter(Theme.accent, 1.06) : Theme.accent
}
