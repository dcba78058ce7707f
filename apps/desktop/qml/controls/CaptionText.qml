import QtQuick
import Tianyuan

/// Small text beside or below something: a label, an explanation.
Label {
    size: Theme.caption
    color: Theme.ink3
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
}
