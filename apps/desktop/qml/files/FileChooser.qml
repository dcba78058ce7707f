import QtQuick
import QtQuick.Dialogs

/// The system's dialog to choose a file, over the window of its owner; Qt's own where the system has none.
FileDialog {
    required property Item owner
    /// The name to begin with, of a file to be saved: without one Qt's own dialog does not let anybody save.
    property string proposed

    /// What Qt's own dialog says and Qt's catalogue for it may not: they are looked for in ours too.
    readonly property var words: [QT_TRANSLATE_NOOP("FileDialog", "File name"), QT_TRANSLATE_NOOP("FileDialog", "Filter")]

    // Left to itself it looks for a window once, when there may be none yet.
    parentWindow: owner.Window.window
    // Qt's own says "Open" whatever it is for.
    acceptLabel: fileMode === FileDialog.SaveFile ? qsTr("Save") : qsTr("Open")
    rejectLabel: qsTr("Cancel")

    function ask(): void {
        if (proposed !== "") selectedFile = currentFolder + "/" + proposed
        open()
    }
}
