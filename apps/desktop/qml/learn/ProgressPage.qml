import QtQuick
import QtQuick.Dialogs
import Tianyuan

/// How strong the person is, how games went, and who would give an even game.
Page {
    id: page

    signal done()

    readonly property bool wide: width >= 960 * Theme.scale
    readonly property int inset: width >= 700 ? 40 : Theme.large
    readonly property var even: Opponents.find(Progress.evenOpponent)
    property bool asked: false  // whether to delete

    function playEven(): void {
        Settings.newGame.mode = "computer"
        Settings.newGame.opponent = Progress.evenOpponent
        GameController.newGame()
    }

    home: back
    onShownChanged: {
        asked = false
        if (shown) Progress.refresh()
    }
    Keys.onEscapePressed: done()

    Rectangle { anchors.fill: parent; color: Theme.desk }
    Item {
        id: head
        x: Theme.large
        y: Theme.medium
        width: parent.width - 2 * x
        height: Math.max(Theme.touch, title.implicitHeight)
        IconButton {
            id: back
            objectName: "progressBack"
            anchors.verticalCenter: parent.verticalCenter
            iconName: "back"
            text: qsTr("Back")
            keyText: qsTr("Esc")
            onClicked: page.done()
        }
        Text {
            id: title
            anchors { left: back.right; leftMargin: Theme.small; verticalCenter: parent.verticalCenter }
            textFormat: Text.PlainText
            text: qsTr("Progress")
            font { family: Theme.serif; pixelSize: Theme.head; bold: true }
            color: Theme.ink
            Accessible.role: Accessible.Heading
        }
        Row {
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: Theme.tiny
            IconButton {
                objectName: "progressExport"
                iconName: "export"
                enabled: Progress.days > 0
                text: qsTr("Export as JSON or CSV")
                onClicked: dialog.ask()
            }
            IconButton {
                objectName: "progressDelete"
                iconName: "remove"
                text: page.asked ? qsTr("Press again: ratings, puzzles and the course begin anew, the games stay") : qsTr("Delete my progress")
                checked: page.asked
                onClicked: {
                    if (page.asked) Progress.forget()
                    page.asked = !page.asked
                }
            }
        }
    }
    Scroll {
        id: scroll
        anchors { top: head.bottom; topMargin: Theme.small; bottom: parent.bottom; left: parent.left; right: parent.right }
        contentHeight: content.height + Theme.huge

        Column {
            id: content
            x: Math.max(page.inset, Math.round((scroll.width - width) / 2))
            width: Math.min(scroll.width - 2 * page.inset, 1120 * Theme.scale)
            spacing: Theme.large
            Note {
                objectName: "progressWarning"
                width: parent.width
                visible: page.asked
                warning: true
                text: qsTr("Ratings, puzzles and the course would begin anew; the games stay.")
                detail: qsTr("Everything shown here is only on this computer.")
                action: qsTr("Delete my progress")
                onActed: {
                    page.asked = false
                    Progress.forget()
                }
            }
            Grid {
                width: parent.width
                columns: page.wide ? 2 : 1
                spacing: Theme.large
                RatingCard {
                    id: ratingCard
                    width: page.wide ? Math.round((content.width - Theme.large) * 0.62) : content.width
                    height: page.wide ? Math.max(implicitHeight, evenCard.implicitHeight) : implicitHeight
                }
                EvenCard {
                    id: evenCard
                    width: page.wide ? content.width - ratingCard.width - Theme.large : content.width
                    height: page.wide ? ratingCard.height : implicitHeight
                    opponent: page.even
                    onPlayWanted: page.playEven()
                }
            }
            // Each side has its own column, so that a short table leaves no hole beside a long one.
            Row {
                id: tables
                readonly property int columns: page.wide ? 2 : 1
                width: parent.width
                spacing: Theme.large
                Repeater {
                    model: tables.columns
                    Column {
                        id: side
                        required property int index
                        width: (content.width - (tables.columns - 1) * Theme.large) / tables.columns
                        spacing: Theme.large
                        Repeater {
                            model: Array.from(Progress.tables).filter((each, place) => place % tables.columns === side.index)
                            ResultTable {
                                required property var modelData
                                width: side.width
                                title: modelData.title
                                lines: modelData.lines
                                puzzles: modelData.puzzles ?? false
                                notes: modelData.notes ?? []
                            }
                        }
                    }
                }
            }
            DayStrip {
                width: parent.width
                visible: Progress.days > 0
            }
            CaptionText {
                width: parent.width
                text: qsTr("All of this is worked out from your games and puzzles and stays on this computer.")
            }
        }
    }
    FileChooser {
        id: dialog
        objectName: "progressDialog"
        owner: page
        title: qsTr("Export as JSON or CSV")
        fileMode: FileDialog.SaveFile
        proposed: "tianyuan-progress"
        defaultSuffix: selectedNameFilter.index === 1 ? "csv" : "json"
        currentFolder: Files.folder
        nameFilters: ["JSON (*.json)", "CSV (*.csv)"]
        onAccepted: Progress.exportTo(selectedFile)
    }
}
