import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// All pages, one of them shown. What leads from page to page is here and nowhere else.
FocusScope {
    id: pages

    property string current: "start"  // "start", "play", "library", "setup", "puzzles", "settings", "learn", "course", "progress"
    /// Where "back" leads from a page that can be opened from anywhere.
    property string before: "start"

    signal quitWanted()

    function toggleFullScreen(): void {
        const window = pages.Window.window
        if (window.visibility === Window.FullScreen) window.showNormal()
        else window.showFullScreen()
    }
    function open(page: string): void {
        before = current
        current = page
    }

    /// The proof for the kind of game that the start page tells, or the first there is; null: none is installed.
    readonly property var proof: Array.from(Study.proof.installed).find(each => each.rule === Settings.newGame.rule && each.size === Settings.newGame.size)
                              ?? Study.proof.installed[0] ?? null
    function walkThroughProof(): void {
        Settings.study.proofShown = true
        RecordDesk.readEmpty(proof.rule, proof.size)
    }

    function atTable(): bool { return GameController.active }

    /// Who has the keyboard. When a pop-up closes, or a button goes that had it, Qt leaves it to
    /// nobody: then the page that is shown takes it back.
    readonly property Item keyboardAt: Window.activeFocusItem
    onKeyboardAtChanged: later.restart()
    Timer { id: later; interval: 0; onTriggered: pages.takeKeyboard() }
    function takeKeyboard(): void {
        if (!Window.active || isHeld(keyboardAt)) return
        const shown = Array.from(children).find(each => each instanceof Page && each.shown)
        shown?.takeKeyboard()
    }
    /// The board is not in sight: no clock runs then.
    readonly property bool covered: current !== "play" || GameController.reading || isPopup(keyboardAt)
    onCoveredChanged: GameController.setCovered(covered)
    Component.onCompleted: GameController.setCovered(covered)
    function isPopup(item: Item): bool {
        let root = item
        while (root && root.parent && root !== T.Overlay.overlay) root = root.parent
        return root !== null && root === T.Overlay.overlay
    }
    /// Is it somebody in a page or in a pop-up, not only something that holds them?
    function isHeld(item: Item): bool {
        for (let up = pages; up; up = up.parent) if (up === item) return false
        return item !== null && !(item instanceof Page)
    }

    Connections {
        target: GameController
        function onTableSet(): void { if (pages.current !== "play") pages.open("play") }
        function onActiveChanged(): void {
            if (!GameController.active && pages.current === "play") pages.open("start")
        }
    }

    StartPage {
        anchors.fill: parent
        shown: pages.current === "start"
        learning: learn.places.length > 0
        onLearnWanted: pages.open("learn")
        onBegunOn: place => play.holdBoard(place)
        onActionWanted: action => desk.run(action)
        onSettingsWanted: pages.open("settings")
        onHelpWanted: help.open()
    }
    PlayPage {
        id: play
        objectName: "playPage"
        anchors.fill: parent
        shown: pages.current === "play"
        onActionWanted: action => desk.run(action)
        onSettingsWanted: pages.open("settings")
        onHelpWanted: help.open()
    }
    SettingsPage {
        objectName: "settingsPage"
        anchors.fill: parent
        shown: pages.current === "settings"
        onDone: pages.open(pages.before)
    }
    SetupPage {
        objectName: "setupPage"
        anchors.fill: parent
        shown: pages.current === "setup"
        onDone: pages.open(pages.atTable() ? "play" : "start")
    }
    PuzzlePage {
        objectName: "puzzlePage"
        anchors.fill: parent
        shown: pages.current === "puzzles"
        onDone: pages.open(pages.before === "learn" ? "learn" : pages.atTable() ? "play" : "start")
    }
    LibraryPage {
        objectName: "libraryPage"
        anchors.fill: parent
        shown: pages.current === "library"
        onDone: pages.open(pages.atTable() ? "play" : "start")
        onActionWanted: action => desk.run(action)
    }
    LearnPage {
        id: learn
        objectName: "learnPage"
        anchors.fill: parent
        shown: pages.current === "learn"
        places: Array.from(["course", "puzzles", "progress"]).concat(pages.proof ? ["proof"] : [])
        onDone: pages.open(pages.atTable() ? "play" : "start")
        onPlaceWanted: place => place === "proof" ? pages.walkThroughProof() : pages.open(place)
    }
    CoursePage {
        objectName: "coursePage"
        anchors.fill: parent
        shown: pages.current === "course"
        onDone: pages.open("learn")
    }
    ProgressPage {
        objectName: "progressPage"
        anchors.fill: parent
        shown: pages.current === "progress"
        onDone: pages.open("learn")
    }
    FileDesk {
        id: desk
        objectName: "fileDesk"
        anchors.fill: parent
        atTable: pages.current === "play"
        onLibraryWanted: pages.open("library")
        onSetupWanted: pages.open("setup")
    }
    Messages {
        objectName: "messages"
        active: pages.current !== "play" && pages.current !== "start"
    }
    Item {
        Accessible.role: Accessible.AlertMessage
        Accessible.name: Settings.look.announcements ? BoardSpeech.news : ""
    }
    HelpSheet { id: help; objectName: "help" }

    Shortcut { sequences: ["F1", "?"]; onActivated: help.open() }
    Shortcut { sequence: "Ctrl+L"; enabled: pages.current !== "library"; onActivated: pages.open("library") }
    Shortcut { sequence: "Ctrl+U"; enabled: pages.current !== "puzzles"; onActivated: pages.open("puzzles") }
    Shortcut { sequence: "F2"; enabled: learn.places.length > 0 && pages.current !== "learn"; onActivated: pages.open("learn") }
    Shortcut { sequence: "F11"; onActivated: pages.toggleFullScreen() }
    Shortcut { sequence: "Ctrl+Q"; onActivated: pages.quitWanted() }
    Shortcut { sequence: "Ctrl+,"; enabled: pages.current !== "settings"; onActivated: pages.open("settings") }
}
