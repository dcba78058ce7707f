import QtQuick
import Tianyuan

Column {
    id: section

    spacing: Theme.medium

    SectionTitle { width: parent.width; text: qsTr("About") }
    Row {
        spacing: Theme.large
        Image {
            width: 64
            height: 64
            sourceSize { width: 64; height: 64 }
            source: "qrc:/qt/qml/Tianyuan/assets/icon.svg"
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            Text {
                textFormat: Text.PlainText
                text: qsTr("Tianyuan", "the wordmark")
                font { family: Theme.serif; pixelSize: Theme.head; bold: true }
                color: Theme.ink
            }
            CaptionText { objectName: "version"; text: qsTr("Version %1").arg(Qt.application.version) }
        }
    }
    BodyText {
        width: parent.width
        text: qsTr("Five in a row: a game, an engine and its tools. Free software under the MIT licence; board, stones, faces and sounds were made for it.")
    }
    CaptionText {
        width: parent.width
        text: qsTr("天元, “the origin of heaven”, is the centre point of the board.")
    }
    PlainButton {
        objectName: "resetSettings"
        text: sure ? qsTr("Reset everything? Press again") : qsTr("Reset all settings")
        property bool sure: false
        onClicked: {
            if (sure) Settings.reset()
            sure = !sure
        }
        onActiveFocusChanged: if (!activeFocus) sure = false
    }
}
