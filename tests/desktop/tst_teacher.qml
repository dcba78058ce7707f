import QtQuick
import QtTest
import Tianyuan

Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Teacher"
        pages: pages

        function startTaught(): void {
            Settings.newGame.teacher = true
            Settings.play.teacherStrictness = "proved"
            start()
        }
        /// White has an open three, and Black does not see it.
        function letAThreePass(): void {
            play("a1 h8 a3 i8 a5 g8 o15")
            tryVerify(() => TablePanel.teacher.speaking, 60000)
        }

        function test_isChosenOnTheStartPageByMouseAndKeyboard(): void {
            compare(Settings.newGame.teacher, false)
            press("teacher")
            compare(Settings.newGame.teacher, true)
            child("teacher").forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(Settings.newGame.teacher, false)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Return)  // as everywhere on this page, Enter starts
            compare(pages.current, "play")
            verify(TablePanel.teacher.here)
            GameController.leave()
            Settings.newGame.mode = "watch"
            verify(!child("teacher").visible)
        }

        function test_aLosingMoveIsShownAndTakenBack(): void {
            startTaught()
            verify(TablePanel.teacher.here)
            letAThreePass()
            verify(child("teacherNote").visible)
            verify(child("teacherHeadline").text.includes("O15"))
            verify(child("teacherDetail").text.includes(chinese ? "活四" : "open four"))
            const played = grabImage(board())
            press("teacherWhy")
            verify(child("teacherStep").text.includes(chinese ? "活四" : "open four"))
            verify(!grabImage(board()).equals(played))
            keyClick(Qt.Key_BracketLeft)
            compare(TablePanel.teacher.step, 0)
            press("teacherTakeBack")
            compare(plies(), 6)
            verify(!TablePanel.teacher.speaking)
            verify(!child("teacherNote").visible)
        }

        function test_theMoveMayStand(): void {
            startTaught()
            letAThreePass()
            keyClick(Qt.Key_G)
            verify(!TablePanel.teacher.speaking)
            compare(plies(), 7)
        }

        function test_canBeAskedWhatMustBeSeen(): void {
            startTaught()
            play("a1 h8 a3 i8 a5 g8")
            tryVerify(() => !TablePanel.teacher.speaking)
            wait(500)
            keyClick(Qt.Key_A)
            tryVerify(() => lastMessage().includes(chinese ? "必须应" : "must be answered"), 60000, "it says: " + lastMessage())
        }

        function test_thatCanBeAskedIsInSight(): void {
            startTaught()
            play("a1 h8 a3 i8 a5 g8")
            const answered = () => lastMessage().includes(chinese ? "必须应" : "must be answered")
            for (let tries = 0; tries < 300 && !answered(); ++tries) {
                press("teacherAsk")  // at first he may still be looking at the last move
                wait(200)
            }
            verify(answered(), lastMessage())
            click("o15")
            tryVerify(() => TablePanel.teacher.speaking, 60000)
            verify(!child("teacherAsk").visible)
            start()
            verify(child("teacherAsk").visible)
            Settings.newGame.teacher = false
            start()
            verify(!child("teacherAsk").visible)
        }

        /// Between people he does not stop whoever moves next.
        function test_theOtherSideMayMoveMeanwhile(): void {
            startTaught()
            letAThreePass()
            click("f8")
            compare(plies(), 8)
            tryVerify(() => !TablePanel.teacher.speaking)
        }

        /// It ends the showing first, and the next one leaves.
        function test_escapeEndsTheShowingOfTheRefutation(): void {
            startTaught()
            letAThreePass()
            press("teacherWhy")
            keyClick(Qt.Key_BracketRight)
            compare(TablePanel.teacher.step, 2)
            keyClick(Qt.Key_Escape)
            compare(pages.current, "play")
            compare(TablePanel.teacher.step, 0)
            verify(TablePanel.teacher.speaking)
            leaveAndComeBack()
        }
        function leaveAndComeBack(): void {
            keyClick(Qt.Key_Escape)
            comeBack()
        }
        function comeBack(): void {
            compare(pages.current, "start")
            tryVerify(() => UnfinishedGame.exists, 20000)
            keyClick(Qt.Key_R, Qt.ControlModifier)
            compare(pages.current, "play")
            compare(plies(), 7)
            compare(move(7), "O15")
            verify(TablePanel.teacher.here)
        }
        function test_whoLeavesWhileHeSpeaksLosesNothing(): void {
            startTaught()
            letAThreePass()
            leaveAndComeBack()
        }
        function test_whoLeavesWhileTheRefutationIsShownLosesNothing(): void {
            startTaught()
            letAThreePass()
            press("teacherWhy")
            press("back")
            comeBack()
        }
        function test_whoLeavesWhileHeThinksLosesNothing(): void {
            startTaught()
            play("a1 h8 a3 i8 a5 g8 o15")
            leaveAndComeBack()
        }

        function test_whatHeSaidIsAComment(): void {
            startTaught()
            letAThreePass()
            const file = workshop.path("taught.sgf")
            Files.saveAs(workshop.url(file), "sgf")
            tryVerify(() => workshop.read("taught.sgf").includes(chinese ? "老师" : "Teacher"), 5000)
        }

        function test_theComputerIsSeenToWaitOnceHeHasSpoken(): void {
            Settings.newGame.teacher = true
            Settings.play.teacherStrictness = "doubtful"
            startAgainst("level:1")
            for (const name of ["a1", "o1", "a15", "o15", "a8", "o8", "h1"]) {
                if (TablePanel.teacher.speaking) break
                click(name)
                tryVerify(() => TablePanel.teacher.speaking || !GameController.thinking, 60000)
            }
            verify(TablePanel.teacher.speaking)
            compare(TablePanel.upper.line, chinese ? "等你决定" : "Waits for you")
            verify(!TablePanel.upper.isThinking)
            press("teacherGoOn")
            waitForTurn()
            verify(TablePanel.upper.line !== (chinese ? "等你决定" : "Waits for you"))
        }

        function test_theComputerWaitsForTheTeacher(): void {
            Settings.newGame.teacher = true
            startAgainst("level:1")
            click("h8")
            waitForTurn()
            compare(plies(), 2)
        }

        function test_withoutATeacherThereIsNone(): void {
            start()
            verify(!TablePanel.teacher.here)
            play("a1 h8 a3 i8 a5 g8 o15")
            wait(300)
            verify(!TablePanel.teacher.speaking)
        }
    }
}
