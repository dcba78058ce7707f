import QtQuick
import Tianyuan

/// The time that is left of a run against the clock.
Label {
    readonly property int seconds: Puzzles.secondsLeft

    objectName: "puzzleClock"
    visible: seconds >= 0 && Puzzles.state !== "over"
    text: Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0")
    size: Theme.head
    font.bold: true
    color: seconds <= 10 ? Theme.cinnabar : Theme.ink
    Accessible.name: qsTr("%n second(s) left", "", seconds)
}
