import QtQuick

/// A Repeater whose parent is a RowLayout, ColumnLayout or GridLayout.
///
/// Qt before 6.6 keeps what was removed in the layout until the next frame: resized before that, it
/// reaches for an item that is gone (QTBUG-111792). So the layout is brought up to date at once:
/// what is called later is called before what is deleted later.
Repeater {
    onItemRemoved: Qt.callLater(parent.ensurePolished)  // qmllint disable
}
