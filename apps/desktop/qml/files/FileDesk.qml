import QtQuick
import Tianyuan

/// Everything that opens, saves and shares, for all pages: dialogs, sheets, keys, and what is dropped
/// onto the window.
Item {
    id: desk

    /// Keys of the table work only while it is shown.
    property bool atTable: false

    signal libraryWanted()
    signal setupWanted()

    /// "open", "paste", "save", "save-as", "share", "export", "library", "setup", "recent" or "report".
    function run(action: string): void {
        switch (action) {
        case "open": openDialog.open(); break
        case "paste": Files.paste(); break
        case "save": Files.saveOrAsk(); break
        case "save-as": saveSheet.open(); break
        case "share": shareSheet.open(); break
        case "export": if (Export.begin()) exportSheet.open(); break
        case "library": desk.libraryWanted(); break
        case "setup": desk.setupWanted(); break
        case "engine": engineSheet.open(); break
        case "transcript": transcriptSheet.open(); break
        case "recent": recentSheet.open(); break
        case "report": reportSheet.open(); break
        }
    }

    FileChooser {
        id: openDialog
        owner: desk
        objectName: "openDialog"
        title: qsTr("Open a record")
        currentFolder: Files.folder
        nameFilters: [qsTr("Records") + " (" + Files.readable + ")", qsTr("All files") + " (*)"]
        onAccepted: Files.open(selectedFile)
    }
    SaveSheet { id: saveSheet; objectName: "saveSheet" }
    ShareSheet { id: shareSheet; objectName: "shareSheet" }
    ExportSheet { id: exportSheet; objectName: "exportSheet" }
    EngineSheet { id: engineSheet; objectName: "engineSheet" }
    Sheet {
        id: transcriptSheet
        objectName: "transcriptSheet"
        title: qsTr("What the opponent said")
        widest: 720 * Theme.scale
        TranscriptView {
            anchors.fill: parent
            text: transcriptSheet.visible ? GameController.transcript() : ""
        }
    }
    CollectionSheet { id: collectionSheet; objectName: "collectionSheet" }
    ReportSheet { id: reportSheet; objectName: "reportSheet" }
    RecentSheet {
        id: recentSheet
        objectName: "recentSheet"
        onOpenWanted: openDialog.open()
    }

    Connections {
        target: Files
        function onWanted(action: string): void { desk.run(action) }
        function onProgramFound(file: url): void {
            engineSheet.open()
            EngineTest.test(file)
        }
        function onPlaceWanted(): void { saveSheet.open() }
        function onChoiceWanted(): void { collectionSheet.open() }
        function onReportWanted(): void { reportSheet.open() }
    }
    DropArea {
        id: drop
        anchors.fill: parent
        onEntered: event => event.accepted = event.hasUrls || event.hasText
        onDropped: event => {
            if (event.hasUrls) Files.drop(event.urls)
            else if (event.hasText) Files.openText(event.text)
            event.accept()
        }
    }
    Rectangle {
        objectName: "dropHint"
        anchors { fill: parent; margins: Theme.medium }
        visible: drop.containsDrag
        radius: Theme.cardRadius
        color: Theme.contrast ? "#D0000000" : Qt.alpha(Theme.panel, 0.85)
        border { width: 3; color: Theme.accent }
        BodyText {
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 2 * Theme.huge)
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Drop it here: a record, a text or an engine")
            font { pixelSize: Theme.title; bold: true }
        }
    }

    Shortcut { sequences: [StandardKey.Open]; onActivated: desk.run("open") }
    Shortcut { sequences: [StandardKey.Paste]; onActivated: desk.run("paste") }
    Shortcut { sequences: ["Ctrl+T"]; onActivated: desk.run("setup") }
    Shortcut { sequences: ["Ctrl+S"]; enabled: desk.atTable; onActivated: desk.run("save") }
    Shortcut { sequences: ["Ctrl+Shift+S"]; enabled: desk.atTable; onActivated: desk.run("save-as") }
    Shortcut { sequences: [StandardKey.Copy]; enabled: desk.atTable; onActivated: Files.copy("position-code") }
    Shortcut { sequences: ["Ctrl+E"]; enabled: desk.atTable; onActivated: desk.run("export") }
    Shortcut { sequences: ["Ctrl+Shift+C"]; enabled: desk.atTable; onActivated: desk.run("share") }
}
