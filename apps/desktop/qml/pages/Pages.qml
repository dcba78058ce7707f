import QtQuick
import Tianyuan

/// All pages, one of them shown. What leads from page to page is here and nowhere else.
FocusScope {
    id: pages

    property string current: "start"  // "start", "play", "settings"
    /// Where "back" leads from a page that can be opened from anywhere.
    property string before: "start"

    function open(page: string): void {
        before = current
        current = page
    }

    Connections {
        target: GameController
        function onChanged(): void {
            if (GameController.active && pages.current === "start") pages.open("play")
            if (!GameController.active && pages.current === "play") pages.open("start")
        }
    }

    StartPage {
        anchors.fill: parent
        shown: pages.current === "start"
        onSettingsWanted: pages.open("settings")
        onHelpWanted: help.open()
    }
    PlayPage {
        anchors.fill: parent
        shown: pages.current === "play"
        onSettingsWanted: pages.open("settings")
        onHelpWanted: help.open()
    }
    SettingsPage {
        objectName: "settingsPage"
        anchors.fill: parent
        shown: pages.current === "settings"
        onDone: pages.open(pages.before)
    }
    Item {
        Accessible.role: Accessible.AlertMessage
        Accessible.name: BoardSpeech.news
    }
    HelpSheet { id: help; objectName: "help" }

    Shortcut { sequences: ["F1", "?"]; onActivated: help.open() }
    Shortcut { sequence: "Ctrl+,"; enabled: pages.current !== "settings"; onActivated: pages.open("settings") }
}
