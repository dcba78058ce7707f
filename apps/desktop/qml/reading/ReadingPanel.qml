import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A record being read: its variations as a tree, and what is written about the move on the board.
FocusScope {
    id: panel

    property bool compact: false
    /// The signs have room beside the title.
    readonly property bool inOneRow: width >= 430 * Theme.scale

    Item {
        id: head
        width: parent.width
        height: Math.max(Theme.touch, title.implicitHeight)
        Label {
            id: title
            anchors.verticalCenter: parent.verticalCenter
            width: (panel.inOneRow ? marks.x : buttons.x) - Theme.small
            text: qsTr("Variations")
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
        }
        Row {
            id: buttons
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            IconButton {
                objectName: "promoteVariation"
                side: 32
                iconName: "check"
                enabled: RecordDesk.inVariation
                text: qsTr("Make this the main line")
                onClicked: RecordDesk.promoteHere()
            }
            IconButton {
                objectName: "cutVariation"
                side: 32
                iconName: "remove"
                enabled: GameController.shownPly > 0
                text: qsTr("Delete this move and what follows")
                onClicked: sure.open()
            }
            IconButton {
                objectName: "playHere"
                side: 32
                iconName: "play"
                enabled: GameController.verbs.playFromHere.enabled
                text: qsTr("Play from here")
                onClicked: GameController.verbs.playFromHere.trigger()
            }
        }
    }
    Flickable {
        id: flick
        objectName: "treeView"
        anchors { top: head.bottom; bottom: panel.inOneRow ? notes.top : marks.top; bottomMargin: Theme.small; left: parent.left; right: parent.right }
        contentWidth: Math.max(width, tree.whole.width)
        contentHeight: Math.max(height, tree.whole.height)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        focus: true
        T.ScrollBar.vertical: ScrollMark {}
        Accessible.role: Accessible.Tree
        Accessible.name: qsTr("Variations")
        Keys.onUpPressed: tree.step(0, -1)
        Keys.onDownPressed: tree.step(0, 1)
        Keys.onLeftPressed: tree.step(-1, 0)
        Keys.onRightPressed: tree.step(1, 0)

        onContentHeightChanged: reveal()
        onHeightChanged: reveal()
        function reveal(): void {
            const here = tree.current
            if (here.width === 0) return
            contentX = Math.max(0, Math.min(here.x, Math.max(contentX, here.x + here.width - width), contentWidth - width))
            contentY = Math.max(0, Math.min(here.y, Math.max(contentY, here.y + here.height - height), contentHeight - height))
        }
        VariationTree {
            id: tree
            objectName: "tree"
            x: flick.contentX
            y: flick.contentY
            width: flick.width
            height: flick.height
            offset: Qt.point(flick.contentX, flick.contentY)
            cell: Math.round(28 * Theme.scale)
            ink: Theme.ink
            accent: Theme.accent
            noted: Theme.amber
            font: Theme.sans
            onTreeChanged: flick.reveal()
            TapHandler {
                onTapped: event => {
                    flick.forceActiveFocus()
                    tree.goTo(Qt.point(event.position.x + flick.contentX, event.position.y + flick.contentY))
                }
            }
        }
        Rectangle {
            x: flick.contentX
            y: flick.contentY
            width: flick.width
            height: flick.height
            visible: flick.activeFocus
            color: "transparent"
            radius: Theme.chipRadius
            border { width: 2; color: Theme.accent }
        }
    }
    MarkTools {
        id: marks
        objectName: "markTools"
        x: panel.inOneRow ? buttons.x - width - Theme.medium : 0
        y: panel.inOneRow ? Math.round((head.height - 32) / 2) : notes.y - height - Theme.tiny
        width: panel.inOneRow ? whole : panel.width
    }
    CommentField {
        id: notes
        objectName: "comment"
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right }
        height: Math.round(Math.min(120 * Theme.scale, parent.height * 0.32))
        text: RecordDesk.comment
        onWritten: text => RecordDesk.comment = text
    }
    Sheet {
        id: sure
        objectName: "sureToCut"
        title: qsTr("Delete this move?")
        widest: 420 * Theme.scale
        highest: question.implicitHeight + 170
        BodyText {
            id: question
            width: parent.width
            text: qsTr("The move on the board is deleted, with everything that follows it and its comments.")
        }
        PrimaryButton {
            objectName: "cutNow"
            anchors { right: parent.right; bottom: parent.bottom }
            text: qsTr("Delete")
            onClicked: {
                sure.close()
                RecordDesk.cutHere()
            }
        }
    }
}
