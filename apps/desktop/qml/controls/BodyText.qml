import QtQuick

/// Running text.
Label {
    wrapMode: Text.Wrap
}
