import QtQuick
import Tianyuan

/// The keys for what can be seen beside the game.
QtObject {
    function nextScoreMap(): void {
        Settings.study.scoreMap = Settings.study.scoreMap === "off" ? "colour" : Settings.study.scoreMap === "colour" ? "number" : "off"
    }
    /// What is played out on the board: a win that looking back speaks of, or one that stands there.
    function line(): QtObject {
        if (TablePanel.teacher.speaking) return TablePanel.teacher
        return Study.lookBack.opened && Study.lookBack.winLine.steps > 0 && Study.threats.step === 0 ? Study.lookBack.winLine : Study.threats
    }
    /// Is this key one of them? Then it is done.
    function press(key: int): bool {
        switch (key) {
        case Qt.Key_E: Settings.study.engineShown = !Settings.study.engineShown; return true
        case Qt.Key_T: Settings.study.threatsShown = !Settings.study.threatsShown; return true
        case Qt.Key_V: nextScoreMap(); return true
        case Qt.Key_L: Study.openLookBack.trigger(); return true
        case Qt.Key_N: Study.lookBack.nextMistake(); return true
        case Qt.Key_B: Study.lookBack.betterShown = !Study.lookBack.betterShown; return true
        case Qt.Key_BracketLeft: line().stepBy(-1); return true
        case Qt.Key_BracketRight: line().stepBy(1); return true
        }
        return false
    }
}
