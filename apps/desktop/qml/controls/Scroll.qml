import QtQuick.Templates as T
import Tianyuan

/// Scrolls what is too high for it, with a mark.
Reveal {
    T.ScrollBar.vertical: ScrollMark {}
}
