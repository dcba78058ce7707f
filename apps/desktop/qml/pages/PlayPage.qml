import QtQuick
import Tianyuan

/// The board and the panel beside it, below it, or what a tiny window leaves of it.
Page {
    id: page

    signal actionWanted(string action)
    signal settingsWanted()
    signal helpWanted()

    home: board

    readonly property real factor: Theme.scale
    readonly property bool narrow: width < 1000 * factor
    /// The game is looked back at, with a panel of its own; a tiny window has another.
    readonly property bool back: Study.lookBack.opened && form !== "tiny"
    readonly property int margin: narrow ? 24 : 48
    /// Needed beside the board; where there is more room, the panel is as wide as on the start page,
    /// so that the board lies in the same place.
    readonly property int leastPanel: (Study.lookBack.opened ? (narrow ? 320 : 416) : narrow ? 204 : 368) * factor
    readonly property int spare: width - margin - (height - margin)
    readonly property int panelWidth: narrow ? leastPanel : Math.max(leastPanel, Math.min(480 * factor, spare))
    readonly property int wideSide: Math.min(height - margin, width - panelWidth - margin)
    readonly property bool studying: Study.lookBack.opened || Study.engineShown || Study.threatsShown || Study.proofShown || Study.scoreMapShown
    readonly property int tallSide: Math.min(width - 24, height - (studying || GameController.reading ? 376 : 256) * factor)
    readonly property string form: Math.min(width, height) < 480 * factor ? "tiny"
                                 : tallSide > wideSide ? "tall" : "wide"
    readonly property int tinyPanel: 128
    readonly property int side: Math.max(100, form === "tiny" ? Math.min(height - 16, width - tinyPanel - 8)
                                            : form === "tall" ? tallSide : wideSide)
    /// A sign, not a stone, would be put where the cursor is.
    readonly property bool marking: RecordDesk.markTool !== "" && board.hovered.x >= 0
    /// The end is seen on the board first, then told in the panel.
    property bool resultShown: false
    /// Where the board lay when a click on it started the game: there it stays while the pointer is
    /// on it.
    property rect heldAt: Qt.rect(0, 0, 0, 0)
    readonly property bool held: form === "wide" && heldAt.width > 0 && heldAt.x + heldAt.width <= width - panelWidth
    /// Where the variation that is tried was begun.
    property bool cameFromLookBack: false
    /// What is said is about the position on the board, and goes with it.
    property int saidAt: 0

    Rectangle { anchors.fill: parent; color: Theme.desk }

    BoardView {
        id: board
        objectName: "board"
        focus: true
        width: page.held ? page.heldAt.width : page.side
        height: width
        x: page.held ? page.heldAt.x
         : page.form === "wide" ? Math.round((page.width - page.panelWidth - width) / 2)
         : page.form === "tiny" ? 8 : Math.round((page.width - width) / 2)
        y: page.held ? page.heldAt.y
         : page.form === "tall" ? 56 : Math.round((page.height - height) / 2) - (page.form === "wide" ? 2 : 4)
        coordinates: Settings.look.coordinates && page.form !== "tiny"
        picture: Study.picture
        onClicked: point => page.touch(point)
        onRightClicked: {
            if (RecordDesk.markTool === "") GameController.rightClick()
            else if (hovered.x >= 0) RecordDesk.unmark(hovered)
        }
        onHoveredChanged: {
            GameController.look(hovered)
            if (hovered.x < 0) page.holdBoard(Qt.rect(0, 0, 0, 0))
        }
        onSettledChanged: page.checkEnd()

        Bubble { id: bubble; objectName: "bubble"; view: board }
    }
    Loader {
        active: page.form === "wide" && !page.back
        anchors { top: parent.top; bottom: parent.bottom; right: parent.right }
        width: page.panelWidth
        sourceComponent: WidePanel {
            narrow: page.narrow
            resultShown: page.resultShown
            onBackWanted: page.goBack()
            onMenuWanted: menu.open()
        }
    }
    Loader {
        active: page.form === "tall"
        anchors { top: parent.top; left: parent.left; right: parent.right; margins: Theme.small; leftMargin: Theme.large; rightMargin: Theme.large }
        sourceComponent: PanelHead {
            onBackWanted: page.goBack()
            onMenuWanted: menu.open()
        }
    }
    Loader {
        active: page.form === "tall" && !page.back
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right }
        height: page.height - page.side - 76
        sourceComponent: TallPanel {
            resultShown: page.resultShown
            onMenuWanted: menu.open()
        }
    }
    Loader {
        active: page.form === "tiny" && Study.lookBack.opened
        anchors { top: parent.top; bottom: parent.bottom; right: parent.right; left: board.right }
        sourceComponent: TinyLookBack {
            onBackWanted: page.goBack()
            onMenuWanted: menu.open()
        }
    }
    Loader {
        active: page.form === "tiny" && !Study.lookBack.opened
        anchors { top: parent.top; bottom: parent.bottom; right: parent.right; left: board.right }
        sourceComponent: TinyPanel {
            resultShown: page.resultShown
            onBackWanted: page.goBack()
            onMenuWanted: menu.open()
        }
    }
    Loader {
        active: page.back
        anchors { right: parent.right; bottom: parent.bottom }
        width: page.form === "wide" ? page.panelWidth : page.width
        height: page.form === "wide" ? page.height : page.height - page.side - 76
        sourceComponent: LookBackPanel {
            headed: page.form === "wide"
            narrow: page.narrow
            onBackWanted: page.goBack()
            onMenuWanted: menu.open()
        }
    }
    GameMenu {
        id: menu
        objectName: "gameMenu"
        x: page.width - width - 8
        y: 8
        onActionWanted: action => page.actionWanted(action)
        onSettingsWanted: page.settingsWanted()
        onHelpWanted: page.helpWanted()
    }

    function holdBoard(place: rect): void { heldAt = place }
    onWidthChanged: holdBoard(Qt.rect(0, 0, 0, 0))
    onHeightChanged: holdBoard(Qt.rect(0, 0, 0, 0))
    /// In a game that is looked back at, a stone is a variation, whichever way one looks back.
    function touch(point: point): void {
        const fromLookBack = Study.lookBack.opened
        const looksBack = fromLookBack || (GameController.over && !GameController.reading)
        if (looksBack && RecordDesk.tryMove(point)) cameFromLookBack = fromLookBack
        else GameController.play(point)
    }
    function goBack(): void {
        if (RecordDesk.markTool !== "") RecordDesk.markTool = ""
        else if (RecordDesk.trying) {
            RecordDesk.returnToGame()
            if (cameFromLookBack) Study.openLookBack.trigger()
        } else if (Study.lookBack.opened) Study.lookBack.close()
        else GameController.leave()
    }
    function checkEnd(): void {
        if (!GameController.over || GameController.lookingBack || GameController.reading) return
        if (resultShown || !board.settled) return
        resultTimer.start()
    }
    Timer {
        id: resultTimer
        interval: Theme.fade(700)
        onTriggered: page.resultShown = GameController.over
    }
    Connections {
        target: GameController
        function onSaid(headline: string, line: string, point: point): void {
            bubble.say(headline, line, point)
            page.saidAt = GameController.shownPly
        }
        function onOverChanged(): void { bubble.hide() }
        function onShownPlyChanged(): void {
            if (GameController.shownPly !== page.saidAt) bubble.hide()
            if (!GameController.over) page.resultShown = false
            else page.checkEnd()
        }
    }

    StudyKeys { id: studyKeys }

    function choose(number: int): bool {
        if (!TablePanel.guide.active || number > TablePanel.guide.choices.length) return false
        TablePanel.guide.choose(number - 1)
        return true
    }

    Keys.onPressed: event => {
        const plain = (event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) === 0
        const control = (event.modifiers & Qt.ControlModifier) !== 0
        const shift = (event.modifiers & Qt.ShiftModifier) !== 0
        event.accepted = true
        if (event.key === Qt.Key_Backspace || (control && !shift && event.key === Qt.Key_Z)) GameController.verbs.undo.trigger()
        else if (control && (event.key === Qt.Key_Y || event.key === Qt.Key_Z)) GameController.verbs.redo.trigger()
        else if (control && event.key === Qt.Key_N) GameController.verbs.restart.trigger()
        else if (control && event.key === Qt.Key_D) GameController.verbs.offerDraw.trigger()
        else if (control && event.key === Qt.Key_P) GameController.verbs.pause.trigger()
        else if (control && event.key === Qt.Key_G) GameController.verbs.resign.trigger()
        else if (event.key === Qt.Key_Escape) { if (!studyKeys.stopShowing()) goBack() }
        else if (event.key === Qt.Key_PageUp) GameController.showPly(GameController.shownPly - 1)
        else if (event.key === Qt.Key_PageDown) GameController.showPly(GameController.shownPly + 1)
        else if (event.key === Qt.Key_Home) GameController.showPly(0)
        else if (event.key === Qt.Key_End) GameController.showPly(GameController.moves.plies)
        else if (event.key === Qt.Key_F10 || event.key === Qt.Key_Menu) menu.open()
        else if (plain && event.key === Qt.Key_U) GameController.verbs.undo.trigger()
        else if (plain && event.key === Qt.Key_Y) GameController.verbs.redo.trigger()
        else if (plain && TablePanel.teacher.speaking && event.key === Qt.Key_G) TablePanel.teacher.goOn()
        else if (plain && TablePanel.teacher.here && event.key === Qt.Key_A) TablePanel.teacher.ask()
        else if (plain && event.key === Qt.Key_H) GameController.verbs.hint.trigger()
        else if (plain && event.key === Qt.Key_S) GameController.verbs.switchSides.trigger()
        else if (plain && event.key === Qt.Key_P) GameController.verbs.pass.trigger()
        else if (plain && event.key === Qt.Key_M) Settings.look.numbers = Settings.look.numbers === "off" ? "last" : Settings.look.numbers === "last" ? "all" : "off"
        else if (plain && event.key >= Qt.Key_1 && event.key <= Qt.Key_9) event.accepted = choose(event.key - Qt.Key_0)
        else if (marking && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)) GameController.play(board.hovered)
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && resultShown) {
            if (TablePanel.result.failed) GameController.goOnWithSubstitute()
            else if (GameController.lookingBack) GameController.verbs.playFromHere.trigger()
            else if (!back) GameController.verbs.restart.trigger()
        } else event.accepted = plain && studyKeys.press(event.key)
    }
}
