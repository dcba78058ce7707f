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

    // Only once: whoever resizes the window is not pulled back.
    Component.onCompleted: {
        width = Settings.window.windowWidth
        height = Settings.window.windowHeight
        visible = true
    }

    Pages {
        objectName: "pages"
        anchors.fill: parent
        focus: true
        onQuitWanted: window.close()
    }
}
