import QtQuick
import QtTest
import Tianyuan

/// A program is tried out, added, and plays; one that misbehaves is told from one that does not.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Engine"
        pages: pages

        function sheet(): var { return findChild(pages, "engineSheet") }
        function inSheet(name: string): Item { return findChild(sheet().contentItem, name) }
        function drop(program: string): void {
            verify(workshop.dragFiles(pages, [workshop.url(program)]))
            verify(workshop.letGo())
            tryVerify(() => sheet().opened)
        }
        function cleanup(): void {
            sheet().close()
            for (const each of Opponents.all) if (each.kind === "engine") EngineTest.remove(each.value)
            pages.current = "start"
        }

        function test_aGoodEngineIsAddedAndPlays(): void {
            drop(workshop.writeProgram("pbrain-kind", "#!/bin/sh\nexec " + goodEngine + "\n"))
            verify(EngineTest.running)
            tryVerify(() => !EngineTest.running, 200000)
            verify(EngineTest.canPlay, EngineTest.trouble)
            verify(EngineTest.findings.length > 10)
            verify(EngineTest.summary !== "")
            tryVerify(() => inSheet("addEngine").visible)
            grabImage(inSheet("engineTranscript"))
            mouseClick(inSheet("engineTranscript"))
            tryVerify(() => inSheet("transcriptText").text.includes("START"))
            grabImage(inSheet("addEngine"))
            mouseClick(inSheet("addEngine"))
            tryVerify(() => !sheet().opened)
            compare(Opponents.find("kind").kind, "engine")
            verify(Array.from(Opponents.all).some(each => each.value === "kind"), "it is in the list")
            startAgainst("kind")
            click("h8")
            tryCompare(GameController.moves, "plies", 2, 60000)
            verify(GameController.transcript().includes("TURN"))
        }

        /// It is unpacked into a folder of its own, which goes again if it is not added.
        function test_anEngineInAnArchiveIsUnpackedAndExamined(): void {
            const archive = workshop.writeArchive("pbrain-packed.zip", "bin/pbrain-packed", "#!/bin/sh\nexec " + goodEngine + "\n")
            drop(archive)
            compare(EngineTest.name, "packed")
            tryVerify(() => !EngineTest.running, 200000)
            verify(EngineTest.canPlay, EngineTest.trouble)
            verify(EngineTest.add())
            sheet().close()
            tryVerify(() => !sheet().visible)
            startAgainst("packed")
            click("h8")
            tryCompare(GameController.moves, "plies", 2, 60000)
        }
        function test_anArchiveWithoutAProgramIsToldSo(): void {
            drop(workshop.writeArchive("notes.zip", "read-me.txt", "Hello."))
            tryVerify(() => !EngineTest.running, 20000)
            verify(!EngineTest.canPlay)
            verify(EngineTest.trouble !== "")
        }

        /// What was tried out last is not what is added next.
        function test_itStartsEmpty(): void {
            drop(workshop.writeProgram("pbrain-kind", "#!/bin/sh\nexec " + goodEngine + "\n"))
            verify(EngineTest.program.includes("pbrain-kind"))
            sheet().close()
            sheet().open()
            tryVerify(() => sheet().opened)
            compare(EngineTest.program, "")
            compare(EngineTest.trouble, "")
            compare(EngineTest.findings.length, 0)
        }

        function test_aBadEngineIsToldWhyAndNotAdded_data(): var {
            return ["crash-at-start", "garbage", "occupied"].map(fault => ({ tag: fault }))
        }
        function test_aBadEngineIsToldWhyAndNotAdded(data: var): void {
            drop(workshop.writeProgram("pbrain-" + data.tag, "#!/bin/sh\nexec " + badEngine + " " + data.tag + "\n"))
            tryVerify(() => !EngineTest.running, 200000)
            verify(!EngineTest.canPlay)
            verify(EngineTest.trouble !== "")
            verify(EngineTest.findings.some(each => each.severity === "fault"))
            verify(!inSheet("addEngine").visible)
            compare(Opponents.find(data.tag).about !== "", true)
            verify(!EngineTest.add())
            verify(!Opponents.all.some(each => each.kind === "engine"))
        }

        function test_theTestCanBeStopped(): void {
            drop(workshop.writeProgram("pbrain-slow", "#!/bin/sh\nexec " + badEngine + " hang-on-move\n"))
            verify(EngineTest.running)
            tryVerify(() => inSheet("stopTest").visible)
            grabImage(inSheet("stopTest"))
            mouseClick(inSheet("stopTest"))
            verify(!EngineTest.running)
            verify(!EngineTest.canPlay)
        }

        function test_whatIsNoProgramIsTold(): void {
            EngineTest.test(workshop.url("/no/such/program"))
            tryVerify(() => !EngineTest.running, 60000)
            verify(!EngineTest.canPlay)
            verify(EngineTest.trouble !== "")
        }
    }
}
