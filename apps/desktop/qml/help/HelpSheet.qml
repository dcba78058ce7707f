import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// How to play, in three sentences, and every key.
Sheet {
    title: qsTr("Help")
    widest: 640 * Theme.scale
    onOpened: scroll.forceActiveFocus()

    Flickable {
        id: scroll
        anchors.fill: parent
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: ScrollMark {}
        Keys.onDownPressed: flick(0, -900)
        Keys.onUpPressed: flick(0, 900)

        Column {
            id: column
            width: scroll.width - 10
            spacing: Theme.large
            BodyText {
                width: parent.width
                text: qsTr("Two sides place stones on crossings in turn; Black begins. Whoever first has five in a row, in any direction, wins.")
            }
            BodyText {
                width: parent.width
                text: qsTr("A four must be stopped at once. An open three becomes an open four with the next stone, which nobody can stop: answer it in time. Two threats at once win.")
            }
            KeyTable { objectName: "keyTable"; width: parent.width }
        }
    }
}
