import QtQuick
import Tianyuan

Window {
    id: window

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 360
    visible: false
    title: GameController.active
           ? TablePanel.lower.name + " – " + TablePanel.upper.name + " · " + qsTr("Tianyuan")
           : qsTr("Tianyuan")
    color: Theme.desk

    // Not bound: each side would pull the other back while the window is resized.
    Component.onCompleted: {
        width = Settings.windowWidth
        height = Settings.windowHeight
        visible = true
    }
    onWidthChanged: if (visibility === Window.Windowed) Settings.windowWidth = width
    onHeightChanged: if (visibility === Window.Windowed) Settings.windowHeight = height

    Pages {
        objectName: "pages"
        anchors.fill: parent
        focus: true
        onQuitWanted: window.close()
    }
}
