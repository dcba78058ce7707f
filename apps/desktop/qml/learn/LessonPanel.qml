import QtQuick
import Tianyuan

/// What a lesson asks and says, and the way on.
FocusScope {
    id: panel

    /// There is little room: the words are set smaller and closer.
    property bool brief: false
    /// By how much the icons of the head stand out, so that they look aligned with the words.
    readonly property int overhang: brief ? Theme.small : 10

    signal backWanted()
    signal listWanted()
    signal boardWanted()

    readonly property bool correct: Course.stage === "right"
    readonly property bool wrong: Course.stage === "wrong"
    readonly property bool over: correct && Course.lastTask && Course.lastLesson

    /// The next task, the next lesson, or after the last one a first game.
    function goOn(): void {
        if (!correct) return
        if (over) return playSprout()
        Course.next()
        scroll.contentY = 0
        if (Course.choices.length === 0) boardWanted()
    }
    function playSprout(): void {
        Settings.newGame.mode = "computer"
        Settings.newGame.opponent = "level:1"
        Settings.newGame.colour = "black"
        Settings.newGame.opening = "free"
        GameController.newGame()
    }

    Connections {
        target: Course
        function onChanged(): void { later.restart() }
    }
    // What is said to an answer is in sight, and the keyboard is where one goes on.
    Timer {
        id: later
        interval: 0
        onTriggered: {
            if (Course.stage !== "asking") scroll.contentY = Math.max(0, scroll.contentHeight - scroll.height)
            if (panel.correct && panel.visible) next.forceActiveFocus()
        }
    }

    Item {
        id: head
        width: parent.width
        height: Math.max(Theme.touch, titles.implicitHeight)
        IconButton {
            id: back
            objectName: "lessonBack"
            x: -panel.overhang
            anchors.verticalCenter: parent.verticalCenter
            iconName: "back"
            text: qsTr("Back")
            keyText: qsTr("Esc")
            onClicked: panel.backWanted()
        }
        Column {
            id: titles
            anchors { left: back.right; leftMargin: Theme.tiny; right: list.left; rightMargin: Theme.tiny; verticalCenter: parent.verticalCenter }
            CaptionText {
                width: parent.width
                text: qsTr("Lesson %1 of %2").arg(Course.lesson + 1).arg(Course.contents.lessons.length)
            }
            Text {
                objectName: "lessonTitle"
                width: parent.width
                textFormat: Text.PlainText
                text: Course.title
                font { family: Theme.serif; pixelSize: panel.brief ? Theme.name : Theme.title; bold: true }
                wrapMode: Text.Wrap
                color: Theme.ink
                Accessible.role: Accessible.Heading
            }
        }
        IconButton {
            id: list
            objectName: "lessonList"
            anchors { right: parent.right; rightMargin: -panel.overhang; verticalCenter: parent.verticalCenter }
            iconName: "menu"
            text: qsTr("All lessons")
            onClicked: panel.listWanted()
        }
    }
    TaskDots {
        id: dots
        anchors { top: head.bottom; topMargin: panel.brief ? Theme.tiny : Theme.medium }
        width: parent.width
        count: Course.tasks
        current: Course.task
        reached: panel.correct
    }
    Scroll {
        id: scroll
        anchors { top: dots.bottom; topMargin: panel.brief ? Theme.small : Theme.large; bottom: buttons.top; bottomMargin: Theme.small; left: parent.left; right: parent.right }
        contentHeight: words.height

        Column {
            id: words
            width: scroll.width - (scroll.contentHeight > scroll.height ? 10 : 0)
            spacing: panel.brief ? Theme.small : Theme.large
            BodyText {
                objectName: "lessonAsk"
                width: parent.width
                text: Course.ask
                size: panel.brief ? Theme.body : Theme.name
                lineHeight: 1.15
            }
            Repeater {
                model: Course.choices
                LessonChoice {
                    required property string modelData
                    required property int index
                    objectName: "lessonChoice-" + index
                    width: words.width
                    text: modelData
                    keyText: String(index + 1)
                    chosen: Course.chosen === index
                    correct: panel.correct
                    enabled: !panel.correct
                    onClicked: Course.choose(index)
                }
            }
            BodyText {
                objectName: "lessonHinted"
                width: parent.width
                visible: text !== ""
                text: Course.hinted
                color: Theme.accent
                font.bold: true
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            LessonReply {
                objectName: "lessonReply"
                width: parent.width
                correct: Course.stage !== "wrong"
                visible: Course.stage !== "asking" || Course.why !== ""
                text: Course.reply !== "" ? Course.reply : Course.why
                line: Course.reply !== "" ? Course.why : ""
            }
        }
    }
    Item {
        id: buttons
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right }
        height: next.height
        PlainButton {
            id: hint
            objectName: "lessonHint"
            quiet: true
            visible: !panel.correct && Course.choices.length === 0
            iconName: "hint"
            text: qsTr("Hint")
            onClicked: Course.hint()
            Tip { owner: hint; what: qsTr("First where to look, then where to play"); keyText: "H" }
        }
        PlainButton {
            id: again
            objectName: "lessonAgain"
            anchors.right: parent.right
            quiet: true
            // Only where a stone lies that was not there at first.
            visible: !panel.correct && Course.choices.length === 0 && (panel.wrong || Course.why !== "")
            iconName: "restart"
            text: panel.brief ? "" : qsTr("From the start")
            Accessible.name: qsTr("From the start")
            onClicked: Course.restart()
            Tip { owner: again; what: qsTr("From the start") }
        }
        PrimaryButton {
            id: next
            objectName: "lessonNext"
            width: parent.width
            visible: panel.correct
            text: panel.over ? qsTr("Play a first game") : Course.lastTask ? qsTr("Next lesson") : qsTr("Go on")
            keyText: qsTr("Enter")
            onClicked: panel.goOn()
        }
    }
}
