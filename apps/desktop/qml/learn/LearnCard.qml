import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// One way to get better: a picture, what it is, and how far one is. The picture stands above the
/// words, or beside them where there is no room.
T.AbstractButton {
    id: card

    property string title
    property string about
    property string news  // how things stand; empty: nothing to say yet
    property boardPicture picture
    property bool beside: false
    /// How large the picture is, where it stands beside.
    readonly property int aside: Math.round(Math.min(112, card.width * 0.26))
    readonly property int inset: beside ? Theme.medium : Theme.large

    implicitHeight: beside ? Math.max(aside, words.implicitHeight) + 2 * inset
                           : board.height + words.implicitHeight + 2 * inset + Theme.large
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: news !== "" ? about + " " + news : about
    Keys.onReturnPressed: card.clicked()
    Keys.onEnterPressed: card.clicked()

    background: Rectangle {
        radius: Theme.cardRadius
        color: card.pressed ? Theme.line : card.hovered ? Theme.sunken : Theme.raised
        border { width: Theme.outline; color: card.hovered ? Theme.line2 : Theme.line }
        Behavior on color { ColorAnimation { duration: Theme.quick } }
        FocusRing { visible: card.visualFocus; corner: Theme.cardRadius }
    }
    BoardView {
        id: board
        x: card.inset
        y: card.beside ? Math.round((card.height - height) / 2) : card.inset
        width: card.beside ? card.aside : card.width - 2 * card.inset
        height: width
        interactive: false
        coordinates: false
        picture: card.picture
        Accessible.ignored: true
    }
    Column {
        id: words
        x: card.beside ? board.x + board.width + Theme.large : card.inset + Theme.tiny
        y: card.beside ? Math.round((card.height - implicitHeight) / 2) : board.y + board.height + Theme.large
        width: card.width - x - card.inset - Theme.tiny
        spacing: Theme.tiny
        Text {
            width: parent.width
            textFormat: Text.PlainText
            text: card.title
            font { family: Theme.serif; pixelSize: Theme.title; bold: true }
            color: Theme.ink
        }
        BodyText { width: parent.width; text: card.about; color: Theme.ink2 }
        BodyText {
            objectName: "news"
            width: parent.width
            visible: text !== ""
            text: card.news
            font.bold: true
            color: Theme.accent
        }
    }
}
