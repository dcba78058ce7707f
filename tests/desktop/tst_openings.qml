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
        name: "Openings"
        pages: pages

        function test_isLedToItsEndBetweenPeople_data(): var {
            return ["pro", "long-pro", "swap1", "swap", "swap2", "rif", "yamaguchi", "soosorv-8",
                    "taraguchi-10"].map(id => ({tag: id}))
        }
        function test_isLedToItsEndBetweenPeople(data: var): void {
            Settings.newGame.opening = data.tag
            Settings.newGame.rule = "renju"
            start()
            let steps = 0
            while (TablePanel.guide.active && steps < 60) {
                verify(TablePanel.guide.title !== "")
                if (TablePanel.guide.choices.length > 0) {
                    press("choice0")
                } else {
                    answerOnTheBoard()
                }
                ++steps
            }
            verify(!TablePanel.guide.active, "still asking after " + steps + " steps")
            verify(plies() > 0)
        }
        /// Clicks crossings from the centre outwards until one is taken.
        function answerOnTheBoard(): void {
            const before = TablePanel.guide.title + TablePanel.guide.line + plies()
            for (let ring = 0; ring < 8; ++ring) {
                for (let dx = -ring; dx <= ring; ++dx) {
                    for (let dy = -ring; dy <= ring; ++dy) {
                        if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring) continue
                        GameController.play(Qt.point(7 + dx, 7 + dy))
                        if (!TablePanel.guide.active) return
                        if (TablePanel.guide.title + TablePanel.guide.line + plies() !== before) return
                    }
                }
            }
            fail("no crossing answers: " + before)
        }

        function test_theComputerTakesItsPart_data(): var {
            return ["swap2", "soosorv-8", "taraguchi-10"].map(id => ({tag: id}))
        }
        function test_theComputerTakesItsPart(data: var): void {
            Settings.newGame.opening = data.tag
            startAgainst("scoremap", "white")
            let steps = 0
            while (TablePanel.guide.active && steps < 60) {
                tryVerify(() => !GameController.thinking, 60000)
                if (!TablePanel.guide.active) break
                if (TablePanel.guide.choices.length > 0) TablePanel.guide.choose(0)
                else answerOnTheBoard()
                ++steps
            }
            tryVerify(() => !TablePanel.guide.active, 60000)
        }

        function test_whatTheComputerChoseIsSaid(): void {
            Settings.newGame.opening = "swap1"
            startAgainst("scoremap", "black")
            compare(TablePanel.guide.step, 0)
            click("h8")
            tryVerify(() => !TablePanel.guide.active, 60000)
            verify(/Black|White|执/.test(lastMessage()), lastMessage())
        }
        function test_theStepsAndTheOpeningAreExplained(): void {
            Settings.newGame.opening = "swap2"
            start()
            compare(TablePanel.guide.steps.length, 3)
            play("h8 h9 i10")
            compare(TablePanel.guide.step, 1)
            tryVerify(() => child("guideSteps").visible)
            verify(TablePanel.guide.about !== "")
            compare(child("guideLine").text, TablePanel.guide.line)
            press("aboutOpening")
            compare(child("guideLine").text, TablePanel.guide.about)
            compare(child("aboutOpening").text, chinese ? "什么是“Swap2”？" : "What is Swap2?")
            press("aboutOpening")
            compare(child("guideLine").text, TablePanel.guide.line)
        }
        function test_theNameOfAnOpeningStandsInQuotesWhereNothingElseSetsItApart(): void {
            Settings.newGame.rule = "renju"
            Settings.newGame.opening = "yamaguchi"
            start()
            compare(child("aboutOpening").text, chinese ? "什么是“山口”？" : "What is Yamaguchi?")
        }
        function test_namesAreAskedForBySideOnlyWhereItIsKnown(): void {
            const label = name => child(name).parent.label
            compare([label("name"), label("secondName")], chinese ? ["黑", "白"] : ["Black", "White"])
            Settings.newGame.opening = "swap2"
            compare([label("name"), label("secondName")], chinese ? ["甲方", "乙方"] : ["First player", "Second player"])
            compare(child("secondName").placeholderText, label("secondName"))
        }
        function test_nobodyIsCalledBlackBeforeSidesAreChosen(): void {
            Settings.newGame.mode = "computer"
            Settings.newGame.colour = "black"
            const before = child("startBoard").Accessible.name
            Settings.newGame.opening = "taraguchi-10"
            verify(!/Black|执黑/.test(child("startBoard").Accessible.name), child("startBoard").Accessible.name)
            verify(child("startBoard").Accessible.name !== before)
        }

        function test_aWrongPointIsRefusedWithTheReason(): void {
            Settings.newGame.opening = "pro"
            start()
            click("a1")
            compare(plies(), 0)
            verify(lastMessage().includes("H8"), lastMessage())
        }

        function test_theNumberKeysChoose(): void {
            Settings.newGame.opening = "swap"
            start()
            play("h8 i9 g10")
            verify(TablePanel.guide.choices.length >= 2)
            keyClick(Qt.Key_2)
            verify(!TablePanel.guide.active)
        }
    }
}
