import QtQuick
import Tianyuan

/// Any position, set up by hand.
Page {
    id: page

    signal done()

    home: board
    onShownChanged: if (shown) SetupBoard.begin()
    Keys.onEscapePressed: done()
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_B) SetupBoard.tool = "black"
        else if (event.key === Qt.Key_W) SetupBoard.tool = "white"
        else if (event.key === Qt.Key_T) SetupBoard.tool = "turn"
        else if (event.key === Qt.Key_X) SetupBoard.tool = "away"
        else if (event.key === Qt.Key_Return && board.hovered.x >= 0) SetupBoard.click(board.hovered)
        else if ((event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) && board.hovered.x >= 0) SetupBoard.takeAway(board.hovered)
        else event.accepted = false
    }

    TableForm {
        id: form
        width: page.width
        height: page.height
        widePanel: 368
        narrowPanel: 280
        below: 330
    }
    Rectangle { anchors.fill: parent; color: Theme.desk }
    BoardView {
        id: board
        objectName: "setupBoard"
        focus: true
        width: form.side
        height: form.side
        x: form.tiny ? 8 : form.tall ? Math.round((page.width - width) / 2)
                                     : Math.round((page.width - form.panel - width) / 2)
        y: form.tall ? 12 : Math.round((page.height - height) / 2)
        coordinates: Settings.look.coordinates && !form.tiny
        picture: SetupBoard.picture
        onClicked: point => SetupBoard.click(point)
        onRightClicked: if (hovered.x >= 0) SetupBoard.takeAway(hovered)
    }
    Loader {
        active: form.tiny
        anchors { top: parent.top; bottom: parent.bottom; right: parent.right; left: board.right }
        sourceComponent: TinySetupPanel { onDone: page.done() }
    }
    Rectangle {
        visible: !form.tiny
        x: form.wide ? page.width - form.panel : 0
        y: form.tall ? board.y + board.height + 12 : 0
        width: form.wide ? form.panel : page.width
        height: page.height - y
        color: Theme.panel
        Rectangle {
            width: form.wide ? Theme.outline : parent.width
            height: form.wide ? parent.height : Theme.outline
            color: Theme.line
        }
        Loader {
            active: !form.tiny
            anchors { fill: parent; margins: form.wide && page.width >= 1000 ? Theme.huge : Theme.large }
            sourceComponent: SetupPanel { onDone: page.done() }
        }
    }
}
