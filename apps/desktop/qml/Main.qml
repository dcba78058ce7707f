import QtQuick
import Tianyuan

Window {
    id: window

    width: Settings.windowWidth
    height: Settings.windowHeight
    minimumWidth: 480
    minimumHeight: 360
    visible: true
    title: qsTr("Tianyuan")
    color: Theme.desk

    onWidthChanged: if (visibility === Window.Windowed) Settings.windowWidth = width
    onHeightChanged: if (visibility === Window.Windowed) Settings.windowHeight = height

    Pages {
        objectName: "pages"
        anchors.fill: parent
        focus: true
    }
}
