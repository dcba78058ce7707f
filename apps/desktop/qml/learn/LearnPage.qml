import QtQuick
import Tianyuan

/// Everything by which one gets better, a card for each; a card leads to a page of its own.
Page {
    id: page

    /// Which pages there are; a card whose page is missing is not shown.
    property var places: []
    readonly property var shownPlaces: Array.from(["course", "puzzles", "progress", "proof"]).filter(each => places.includes(each))
    /// What a card says, by the page to which it leads; "news" is how things stand.
    readonly property var cards: ({
        course: {
            title: qsTr("Course"),
            about: qsTr("From the first stone to forced wins. Short lessons, and in each one something to do on the board."),
            news: Course.contents.news,
            picture: SamplePictures.lesson
        },
        puzzles: {
            title: qsTr("Puzzles"),
            about: qsTr("Find the move that wins, or the only one that holds."),
            news: Puzzles.standing.dueText,
            picture: SamplePictures.puzzle
        },
        progress: {
            title: qsTr("Progress"),
            about: qsTr("How strong you are, what you win and lose, and who would give you an even game."),
            news: Progress.news,
            picture: SamplePictures.small
        },
        proof: {
            title: qsTr("Perfect play"),
            about: qsTr("Black, who begins in the centre, can always win. Walk through what is proved of it, and try any move."),
            news: "",
            picture: SamplePictures.proof
        }
    })

    signal done()
    signal placeWanted(string place)

    /// As many cards side by side as there are, or all below each other.
    readonly property int gap: Theme.huge
    readonly property int cardWidth: Math.min(320 * Theme.scale, (width - 2 * 40 - (shownPlaces.length - 1) * gap) / Math.max(1, shownPlaces.length))
    readonly property bool beside: cardWidth < 200 * Theme.scale || cardWidth + 230 * Theme.scale > height - head.height - 64

    function cardAt(index: int): Item { return repeater.itemAt(index) }
    function step(from: int, by: int): void { cardAt(from + by)?.forceActiveFocus(Qt.TabFocusReason) }

    onShownChanged: if (shown) {
        Progress.refresh()
        Puzzles.standing.refresh()
    }
    home: repeater.count > 0 ? cardAt(0) : null
    Keys.onEscapePressed: done()

    Rectangle { anchors.fill: parent; color: Theme.desk }
    Item {
        id: head
        x: Theme.large
        y: Theme.medium
        width: parent.width - 2 * x
        height: Math.max(Theme.touch, title.implicitHeight)
        IconButton {
            id: back
            objectName: "learnBack"
            anchors.verticalCenter: parent.verticalCenter
            iconName: "back"
            text: qsTr("Back")
            keyText: qsTr("Esc")
            onClicked: page.done()
        }
        Text {
            id: title
            anchors { left: back.right; leftMargin: Theme.small; verticalCenter: parent.verticalCenter }
            textFormat: Text.PlainText
            text: qsTr("Learn")
            font { family: Theme.serif; pixelSize: Theme.head; bold: true }
            color: Theme.ink
            Accessible.role: Accessible.Heading
        }
    }
    Scroll {
        id: scroll
        anchors { top: head.bottom; topMargin: Theme.small; bottom: parent.bottom; left: parent.left; right: parent.right }
        contentHeight: Math.max(height, grid.height + Theme.huge)

        Grid {
            id: grid
            readonly property int rowWidth: Math.min(scroll.width - 2 * Theme.huge, 640 * Theme.scale)
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.max(Theme.small, Math.round((scroll.height - height) * 0.4))
            columns: page.beside ? 1 : Math.max(1, page.shownPlaces.length)
            spacing: page.beside ? Theme.medium : page.gap
            Repeater {
                id: repeater
                model: page.shownPlaces
                LearnCard {
                    required property string modelData
                    required property int index
                    readonly property var card: page.cards[modelData]
                    objectName: "learn-" + modelData
                    width: page.beside ? grid.rowWidth : page.cardWidth
                    height: page.beside ? implicitHeight : page.tallest
                    beside: page.beside
                    title: card.title
                    about: card.about
                    news: card.news
                    picture: card.picture
                    onClicked: page.placeWanted(modelData)
                    Keys.onUpPressed: page.step(index, -1)
                    Keys.onLeftPressed: page.step(index, -1)
                    Keys.onDownPressed: page.step(index, 1)
                    Keys.onRightPressed: page.step(index, 1)
                }
            }
        }
    }
    /// Cards side by side are equally high.
    readonly property real tallest: {
        let most = 0
        for (let i = 0; i < repeater.count; ++i) most = Math.max(most, repeater.itemAt(i)?.implicitHeight ?? 0)
        return most
    }
}
