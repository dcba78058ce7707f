import QtQuick
import QtTest
import Tianyuan

/// Lessons as a person takes them, by mouse and keyboard, with wrong answers.
Item {
    id: root

    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Course"
        pages: pages

        function cleanup(): void { pages.current = "start" }

        function openLesson(number: int): void {
            pages.current = "course"
            Course.open(number)
            Course.restart()
            grabImage(pages)
        }
        function lessonBoard(): Item { return child("lessonBoard") }
        function answer(name: string): void {
            const size = lessonBoard().picture.size
            const at = Qt.point(name.charCodeAt(0) - 97, size - parseInt(name.slice(1)))
            const place = lessonBoard().centreOf(at)
            mouseClick(lessonBoard(), place.x, place.y)
        }
        function goOn(): void {
            press("lessonNext")
        }
        function replied(): string { return child("lessonReply").text }

        function test_1_theFirstLessonIsThereAtOnceAndCanBeDone(): void {
            press("learnButton")
            press("learn-course")
            compare(pages.current, "course")
            compare(Course.lesson, 0)
            compare(Course.stage, "asking")
            compare(child("lessonTitle").text, chinese ? "五子连成一线" : "Five in a row")
            verify(!child("lessonReply").visible)
            answer("c3")
            compare(Course.stage, "right")
            goOn()
            answer("a1")
            compare(Course.stage, "wrong")
            verify(child("lessonReply").visible)
            verify(replied().includes(chinese ? "四颗" : "four in a row"), replied())
            answer("b5")
            compare(Course.stage, "right")
            goOn()
            answer("e5")
            goOn()
            answer("e6")
            goOn()
            verify(child("lessonTitle").text !== "")
            answer("f5")
            compare(Course.stage, "right")
            compare(child("lessonNext").text, chinese ? "下一课" : "Next lesson")
            compare(Course.contents.finished, 1)
            goOn()
            compare(Course.lesson, 1)
            compare(Course.task, 0)
        }
        function test_2_whatWasDoneIsToldAndGoesOnWhereItWasLeft(): void {
            pages.current = "learn"
            tryVerify(() => child("learn-course").news !== "")
            verify(child("learn-course").news.includes("22"))
            openLesson(2)
            answer("g5")
            goOn()
            Course.open(4)
            Course.open(2)
            compare(Course.task, 1)
        }
        function test_aWrongDefenceIsRefutedOnTheBoard(): void {
            openLesson(5)
            answer("b5")
            compare(Course.stage, "wrong")
            verify(Course.why.includes(chinese ? "活四" : "open four"), Course.why)
            verify(child("lessonReply").Accessible.name.includes(Course.why))
            verify(!child("lessonNext").visible)
            answer("c5")
            compare(Course.stage, "right")
        }
        function test_aStoneOnAStoneIsRefusedInWords(): void {
            openLesson(5)
            answer("d5")
            compare(Course.stage, "asking")
            tryVerify(() => child("lessonBubble").shown)
            verify(child("lessonBubble").headline.includes("D5"))
        }
        function test_leavingInTheMiddleComesBackToTheSameTask(): void {
            openLesson(8)
            answer("e5")
            goOn()
            compare(Course.task, 1)
            answer("a1")
            compare(Course.stage, "wrong")
            keyClick(Qt.Key_Escape)
            compare(pages.current, "learn")
            press("learn-course")
            compare(Course.lesson, 8)
            compare(Course.task, 1)
            compare(Course.stage, "wrong")
            press("lessonAgain")
            compare(Course.stage, "asking")
            verify(!child("lessonAgain").visible)
        }
        function hintedMove(): string {
            Course.hint()
            Course.hint()
            return Course.hinted.match(/[A-Z]\d+/)[0].toLowerCase()
        }
        function test_leavingInTheMiddleOfAWinGoesOnWithIt(): void {
            openLesson(15)
            answer(hintedMove())
            compare(Course.stage, "asking")
            const said = Course.why
            verify(said !== "")
            keyClick(Qt.Key_F2)
            compare(pages.current, "learn")
            press("learn-course")
            compare(Course.why, said)
            for (let moves = 0; moves < 8 && Course.stage !== "right"; ++moves) answer(hintedMove())
            compare(Course.stage, "right")
        }
        function test_whatIsAskedIsSpoken(): void {
            openLesson(3)
            compare(child("lessonNews").Accessible.name, Course.ask)
            verify(Course.ask !== "")
            answer("a1")
            verify(child("lessonReply").Accessible.name.includes(Course.why))
            Settings.look.announcements = false
            compare(child("lessonNews").Accessible.name, "")
            Settings.look.announcements = true
        }
        function test_hintsComeInTwoSteps(): void {
            openLesson(3)
            keyClick(Qt.Key_H)
            verify(child("lessonHinted").visible)
            press("lessonHint")
            compare(Course.stage, "asking")
            verify(child("lessonHinted").text.includes("B5"), child("lessonHinted").text)
            answer("c5")
            compare(Course.stage, "right")
        }
        function test_aSentenceIsChosenByClickAndByKey(): void {
            openLesson(14)
            compare(Course.choices.length, 2)
            press("lessonChoice-1")
            compare(Course.stage, "wrong")
            keyClick(Qt.Key_1)
            compare(Course.stage, "right")
            tryVerify(() => child("lessonNext").activeFocus)
            keyClick(Qt.Key_Return)
            compare(Course.task, 1)
        }
        function test_aWholeWinIsPlayedOut(): void {
            openLesson(7)
            answer("f5")
            goOn()
            compare(Course.task, 1)
            answer("a1")
            compare(Course.stage, "wrong")
            answer("f5")
            compare(Course.stage, "asking")
            verify(Course.why !== "")
            answer("f4")
            compare(Course.stage, "asking")
            answer("f3")
            if (Course.stage !== "right") answer("f8")
            compare(Course.stage, "right")
        }
        function test_theKeyboardAloneTakesALesson(): void {
            openLesson(0)
            lessonBoard().forceActiveFocus()
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Return)
            compare(Course.stage, "right")
            tryVerify(() => child("lessonNext").activeFocus)
            keyClick(Qt.Key_Return)
            compare(Course.task, 1)
            tryVerify(() => lessonBoard().activeFocus || findChild(lessonBoard(), "stones").activeFocus)
            keyClick(Qt.Key_Escape)
            compare(pages.current, "learn")
        }
        function test_anyLessonIsChosenFromTheList(): void {
            openLesson(0)
            press("lessonList")
            const sheet = findChild(pages, "lessonSheet")
            tryCompare(sheet, "opened", true)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            tryVerify(() => !sheet.visible)
            compare(Course.lesson, 1)
        }
        function test_afterTheLastLessonAFirstGameBegins(): void {
            openLesson(21)
            for (const choice of [1, 1]) {
                Course.choose(choice)
                compare(Course.stage, "right")
                goOn()
            }
            answer("c5")
            goOn()
            for (let moves = 0; moves < 12 && Course.stage !== "right"; ++moves) {
                answer(hintedMove())
            }
            compare(Course.stage, "right")
            goOn()
            compare(pages.current, "play")
            compare(Settings.newGame.opponent, "level:1")
        }
    }
}
