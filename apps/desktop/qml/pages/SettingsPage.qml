import QtQuick
import Tianyuan

/// Everything that can be chosen.
Page {
    id: page

    signal done()

    Keys.onEscapePressed: done()

    PlainButton {
        anchors.centerIn: parent
        text: qsTr("Back")
        onClicked: page.done()
    }
}
