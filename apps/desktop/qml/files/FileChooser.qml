import QtQuick
import QtQuick.Dialogs

/// The system's dialog to choose a file, over the window of its owner.
FileDialog {
    required property Item owner

    // Left to itself it looks for a window once, when there may be none yet.
    parentWindow: owner.Window.window
}
