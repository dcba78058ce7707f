import QtQuick
import Tianyuan

/// A whole board: ground, stones and marks, in the look that the user has chosen.
FocusScope {
    id: view

    property alias picture: stones.picture
    property alias interactive: stones.interactive
    property alias hovered: stones.hovered
    property alias settled: stones.settled
    property alias board: stones
    property bool coordinates: Settings.look.coordinates
    property string look: Theme.contrast ? "flat" : Settings.look.board
    readonly property bool ready: ground.ready

    signal clicked(point: point)
    signal rightClicked()

    function centreOf(point: point): point { return stones.centreOf(point) }

    BoardGround {
        id: ground
        anchors.fill: parent
        lines: stones.picture.size
        look: view.look
        coordinates: view.coordinates
    }
    BoardItem {
        id: stones
        objectName: "stones"
        anchors.fill: parent
        focus: true
        look: view.look
        coordinates: view.coordinates
        font: Theme.sans
        lastMark: Settings.look.lastMark
        motion: Settings.look.motion
        onClicked: point => view.clicked(point)
        onRightClicked: view.rightClicked()
        Accessible.role: Accessible.Graphic
        Accessible.focusable: true
        Accessible.ignored: !interactive
        Accessible.name: BoardSpeech.describe(picture, hovered)
    }
}
