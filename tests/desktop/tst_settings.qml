import QtQuick
import QtTest
import Tianyuan

/// The settings take effect at once and are kept.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    TestCase {
        name: "Settings"
        when: windowShown

        function init(): void {
            Settings.reset()
            Settings.look.motion = "none"
            findChild(pages, "settingsPage").section = "look"
            pages.open("settings")
            grabImage(pages)
        }
        function cleanup(): void { pages.current = "start" }

        function openSection(name: string): void {
            mouseClick(findChild(pages, "section-" + name))
            compare(findChild(pages, "settingsPage").section, name)
            grabImage(pages)
        }
        function choose(control: string, value: string): void {
            const group = findChild(pages, control)
            verify(group, control)
            mouseClick(findChild(group, "segment-" + value))
        }

        function test_choices_data(): var {
            return [
                { section: "look", name: "theme", value: "dark" },
                { section: "look", name: "numbers", value: "all" },
                { section: "look", name: "lastMark", value: "triangle" },
                { section: "access", name: "motion", value: "none" },
                { section: "look", name: "motion", value: "reduced" },
                { section: "play", group: "play", name: "click", value: "confirm" },
                { section: "play", group: "play", name: "fouls", value: "lose" },
                { section: "play", group: "play", name: "thinking", value: "off" },
                { section: "language", name: "language", value: "zh" }
            ].map(row => Object.assign(row, { tag: row.section + " " + row.name }))
        }
        function test_choices(row: var): void {
            openSection(row.section)
            choose(row.name, row.value)
            compare(Settings[row.group ?? "look"][row.name], row.value)
        }

        function test_theMemoryOfEnginesIsChosen(): void {
            openSection("players")
            const field = findChild(pages, "engineMemory")
            compare(field.displayText, Language.code === "zh" ? "默认" : "As usual")
            field.forceActiveFocus()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            compare(Settings.play.engineMemory, 32)
            compare(field.displayText, "32 MB")
            Settings.play.engineMemory = 33  // makes no sense
            compare(Settings.play.engineMemory, 32)
        }

        function test_theThemeChangesEveryColourAtOnce(): void {
            choose("theme", "light")
            const light = String(Theme.panel)
            choose("theme", "contrast")
            verify(String(Theme.panel) !== light)
            compare(String(Theme.ink), "#ffffff")
        }

        function test_theLanguageChangesAtOnce(): void {
            openSection("language")
            choose("language", "zh")
            compare(Language.code, "zh")
            compare(findChild(pages, "section-look").Accessible.name, "外观")
            choose("language", "en")
            compare(findChild(pages, "section-look").Accessible.name, "Look")
        }

        function test_aToggleTurns(): void {
            mouseClick(findChild(pages, "coordinates"))
            compare(Settings.look.coordinates, false)
        }

        function test_whatHelpsToSeeAndHearIsInOnePlace(): void {
            openSection("access")
            mouseClick(findChild(pages, "highContrast"))
            compare(Settings.look.theme, "contrast")
            verify(Theme.contrast)
            mouseClick(findChild(pages, "askFirst"))
            compare(Settings.play.click, "confirm")
            mouseClick(findChild(pages, "announcements"))
            compare(Settings.look.announcements, false)
        }

        function test_theBoardIsChosenByItsPicture(): void {
            mouseClick(findChild(pages, "board-slate"))
            compare(Settings.look.board, "slate")
        }

        function test_textGrowsWithItsSetting(): void {
            const before = Theme.body
            const slider = findChild(pages, "textScale")
            slider.forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(Settings.look.textScale, 1.15)
            verify(Theme.body > before)
        }

        function test_theAnalysisIsTunedWithinLimits_data(): var {
            return [{ tag: "analysisSeconds", more: 35, least: 5, most: 120 }, { tag: "analysisLines", more: 4, least: 1, most: 6 }]
        }
        function test_theAnalysisIsTunedWithinLimits(data: var): void {
            openSection("analysis")
            const slider = findChild(pages, data.tag)
            slider.forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(Settings.study[data.tag], data.more)
            for (let i = 0; i < 40; ++i) keyClick(Qt.Key_Left)
            compare(Settings.study[data.tag], data.least)
            for (let i = 0; i < 40; ++i) keyClick(Qt.Key_Right)
            compare(Settings.study[data.tag], data.most)
        }

        function test_escapeLeadsBack(): void {
            keyClick(Qt.Key_Escape)
            compare(pages.current, "start")
        }

        function test_everySectionOpensByKeyboard(): void {
            findChild(pages, "sectionList").forceActiveFocus()
            for (const name of ["play", "analysis", "sound", "language", "access", "players", "keys", "about"]) {
                keyClick(Qt.Key_Down)
                compare(findChild(pages, "settingsPage").section, name)
            }
        }

        function test_theVersionIsTold(): void {
            openSection("about")
            verify(/\d+\.\d+\.\d+$/.test(findChild(pages, "version").text), findChild(pages, "version").text)
        }

        function test_everythingCanBePutBack(): void {
            Settings.look.board = "slate"
            openSection("about")
            const button = findChild(pages, "resetSettings")
            mouseClick(button)
            compare(Settings.look.board, "slate")
            mouseClick(button)
            compare(Settings.look.board, "wood")
        }
    }
}
