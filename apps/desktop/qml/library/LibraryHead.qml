import QtQuick
import Tianyuan

/// The title of the page of games, the search, and its filters.
FocusScope {
    id: head

    signal backWanted()
    signal actionWanted(string action)
    signal exportWanted()
    signal importWanted()
    signal listWanted()

    readonly property bool brief: width < 620 * Theme.scale

    function focusSearch(): void { search.forceActiveFocus() }

    implicitHeight: column.implicitHeight

    Column {
        id: column
        width: parent.width
        spacing: Theme.medium
        Item {
            width: parent.width
            height: Math.max(Theme.touch, title.implicitHeight)
            IconButton {
                id: back
                objectName: "libraryBack"
                x: -10
                anchors.verticalCenter: parent.verticalCenter
                iconName: "back"
                text: qsTr("Back")
                keyText: qsTr("Esc")
                onClicked: head.backWanted()
            }
            Text {
                id: title
                anchors { left: back.right; leftMargin: Theme.small; verticalCenter: parent.verticalCenter }
                textFormat: Text.PlainText
                text: qsTr("Games")
                font { family: Theme.serif; pixelSize: Theme.head; bold: true }
                color: Theme.ink
                Accessible.role: Accessible.Heading
            }
            CaptionText {
                objectName: "gameCount"
                anchors { left: title.right; leftMargin: Theme.small; baseline: title.baseline }
                visible: x + implicitWidth <= buttons.x
                wrapMode: Text.NoWrap
                text: qsTr("%n games", "", GameLibrary.count)
                Accessible.role: Accessible.StaticText
            }
            Row {
                id: buttons
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                spacing: Theme.tiny
                IconButton {
                    iconName: "folder"
                    text: qsTr("Open a record")
                    keyText: "Ctrl+O"
                    onClicked: head.actionWanted("open")
                }
                IconButton {
                    objectName: "importGames"
                    iconName: "add"
                    text: qsTr("Add games from files")
                    onClicked: head.importWanted()
                }
                IconButton {
                    objectName: "exportGames"
                    iconName: "export"
                    enabled: GameLibrary.count > 0
                    text: qsTr("Export all games shown")
                    onClicked: head.exportWanted()
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.small
            NameField {
                id: search
                objectName: "search"
                width: head.brief ? head.width : Math.round(200 * Theme.scale)
                label: qsTr("Search")
                placeholderText: qsTr("Name, comment or date")
                text: GameLibrary.filter.text
                onTextEdited: GameLibrary.filter.text = text
                Keys.onDownPressed: head.listWanted()
                Keys.onReturnPressed: head.listWanted()
            }
            NameField {
                objectName: "playerFilter"
                width: Math.round(118 * Theme.scale)
                label: qsTr("Player")
                placeholderText: qsTr("Player")
                text: GameLibrary.filter.player
                onTextEdited: GameLibrary.filter.player = text
            }
            ChoiceField {
                objectName: "resultFilter"
                width: Math.round(118 * Theme.scale)
                label: qsTr("Result")
                choices: GameLibrary.filter.results
                value: GameLibrary.filter.result
                onChosen: value => GameLibrary.filter.result = value
            }
            ChoiceField {
                objectName: "ruleFilter"
                width: Math.round(118 * Theme.scale)
                label: qsTr("Rule")
                choices: GameLibrary.filter.rules
                value: GameLibrary.filter.rule
                onChosen: value => GameLibrary.filter.rule = value
            }
            ChoiceField {
                objectName: "openingFilter"
                width: Math.round(126 * Theme.scale)
                label: qsTr("Opening")
                choices: GameLibrary.filter.openings
                value: GameLibrary.filter.opening
                onChosen: value => GameLibrary.filter.opening = value
            }
            ChoiceField {
                objectName: "periodFilter"
                width: Math.round(118 * Theme.scale)
                label: qsTr("Date")
                choices: GameLibrary.filter.periods
                value: GameLibrary.filter.period
                onChosen: value => GameLibrary.filter.period = value
            }
            PlainButton {
                objectName: "clearFilter"
                visible: GameLibrary.filter.active
                quiet: true
                iconName: "close"
                text: GameLibrary.filter.byPosition ? qsTr("Any position") : qsTr("Clear")
                onClicked: GameLibrary.clearFilter()
            }
        }
        CaptionText {
            objectName: "unsearched"
            width: parent.width
            visible: text !== ""
            text: GameLibrary.unsearched
            wrapMode: Text.Wrap
        }
    }
}
