import QtQuick
import Tianyuan

/// The keys for what can be seen beside the game.
QtObject {
    function nextScoreMap(): void {
        Settings.study.scoreMap = Settings.study.scoreMap === "off" ? "colour" : Settings.study.scoreMap === "colour" ? "number" : "off"
    }
    /// Through what is played out on the board: a win that the teacher or looking back speaks of, or one that stands there;
    /// else through the proof, in a record.
    function step(stones: int): void {
        if (TablePanel.teacher.speaking) TablePanel.teacher.stepBy(stones)
        else if (Study.lookBack.opened && Study.lookBack.winLine.steps > 0 && Study.threats.step === 0) Study.lookBack.winLine.stepBy(stones)
        else if (Study.proofShown && GameController.reading && Study.threats.playing === "") walk(stones)
        else Study.threats.stepBy(stones)
    }
    /// The board shows the game again, if something is played out there. Is it so?
    function stopShowing(): bool {
        if (TablePanel.teacher.step > 0) TablePanel.teacher.stepBy(-TablePanel.teacher.step)
        else if (Study.threats.step > 0) Study.threats.stepBy(-Study.threats.step)
        else if (Study.lookBack.winLine.step > 0) Study.lookBack.winLine.goTo(0)
        else return false
        return true
    }
    function walk(stones: int): void {
        if (stones < 0) GameController.showPly(GameController.shownPly - 1)
        else if (Study.proof.next.x >= 0) GameController.play(Study.proof.next)
    }
    /// Is this key one of them? Then it is done.
    function press(key: int): bool {
        switch (key) {
        case Qt.Key_E: Settings.study.engineShown = !Settings.study.engineShown; return true
        case Qt.Key_T: Settings.study.threatsShown = !Settings.study.threatsShown; return true
        case Qt.Key_W: Settings.study.proofShown = !Settings.study.proofShown; return true
        case Qt.Key_V: nextScoreMap(); return true
        case Qt.Key_L: Study.openLookBack.trigger(); return true
        case Qt.Key_N: Study.lookBack.nextMistake(); return true
        case Qt.Key_B: Study.lookBack.betterShown = !Study.lookBack.betterShown; return true
        case Qt.Key_BracketLeft: step(-1); return true
        case Qt.Key_BracketRight: step(1); return true
        }
        return false
    }
}
