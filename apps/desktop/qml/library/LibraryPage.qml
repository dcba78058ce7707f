import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Tianyuan

/// All games that are kept: looked for, seen at a glance, and taken up again.
Page {
    id: page

    signal done()
    signal actionWanted(string action)

    readonly property bool narrow: width < 1000 * Theme.scale
    readonly property int panelWidth: narrow ? 0 : Math.round(368 * Math.min(Theme.scale, 1.2))

    function openCurrent(): void {
        if (grid.currentIndex >= 0) GameLibrary.open(grid.currentIndex)
    }
    function exportAs(row: int): void {
        dialog.row = row
        dialog.ask()
    }

    home: grid
    onShownChanged: {
        if (shown) GameLibrary.refresh()
        else GameLibrary.removeForGood()
    }
    Keys.onEscapePressed: done()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Slash || (event.key === Qt.Key_F && (event.modifiers & Qt.ControlModifier))) {
            head.focusSearch()
            event.accepted = true
        }
    }

    Rectangle { anchors.fill: parent; color: Theme.desk }

    LibraryHead {
        id: head
        x: Theme.huge
        y: Theme.medium
        width: page.width - page.panelWidth - 2 * x
        onBackWanted: page.done()
        onActionWanted: action => page.actionWanted(action)
        onExportWanted: page.exportAs(-1)
        onImportWanted: importDialog.open()
        onListWanted: grid.forceActiveFocus()
    }
    GridView {
        id: grid
        objectName: "games"
        anchors { top: head.bottom; topMargin: Theme.medium; bottom: parent.bottom; left: parent.left; leftMargin: Theme.medium }
        width: page.width - page.panelWidth - Theme.medium
        readonly property int columns: Math.max(1, Math.floor(width / (208 * Theme.scale)))
        cellWidth: Math.floor((width - 10) / columns)
        cellHeight: card.implicitHeight + Theme.medium
        clip: true
        model: GameLibrary
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        cacheBuffer: cellHeight
        onCountChanged: if (currentIndex < 0 && count > 0) currentIndex = 0
        T.ScrollBar.vertical: ScrollMark {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Games")
        Keys.onReturnPressed: page.openCurrent()
        Keys.onEnterPressed: page.openCurrent()
        Keys.onDeletePressed: GameLibrary.remove(currentIndex)

        // Only measured: cards are all as high as this one.
        GameCard { id: card; visible: false; width: Math.min(grid.cellWidth - Theme.medium, Math.round(196 * Theme.scale)); title: " "; about: " "; detail: " "; when: " " }

        delegate: Item {
            id: cell
            required property int index
            required property string title
            required property string about
            required property string detail
            required property string when
            required property bool gone
            required property bool running
            required property boardPicture picture
            width: grid.cellWidth
            height: grid.cellHeight
            GameCard {
                objectName: "game-" + cell.index
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width - Theme.medium, Math.round(196 * Theme.scale))
                title: cell.title
                about: cell.about
                detail: cell.detail
                when: cell.when
                gone: cell.gone
                picture: cell.picture
                current: grid.currentIndex === cell.index
                focused: current && grid.activeFocus
                onClicked: {
                    grid.currentIndex = cell.index
                    grid.forceActiveFocus()
                    if (page.narrow) sheet.open()
                }
                onDoubleClicked: GameLibrary.open(cell.index)
                onTakeBackWanted: GameLibrary.takeBack()
            }
        }
    }
    Column {
        anchors.centerIn: grid
        width: Math.min(grid.width - 2 * Theme.huge, 420 * Theme.scale)
        spacing: Theme.medium
        visible: GameLibrary.count === 0 && !GameLibrary.searching
        BodyText {
            objectName: "noGames"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: GameLibrary.trouble !== "" ? Theme.cinnabar : Theme.ink2
            text: GameLibrary.trouble !== "" ? GameLibrary.trouble
                : GameLibrary.filter.active ? qsTr("No games match.")
                : qsTr("Every game you play is kept here. Files can be dropped onto the window.")
        }
        PlainButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: GameLibrary.filter.active
            text: qsTr("Show all games")
            onClicked: GameLibrary.clearFilter()
        }
    }
    Rectangle {
        visible: !page.narrow
        x: page.width - width
        width: page.panelWidth
        height: page.height
        color: Theme.panel
        Rectangle { width: Theme.outline; height: parent.height; color: Theme.line }
        GamePreview {
            objectName: "gamePanel"
            anchors { fill: parent; margins: Theme.huge }
            row: grid.count > 0 ? grid.currentIndex : -1
            onExportWanted: row => page.exportAs(row)
        }
    }
    Sheet {
        id: sheet
        objectName: "gameSheet"
        title: qsTr("Game")
        widest: 420 * Theme.scale
        GamePreview {
            anchors.fill: parent
            row: sheet.visible ? grid.currentIndex : -1
            onExportWanted: row => page.exportAs(row)
            onDone: sheet.close()
        }
    }
    FileChooser {
        id: dialog
        objectName: "libraryExportDialog"
        owner: page
        property int row: -1
        title: qsTr("Export games")
        proposed: "tianyuan-games.sgf"
        fileMode: FileDialog.SaveFile
        defaultSuffix: "sgf"
        currentFolder: Files.folder
        nameFilters: ["SGF (*.sgf)"]
        onAccepted: GameLibrary.exportTo(selectedFile, row)
    }
    FileChooser {
        id: importDialog
        objectName: "libraryImportDialog"
        owner: page
        title: qsTr("Add games from files")
        fileMode: FileDialog.OpenFiles
        currentFolder: Files.folder
        nameFilters: [qsTr("Records") + " (" + Files.readable + ")", qsTr("All files") + " (*)"]
        onAccepted: Files.keepFiles(selectedFiles)
    }
}
