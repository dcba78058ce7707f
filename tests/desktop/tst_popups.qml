import QtQuick
import QtQuick.Templates as T
import QtTest
import Tianyuan

/// Whatever has been opened over a page: once it is closed, the keyboard is the page's again.
Item {
    id: root

    readonly property Item overlay: T.Overlay.overlay

    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "Popups"
        pages: pages

        /// Everything that opens, in what is shown of an item: sheets, menus and drop-downs.
        function popupsIn(item: Item, inSight = true): var {
            let found = []
            for (const each of Array.from(item.data)) {
                if (each instanceof T.ToolTip) continue
                if (each instanceof T.Popup) found.push(each)
                else if (each instanceof Item) found = found.concat(popupsIn(each, inSight && each.visible))
            }
            if (item instanceof T.ComboBox && inSight) found.push(item.popup)
            return found
        }
        function nameOf(popup: var): string { return popup.objectName || "drop-down of " + popup.parent.objectName }

        readonly property var pagesWithKeys: ({
            "start": () => {
                keyClick(Qt.Key_Return)
                compare(pages.current, "play", "Enter starts")
            },
            "play": () => {
                const from = board().hovered.x
                keyClick(Qt.Key_Left)
                keyClick(Qt.Key_Left)
                verify(board().hovered.x !== from || from === 0, "an arrow moves the cursor")
                keyClick(Qt.Key_Backspace)
                compare(plies(), 2, "Backspace takes back")
            },
            "settings": () => {
                keyClick(Qt.Key_Escape)
                compare(pages.current, "start", "Escape leads back")
            },
            "setup": () => {
                keyClick(Qt.Key_W)
                compare(SetupBoard.tool, "white")
                keyClick(Qt.Key_Escape)
                compare(pages.current, "start", "Escape leads back")
            },
            "course": () => {
                keyClick(Qt.Key_Escape)
                compare(pages.current, "learn", "Escape leads back")
            },
            "library": () => {
                keyClick(Qt.Key_Slash)
                tryVerify(() => child("search").activeFocus)
                keyClick(Qt.Key_Escape)
                compare(pages.current, "start", "Escape leads back")
            }
        })
        function arrive(page: string): void {
            if (page === "play") {
                start()
                play("h8 i9 g7")
                mouseMove(pages, 1, 1)
            } else {
                pages.open(page)
            }
            grabImage(pages)
        }
        function cleanup(): void {
            for (const popup of popupsIn(pages)) popup.close()
            pages.current = "start"
            SetupBoard.tool = "turn"
        }

        function test_theKeyboardComesBack_data(): var {
            const rows = []
            for (const width of [1280, 480]) {
                for (const page in pagesWithKeys) rows.push({ tag: page + " " + width, page: page, width: width })
            }
            return rows
        }
        function test_theKeyboardComesBack(data: var): void {
            root.width = data.width
            root.height = data.width === 480 ? 360 : 800
            arrive(data.page)
            const count = popupsIn(pages).length
            verify(count > 8, "there are " + count)
            for (let i = 0; i < count; ++i) {
                const popup = popupsIn(pages)[i]
                const name = nameOf(popup)
                if (popup.parent instanceof T.ComboBox) popup.parent.forceActiveFocus()
                popup.open()
                tryVerify(() => popup.opened, 5000, name)
                keyClick(Qt.Key_Escape)
                tryVerify(() => !popup.visible, 5000, name + " closes")
                tryVerify(() => pages.isHeld(pages.keyboardAt), 5000, name + " leaves the keyboard to nobody")
                pagesWithKeys[data.page]()
                cleanup()
                init()
                arrive(data.page)
                compare(popupsIn(pages).length, count)
            }
        }
        function cleanupTestCase(): void { root.width = 1280 }

        function test_enterStartsAfterAChoiceByMouseAndByKeys_data(): var { return [{ tag: "mouse" }, { tag: "keys" }] }
        function test_enterStartsAfterAChoiceByMouseAndByKeys(data: var): void {
            root.width = 1280
            root.height = 800
            const field = child("rule")
            grabImage(field)
            if (data.tag === "mouse") {
                mouseClick(field)
                tryVerify(() => field.popup.opened)
                const row = () => findChild(field.popup.contentItem, "choice-renju")
                tryVerify(() => row() !== null)
                grabImage(row())
                mouseClick(row())
            } else {
                field.forceActiveFocus(Qt.TabFocusReason)
                keyClick(Qt.Key_Space)
                tryVerify(() => field.popup.opened)
                while (field.highlightedIndex !== field.choices.findIndex(each => each.value === "renju")) keyClick(Qt.Key_Down)
                keyClick(Qt.Key_Return)
            }
            tryVerify(() => !field.popup.visible)
            compare(Settings.newGame.rule, "renju")
            compare(pages.current, "start")
            keyClick(Qt.Key_Return)
            compare(pages.current, "play")
        }

        /// A click on a button does not take the keyboard away from the board.
        function test_aButtonLeavesTheKeyboardToTheBoard(): void {
            root.width = 1280
            root.height = 800
            arrive("play")
            press("undo")
            compare(plies(), 2)
            keyClick(Qt.Key_Left)
            verify(board().hovered.x >= 0)
            click("a1")
            keyClick(Qt.Key_D, Qt.ControlModifier)
            press("declineDraw")
            keyClick(Qt.Key_Backspace)
            compare(plies(), 2)
        }
    }
}
