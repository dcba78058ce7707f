import QtQuick
import Tianyuan

/// The board is there already; the panel beside it sets up the game. Enter or a click on the board
/// starts it.
Page {
    id: page

    signal actionWanted(string action)
    signal settingsWanted()
    signal helpWanted()
    signal learnWanted()
    /// Whether there is anything to learn with.
    property bool learning: false
    /// A click on the board, which lay there, has started a game.
    signal begunOn(place: rect)

    /// Whether the person places the first stone.
    readonly property bool personBegins: Settings.newGame.mode === "people"
                                      || (Settings.newGame.mode === "computer" && Settings.newGame.colour === "black")
    readonly property string invitation: Settings.newGame.mode === "watch" ? qsTr("Click the board and watch")
        : SetupChoices.colourIsDecided ? openingInvitation
        : Settings.newGame.mode === "people" ? qsTr("Click the board to begin; Black moves first")
        : Settings.newGame.colour === "black" ? qsTr("Click the board to begin; you are Black")
        : Settings.newGame.colour === "white" ? qsTr("Click the board to begin; the computer moves first")
        : qsTr("Click the board to begin")

    /// Where colours are chosen later: who places the first stones.
    readonly property string openingInvitation: Settings.newGame.mode === "people" ? qsTr("Click the board to begin; the first player places the first stones")
        : Settings.newGame.colour === "black" ? qsTr("Click the board to begin; you place the first stones")
        : Settings.newGame.colour === "white" ? qsTr("Click the board to begin; the computer places the first stones")
        : qsTr("Click the board to begin")

    function start(): void {
        if (SetupChoices.problem === "") GameController.newGame()
    }
    /// As on the empty board of a game: the computer begins.
    function startAsSecond(): void {
        if (SetupChoices.problem === "" && Settings.newGame.mode === "computer") GameController.newGameAsSecond()
    }
    function startAt(point: point): void {
        start()
        if (GameController.active) begunOn(Qt.rect(board.x, board.y, board.width, board.height))
        if (personBegins && GameController.active) GameController.play(point)
    }

    onShownChanged: if (shown) Puzzles.standing.refresh()
    Component.onCompleted: if (shown) Puzzles.standing.refresh()
    Keys.onReturnPressed: start()
    Keys.onEnterPressed: start()
    home: panel

    Shortcut {
        sequence: "Ctrl+R"
        enabled: page.shown && UnfinishedGame.exists
        onActivated: UnfinishedGame.resume()
    }
    TableForm {
        id: form
        width: page.width
        height: page.height
        widePanel: 480
        leastPanel: 368
        narrowPanel: 320
        below: 400
    }

    BoardView {
        id: board
        objectName: "startBoard"
        visible: !form.tiny
        width: form.side
        height: form.side
        x: form.tall ? Math.round((page.width - width) / 2)
                     : Math.round((page.width - form.panel - width) / 2)
        y: form.tall ? 12 : Math.round((page.height - height) / 2) - 2
        picture: SamplePictures.empty(Settings.newGame.size, page.personBegins ? "black" : "")
        Accessible.role: Accessible.Graphic
        Accessible.name: page.invitation
        onClicked: point => page.startAt(point)
        onRightClicked: page.startAsSecond()
    }
    Invitation {
        visible: board.visible
        text: page.invitation
        x: Math.round(board.x + (board.width - width) / 2)
        y: Math.round(board.y + board.height / 2 - board.height * 0.5 / Settings.newGame.size - height - 12)
    }

    Rectangle {
        x: form.wide ? page.width - form.panel : 0
        y: form.tall ? board.y + board.height + 12 : 0
        width: form.wide ? form.panel : page.width
        height: page.height - y
        color: Theme.panel
        Rectangle {
            width: form.wide ? Theme.outline : parent.width
            height: form.wide ? parent.height : Theme.outline
            visible: !form.tiny
            color: Theme.line
        }
        StartPanel {
            id: panel
            anchors.fill: parent
            focus: true
            onActionWanted: action => page.actionWanted(action)
            onSettingsWanted: page.settingsWanted()
            onHelpWanted: page.helpWanted()
            learning: page.learning
            onStartWanted: page.start()
            onLearnWanted: page.learnWanted()
        }
    }
}
