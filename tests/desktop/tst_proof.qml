import QtQuick
import QtTest
import Tianyuan

/// The proof that is installed, walked through in the window.
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
        id: test
        name: "Proof"
        pages: pages

        readonly property ProofView proof: Study.proof

        function say(english: string, inChinese: string): string { return chinese ? inChinese : english }
        function waitForProof(): void { tryVerify(() => !proof.looking, 60000) }
        function headline(): string {
            waitForProof()
            return child("proofHeadline").text
        }
        function next(): void {
            waitForProof()
            press("proofNext")
            waitForProof()
        }
        /// In a corner White's stone is worth least: that is proved.
        function openCorner(): void {
            start()
            play("h8 o1")
            keyClick(Qt.Key_W)
            verify(child("proofPanel").visible)
        }

        function test_theStartLeadsIntoTheProof(): void {
            press("learnButton")
            press("learn-proof")
            compare(pages.current, "play")
            verify(GameController.reading)
            verify(child("proofPanel").visible)
            verify(headline().includes(say("only what comes after some points", "下在某些点之后")))
            next()
            compare(plies(), 1)
            compare(move(1), "H8")
            for (let i = 0; i < 3; ++i) next()
            verify(headline().includes(say("Black wins in at most", "黑方至多再下")) || headline().includes(say("whatever White plays", "无论白方怎么下")), headline())
            const before = plies()
            keyClick(Qt.Key_BracketLeft)
            compare(GameController.shownPly, before - 1)
            waitForProof()
            keyClick(Qt.Key_BracketRight)
            compare(GameController.shownPly, before)
        }

        function test_whatWinsIsSaidAndMarkedOnTheBoard(): void {
            start()
            play("h8 o1")
            const plain = grabImage(board())
            press("proofToggle")
            verify(headline().includes(say("Black wins in at most", "黑方至多再下")), headline())
            compare(proof.nextKind, "answer")
            compare(child("proofNext").text, say("Play it", "下这一手"))
            const marked = grabImage(board())
            verify(!marked.equals(plain), "the winning stone lies on the board")
            proof.pointed = true
            verify(!grabImage(board()).equals(marked), "the longest resistance lies on the board")
            proof.pointed = false
            keyClick(Qt.Key_W)
            verify(!child("proofPanel").visible)
            verify(grabImage(board()).equals(plain))
        }

        function test_theLongestResistanceIsWalkedToTheFive(): void {
            openCorner()
            let zones = 0, threats = 0
            for (let i = 0; i < 120 && !GameController.over; ++i) {
                waitForProof()
                const texts = Array.from(proof.reasons).join("\n")
                zones += texts.includes(say("Outside the shaded zone", "在标出的"))
                threats += texts.includes(say("If White passes: ", "若白方不应："))
                verify(proof.next.x >= 0, headline())
                GameController.play(proof.next)
            }
            verify(GameController.over)
            verify(zones > 3 && threats > 3, zones + " zones and " + threats + " threats")
            verify(headline().includes(say("Five", "成五")))
            compare(plies() % 2, 1)  // Black's
        }

        function test_anyMoveOfWhiteCanBeTriedAndLeavingIsTold(): void {
            openCorner()
            next()
            compare(plies(), 3)
            verify(headline().includes(say("whatever White plays", "无论白方怎么下")))
            compare(child("proofNext").text, say("Resist", "抵抗"))
            verify(Array.from(proof.reasons).some(text => /[A-O]\d+ \d+, [A-O]\d+ \d+/.test(text)), "the toughest replies are named too")
            for (let tabs = 0; tabs < 60 && !proof.pointed; ++tabs) keyClick(Qt.Key_Tab)
            verify(proof.pointed, "the resistance can be pointed at without a mouse")
            child("board").forceActiveFocus()
            verify(!proof.pointed)
            play("a1")
            verify(headline().includes(say("Black wins in at most", "黑方至多再下")), headline())
            play("o15")
            verify(headline().includes(say("Here you left the proved win: O15", "这里离开了已证明的必胜：实战 O15")), headline())
        }

        /// How much higher a panel is than its rows.
        function spare(): real {
            const rows = Array.from(child("proofPanel").children).filter(each => each.visible && each.height > 0)
            return child("proofPanel").height - rows.reduce((sum, each) => sum + each.implicitHeight + Theme.tiny, -Theme.tiny)
        }
        function cleanup(): void {
            root.width = 1280
            root.height = 800
        }
        function test_thePanelIsAsHighAsWhatItSaysInEveryWindow(): void {
            openCorner()
            for (let i = 0; i < 12; ++i) {
                waitForProof()
                GameController.play(proof.next)
            }
            RecordDesk.readGame()
            for (const [width, height] of [[800, 600], [1280, 800], [600, 860], [1280, 800]]) {
                root.width = width
                root.height = height
                waitForProof()
                tryVerify(() => { grabImage(pages); return Math.abs(spare()) < 3 }, 3000, width + "x" + height + ": " + spare())
            }
        }

        function test_aRecordShowsItsPlaceInTheProof(): void {
            RecordDesk.readEmpty("freestyle", 15)
            play("h8 o1")
            Settings.study.proofShown = true
            verify(headline().includes(say("Black wins in at most", "黑方至多再下")), headline())
            keyClick(Qt.Key_PageUp)
            verify(headline().includes(say("only what comes after some points", "下在某些点之后")), headline())
            // Black may go where nothing is proved, and come back; both stay in the record.
            keyClick(Qt.Key_PageDown)
            play("a1")
            verify(headline().includes(say("left the proved win", "离开了已证明的必胜")), headline())
            keyClick(Qt.Key_PageUp)
            next()
            verify(RecordDesk.inVariation)
        }

        function test_aGameThatIsOverIsWalkedOnAsAVariation(): void {
            openCorner()
            resign()
            tryVerify(() => child("playPage").resultShown, 10000)
            keyClick(Qt.Key_PageUp)
            keyClick(Qt.Key_PageDown)
            waitForProof()
            compare(proof.nextKind, "answer")
            RecordDesk.playOn(proof.next)
            verify(GameController.reading)
            compare(GameController.shownPly, 3)
            verify(headline().includes(say("whatever White plays", "无论白方怎么下")), headline())
        }

        function test_itSaysWhereNoProofIsInstalled(): void {
            Settings.newGame.rule = "renju"
            start()
            Settings.study.proofShown = true
            compare(headline(), say("No proof is installed for this rule and size.", "没有安装这种规则和大小的证明。"))
            verify(!child("proofNext").visible)
            press("proofToggle")
            verify(!child("proofPanel").visible)
            verify(!child("proofToggle").visible, "there is nothing to show")
        }

        function test_theLanguageCanChangeMeanwhile(): void {
            openCorner()
            waitForProof()
            Settings.look.language = chinese ? "en" : "zh"
            tryVerify(() => headline().includes(chinese ? "黑方至多再下" : "Black wins in at most"))
            Settings.look.language = chinese ? "en" : "zh"
        }
    }
}
