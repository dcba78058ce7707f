import QtQuick
import Tianyuan

/// Where the board and its panel lie in a window: side by side ("wide"), one above the other
/// ("tall"), or, where there is little room, "tiny". The form with the larger board wins.
QtObject {
    id: form

    required property real width
    required property real height
    property int widePanel: 368
    property int leastPanel: widePanel  // where a wider one would make the board smaller
    property int narrowPanel: 204
    property int tinyPanel: 128
    property int below: 256  // in the tall form: what the board leaves at least

    readonly property bool narrow: width < 1000 * Theme.scale
    readonly property int margin: narrow ? 24 : 48
    /// What the largest board would leave.
    readonly property int spare: width - margin - (height - margin)
    readonly property int panel: narrow ? Math.round(narrowPanel * Theme.scale)
        : Math.round(Math.max(leastPanel * Theme.scale, Math.min(widePanel * Theme.scale, spare)))
    readonly property int wideSide: Math.min(height - margin, width - panel - margin)
    readonly property int tallSide: Math.min(width - 24, height - below)

    readonly property bool tiny: Math.min(width, height) < 480 * Theme.scale
    readonly property bool tall: !tiny && tallSide > wideSide
    readonly property bool wide: !tiny && !tall
    readonly property int tinySide: Math.min(height - 16, width - tinyPanel - 8)
    readonly property int side: Math.max(0, tiny ? tinySide : tall ? tallSide : wideSide)
}
