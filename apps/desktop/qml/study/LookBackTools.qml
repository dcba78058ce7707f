import QtQuick
import QtQuick.Layouts
import Tianyuan

/// Going through the moves, to the next mistake, and playing on from anywhere.
GridLayout {
    id: tools

    property bool oneRow: false

    columns: oneRow ? 3 : 2
    columnSpacing: Theme.small
    rowSpacing: Theme.small

    Row {
        IconButton { objectName: "first"; iconName: "first"; text: qsTr("To the start"); keyText: "Home"; onClicked: GameController.showPly(0) }
        IconButton { objectName: "previous"; iconName: "previous"; text: qsTr("One move back"); keyText: "PgUp"; onClicked: GameController.showPly(GameController.shownPly - 1) }
        IconButton { objectName: "next"; iconName: "next"; text: qsTr("One move forward"); keyText: "PgDn"; onClicked: GameController.showPly(GameController.shownPly + 1) }
        IconButton { objectName: "last"; iconName: "last"; text: qsTr("To the end"); keyText: "End"; onClicked: GameController.showPly(GameController.moves.plies) }
    }
    PlainButton {
        id: nextMistake
        objectName: "nextMistake"
        Layout.fillWidth: true
        enabled: Study.lookBack.review.mistakes > 0
        text: qsTr("Next mistake")
        onClicked: Study.lookBack.nextMistake()
        Tip { owner: nextMistake; what: qsTr("The next move that changed the game"); keyText: "N" }
    }
    PrimaryButton {
        objectName: "lookBackPlayFromHere"
        Layout.fillWidth: true
        Layout.columnSpan: tools.oneRow ? 1 : 2
        enabled: GameController.verbs.playFromHere.enabled
        text: qsTr("Play from here")
        onClicked: GameController.verbs.playFromHere.trigger()
    }
}
