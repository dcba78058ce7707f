import QtQuick
import QtQuick.Dialogs
import Tianyuan

/// In which format the game is saved, and what that leaves out.
Sheet {
    id: sheet

    property string format: "sgf"
    readonly property bool possible: opened && Files.canWrite(format)

    title: qsTr("Save the game")
    widest: 480 * Theme.scale
    highest: column.implicitHeight + 110
    onAboutToShow: format = "sgf"
    onOpened: field.forceActiveFocus()

    function choosePlace(): void {
        if (!possible) return
        dialog.selectedFile = Files.proposed(format)
        dialog.open()
    }

    Column {
        id: column
        width: parent.width
        spacing: Theme.large
        ChoiceField {
            id: field
            objectName: "saveFormat"
            opensByEnter: false
            onEntered: sheet.choosePlace()
            width: parent.width
            label: qsTr("Format")
            choices: sheet.visible ? Files.formats() : []
            value: sheet.format
            onChosen: value => sheet.format = value
        }
        BodyText {
            objectName: "leftOut"
            width: parent.width
            text: sheet.visible ? Files.leftOut(sheet.format) : ""
            color: Theme.ink2
        }
        PrimaryButton {
            objectName: "chooseFile"
            anchors.right: parent.right
            enabled: sheet.possible
            text: qsTr("Choose where…")
            onClicked: sheet.choosePlace()
        }
    }
    FileChooser {
        id: dialog
        owner: column
        objectName: "saveDialog"
        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        currentFolder: Files.folder
        onAccepted: {
            sheet.close()
            Files.saveAs(selectedFile, sheet.format)
        }
    }
}
