import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// Everything that can be done, in one list: also what a small window has no button for.
T.Popup {
    id: menu

    signal actionWanted(string action)
    signal settingsWanted()

    function ask(action: string): void {
        close()
        actionWanted(action)
    }
    signal helpWanted()

    modal: true
    dim: false
    focus: true
    padding: Theme.small
    implicitWidth: Math.round(260 * Theme.scale)
    implicitHeight: Math.min(list.implicitHeight + 2 * padding, parent ? parent.height - 16 : 400)
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick } }

    background: Rectangle {
        radius: Theme.bubbleRadius
        color: Theme.raised
        border { width: Theme.outline; color: Theme.line2 }
    }
    Flickable {
        anchors.fill: parent
        contentHeight: list.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
        Column {
            id: list
            width: parent.width
            MenuEntry { verb: GameController.verbs.pass; iconName: "pass"; text: qsTr("Pass"); keyText: "P"; onDone: menu.close() }
            MenuEntry { verb: GameController.verbs.offerDraw; iconName: "offer-draw"; text: qsTr("Offer draw"); keyText: "Ctrl+D"; onDone: menu.close() }
            MenuEntry { verb: GameController.verbs.resign; iconName: "resign"; text: qsTr("Resign"); keyText: "Ctrl+G"; onDone: menu.close() }
            MenuEntry { objectName: "menuPause"; verb: GameController.verbs.pause; iconName: TablePanel.paused ? "play" : "pause"; text: TablePanel.paused ? qsTr("Continue") : qsTr("Pause"); keyText: "Ctrl+P"; onDone: menu.close() }
            MenuEntry { verb: GameController.verbs.restart; iconName: "restart"; text: qsTr("Restart"); keyText: "Ctrl+N"; onDone: menu.close() }
            MenuEntry { verb: GameController.verbs.playFromHere; iconName: "play"; text: qsTr("Play from here"); onDone: menu.close() }
            MenuEntry { objectName: "menuStudy"; visible: !GameController.reading; height: visible ? implicitHeight : 0; iconName: "look-back"; text: qsTr("Try variations"); onDone: { menu.close(); RecordDesk.readGame() } }
            MenuEntry { objectName: "menuTranscript"; visible: GameController.program; height: visible ? implicitHeight : 0; iconName: "engine"; text: qsTr("What the opponent said"); onDone: menu.ask("transcript") }
            MenuEntry { objectName: "menuTeacher"; visible: TablePanel.teacher.here; height: visible ? implicitHeight : 0; iconName: "help"; text: qsTr("Is there something I must see?"); keyText: "A"; onDone: { menu.close(); TablePanel.teacher.ask() } }
            Divider { width: parent.width }
            MenuEntry { objectName: "menuLibrary"; iconName: "games"; text: qsTr("Games"); keyText: "Ctrl+L"; onDone: menu.ask("library") }
            MenuEntry { objectName: "menuSetup"; iconName: "setup"; text: qsTr("Set up position"); keyText: "Ctrl+T"; onDone: menu.ask("setup") }
            MenuEntry { objectName: "menuOpen"; iconName: "folder"; text: qsTr("Open…"); keyText: "Ctrl+O"; onDone: menu.ask("open") }
            MenuEntry { objectName: "menuEncoding"; visible: GameController.reading && Files.report.encoding !== ""; height: visible ? implicitHeight : 0; iconName: "folder"; text: qsTr("Text of this file…"); onDone: menu.ask("report") }
            MenuEntry { objectName: "menuSave"; iconName: "save"; text: qsTr("Save game"); keyText: "Ctrl+S"; onDone: menu.ask("save") }
            MenuEntry { objectName: "menuShare"; iconName: "share"; text: qsTr("Share…"); keyText: "Ctrl+Shift+C"; onDone: menu.ask("share") }
            MenuEntry { objectName: "menuExport"; iconName: "export"; text: qsTr("Export a picture…"); keyText: "Ctrl+E"; onDone: menu.ask("export") }
            Divider { width: parent.width }
            MenuEntry { objectName: "menuLookBack"; verb: Study.openLookBack; iconName: "look-back"; text: qsTr("Look back"); keyText: "L"; onDone: menu.close() }
            MenuEntry { visible: Study.allowed; iconName: "engine"; text: qsTr("What the computer thinks"); keyText: "E"; onDone: { menu.close(); Settings.study.engineShown = !Settings.study.engineShown } }
            MenuEntry { visible: Study.allowed; iconName: "threats"; text: qsTr("Threats"); keyText: "T"; onDone: { menu.close(); Settings.study.threatsShown = !Settings.study.threatsShown } }
            MenuEntry { objectName: "menuProof"; visible: Study.allowed; iconName: "proof"; text: qsTr("Proof"); keyText: "W"; onDone: { menu.close(); Settings.study.proofShown = !Settings.study.proofShown } }
            MenuEntry { visible: Study.allowed; iconName: "score-map"; text: qsTr("Score map"); keyText: "V"; onDone: { menu.close(); Settings.study.scoreMap = Settings.study.scoreMap === "off" ? "colour" : "off" } }
            Divider { width: parent.width }
            MenuEntry { iconName: "settings"; text: qsTr("Settings"); onDone: { menu.close(); menu.settingsWanted() } }
            MenuEntry { iconName: "help"; text: qsTr("Help"); keyText: "F1"; onDone: { menu.close(); menu.helpWanted() } }
            MenuEntry { iconName: "quit"; text: qsTr("Leave"); keyText: "Esc"; onDone: { menu.close(); GameController.leave() } }
        }
    }
}
