import QtQuick
import Tianyuan

/// All pages, one of them shown. What leads from page to page is here and nowhere else.
FocusScope {
    id: pages

    property string current: "start"  // "start", "play", "library", "setup", "settings"
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

    function atTable(): bool { return GameController.active }

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
        onActionWanted: action => desk.run(action)
        onSettingsWanted: pages.open("settings")
        onHelpWanted: help.open()
    }
    PlayPage {
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
    LibraryPage {
        objectName: "libraryPage"
        anchors.fill: parent
        shown: pages.current === "library"
        onDone: pages.open(pages.atTable() ? "play" : "start")
        onActionWanted: action => desk.run(action)
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
    Shortcut { sequence: "F11"; onActivated: pages.toggleFullScreen() }
    Shortcut { sequence: "Ctrl+Q"; onActivated: pages.quitWanted() }
    Shortcut { sequence: "Ctrl+,"; enabled: pages.current !== "settings"; onActivated: pages.open("settings") }
}
