import QtQuick
import Tianyuan

/// A lesson: the board, and beside it what is asked and what is said to the answer.
Page {
    id: page

    signal done()

    home: Course.choices.length > 0 ? panel : board
    onShownChanged: if (shown) Course.begin()
    Keys.onEscapePressed: done()
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_H) Course.hint()
        else if (event.key === Qt.Key_Return && Course.stage === "right") panel.goOn()
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && Course.choices.length > 0) Course.choose(event.key - Qt.Key_1)
        else event.accepted = false
    }

    Connections {
        target: Course
        function onRefused(why: string): void { bubble.say(why, "", Qt.point(-1, -1)) }
        function onChanged(): void { bubble.hide() }
    }

    TableForm {
        id: form
        width: page.width
        height: page.height
        widePanel: 416
        leastPanel: 368
        narrowPanel: 320
        tinyPanel: 224
        below: 330
    }
    Rectangle { anchors.fill: parent; color: Theme.desk }
    Item {
        objectName: "lessonNews"
        Accessible.role: Accessible.AlertMessage
        Accessible.name: page.shown && Settings.look.announcements ? Course.ask : ""
    }
    BoardView {
        id: board
        objectName: "lessonBoard"
        focus: true
        width: form.side
        height: form.side
        x: form.tiny ? 8 : form.tall ? Math.round((page.width - width) / 2)
                                     : Math.round((page.width - form.panel - width) / 2)
        y: form.tall ? 12 : Math.round((page.height - height) / 2)
        coordinates: Settings.look.coordinates || Course.lesson < 3
        picture: Course.picture
        onClicked: point => Course.play(point)
    }
    Bubble { id: bubble; objectName: "lessonBubble"; parent: board; view: board }
    Rectangle {
        x: form.tall ? 0 : form.tiny ? board.x + board.width + 8 : page.width - form.panel
        y: form.tall ? board.y + board.height + 12 : 0
        width: page.width - x
        height: page.height - y
        color: Theme.panel
        Rectangle {
            width: form.tall ? parent.width : Theme.outline
            height: form.tall ? Theme.outline : parent.height
            color: Theme.line
        }
        LessonPanel {
            id: panel
            objectName: "lessonPanel"
            anchors { fill: parent; margins: form.tiny ? Theme.small : form.wide && !form.narrow ? Theme.huge : Theme.large }
            brief: form.tiny || form.tall
            onBackWanted: page.done()
            onListWanted: sheet.open()
            onBoardWanted: board.forceActiveFocus()
        }
    }
    LessonSheet { id: sheet; objectName: "lessonSheet" }
}
