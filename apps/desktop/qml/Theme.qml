pragma Singleton
import QtQuick
import Tianyuan

/// Every colour, size and duration of the window.
QtObject {
    id: theme

    readonly property SystemPalette system: SystemPalette {}
    readonly property string look: Settings.look.theme !== "system" ? Settings.look.theme
                                 : system.window.hslLightness < 0.5 ? "dark" : "light"
    readonly property bool dark: look === "dark"
    readonly property bool contrast: look === "contrast"

    function pick(light: color, darker: color, strong: color): color {
        return contrast ? strong : dark ? darker : light
    }

    readonly property color desk: pick("#E9E2D5", "#151719", "#000000")
    readonly property color desk2: pick("#DFD6C6", "#0F1112", "#000000")
    readonly property color panel: pick("#F7F3EB", "#1D2022", "#000000")
    readonly property color raised: pick("#FFFDF8", "#272B2E", "#000000")
    readonly property color sunken: pick("#EFE9DD", "#17191B", "#000000")
    readonly property color line: pick("#DBD2C2", "#33383B", "#FFFFFF")
    readonly property color line2: pick("#C9BEAA", "#454B4F", "#FFFFFF")
    readonly property color ink: pick("#26221C", "#ECE8E0", "#FFFFFF")
    readonly property color ink2: pick("#5B5346", "#B9B5AC", "#FFFFFF")
    readonly property color ink3: pick("#6A6151", "#99968E", "#E0E0E0")
    readonly property color accent: pick("#2B6552", "#7FC6A9", "#FFD60A")
    readonly property color accentInk: pick("#FFFFFF", "#0F231B", "#000000")
    readonly property color tint: pick("#E1EBE3", "#24352F", "#2B2600")
    readonly property color cinnabar: pick("#AE3A22", "#F08A72", "#FF9D8A")
    readonly property color cinnabarTint: pick("#F6E3DC", "#3B2521", "#2B0A04")
    readonly property color amber: pick("#8A5A0B", "#E3B457", "#FFD60A")
    readonly property color disabled: pick("#9A907F", "#7A7F82", "#A8A8A8")
    readonly property color shadow: pick("#2E3C2D14", "#80000000", "#00000000")

    /// How thick outlines are, and dividers.
    readonly property int outline: contrast ? 2 : 1

    // Space between things.
    readonly property int tiny: 4
    readonly property int small: 8
    readonly property int medium: 12
    readonly property int large: 16
    readonly property int huge: 24

    // Rounded corners.
    readonly property int fieldRadius: 10
    readonly property int cardRadius: 14
    readonly property int bubbleRadius: 12
    readonly property int chipRadius: 7

    // Type; a text size of the user multiplies all.
    readonly property real scale: Settings.look.textScale
    readonly property string sans: "Noto Sans CJK SC"
    readonly property string serif: "Noto Serif CJK SC"
    readonly property int caption: Math.round(12 * scale)
    readonly property int body: Math.round(14 * scale)
    readonly property int name: Math.round(16 * scale)
    readonly property int title: Math.round(18 * scale)
    readonly property int head: Math.round(24 * scale)
    readonly property int result: Math.round(32 * scale)
    readonly property int wordmark: Math.round(34 * scale)

    // Motion in milliseconds. Where the user wants less, only fades are left; or nothing.
    readonly property bool moves: Settings.look.motion === "full"
    readonly property int quick: fade(90)
    readonly property int page: fade(160)
    function fade(duration: int): int { return Settings.look.motion === "none" ? 0 : duration }

    /// The smallest side of anything that can be clicked.
    readonly property int touch: 40
}
