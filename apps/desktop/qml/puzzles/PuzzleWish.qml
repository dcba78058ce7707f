import QtQuick
import Tianyuan

/// Which puzzles the person wants; what is empty or 0 may be anything.
QtObject {
    property string rule: ""
    property string theme: ""
    property int step: 0

    function begin(mode: string): void { Puzzles.begin(mode, rule, theme, step) }
}
