import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// A program is tried out, finding by finding, and then added as an opponent.
Sheet {
    id: sheet

    property bool transcriptShown: false

    title: qsTr("Add an engine")
    widest: 640 * Theme.scale
    highest: EngineTest.program === "" ? top.height + foot.height + 150 : 720
    onClosed: EngineTest.stop()
    onAboutToShow: {
        transcriptShown = false
        EngineTest.clear()
    }

    Column {
        id: top
        width: parent.width
        spacing: Theme.small
        BodyText {
            width: parent.width
            visible: EngineTest.program === ""
            text: qsTr("Any program that speaks the Gomocup protocol, such as pbrain-rapfi, or the .zip it comes in. It is tested first and then added.")
            color: Theme.ink2
        }
        CaptionText {
            objectName: "engineProgram"
            width: parent.width
            visible: text !== ""
            text: EngineTest.program
            wrapMode: Text.WrapAnywhere
        }
        BodyText {
            objectName: "engineSummary"
            width: parent.width
            visible: text !== ""
            text: EngineTest.running ? qsTr("Testing…") : Array.from([EngineTest.about, EngineTest.summary]).filter(each => each !== "").join("\n")
            font.bold: true
        }
        BodyText {
            objectName: "engineTrouble"
            width: parent.width
            visible: text !== ""
            text: EngineTest.trouble
            color: Theme.cinnabar
        }
    }
    ListView {
        id: list
        objectName: "findings"
        anchors { top: top.bottom; topMargin: Theme.small; bottom: foot.top; bottomMargin: Theme.small; left: parent.left; right: parent.right }
        visible: !sheet.transcriptShown
        clip: true
        cacheBuffer: 0  // as in MoveList
        model: EngineTest.findings
        spacing: Theme.tiny
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
        onCountChanged: positionViewAtEnd()
        delegate: FindingRow {
            width: list.width - 10
        }
    }
    TranscriptView {
        anchors.fill: list
        visible: sheet.transcriptShown
        text: visible ? EngineTest.transcript : ""
    }
    Column {
        id: foot
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right }
        spacing: Theme.small
        Item {
            width: parent.width
            height: visible ? name.height : 0
            visible: EngineTest.canPlay
            BodyText {
                id: label
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Name")
            }
            NameField {
                id: name
                objectName: "engineName"
                anchors { left: label.right; leftMargin: Theme.medium; right: parent.right }
                label: qsTr("Name")
                text: EngineTest.name
                onTextEdited: EngineTest.name = text
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.small
            layoutDirection: Qt.RightToLeft
            PrimaryButton {
                objectName: "addEngine"
                visible: EngineTest.canPlay
                text: qsTr("Add it")
                onClicked: if (EngineTest.add()) sheet.close()
            }
            PlainButton {
                objectName: "stopTest"
                visible: EngineTest.running
                text: qsTr("Stop testing")
                onClicked: EngineTest.stop()
            }
            PlainButton {
                objectName: "testAgain"
                visible: !EngineTest.running && EngineTest.program !== ""
                quiet: true
                text: qsTr("Test again")
                onClicked: EngineTest.testAgain()
            }
            PlainButton {
                objectName: "engineTranscript"
                visible: !EngineTest.running && EngineTest.transcript !== ""
                quiet: true
                text: sheet.transcriptShown ? qsTr("Hide what was said") : qsTr("Show what was said")
                onClicked: sheet.transcriptShown = !sheet.transcriptShown
            }
            PlainButton {
                objectName: "chooseEngine"
                iconName: "folder"
                text: EngineTest.program === "" ? qsTr("Choose a program") : qsTr("Choose another…")
                onClicked: dialog.open()
            }
        }
    }
    FileChooser {
        id: dialog
        objectName: "engineDialog"
        owner: list
        title: qsTr("Choose a program")
        currentFolder: Files.folder
        onAccepted: EngineTest.test(selectedFile)
    }
}
