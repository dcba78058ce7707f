import QtQuick
import Tianyuan

/// What kind of game it is to be. Everything chosen is kept at once.
Grid {
    id: fields

    signal startWanted()

    readonly property bool withComputer: Settings.newGame.mode === "computer"
    readonly property bool withPeople: Settings.newGame.mode === "people"
    readonly property real cell: (width - (columns - 1) * spacing) / columns

    readonly property string sideLabel: SetupChoices.colourIsDecided ? qsTr("Opening by") : qsTr("Your colour")
    readonly property var sides: SetupChoices.colourIsDecided
        ? [{ value: "black", text: qsTr("You") }, { value: "white", text: qsTr("Computer") }, { value: "random", text: qsTr("Random") }]
        : [{ value: "black", text: qsTr("Black") }, { value: "white", text: qsTr("White") }, { value: "random", text: qsTr("Random") }]

    readonly property string firstPerson: SetupChoices.colourIsDecided ? qsTr("First player") : qsTr("Black")
    readonly property string secondPerson: SetupChoices.colourIsDecided ? qsTr("Second player") : qsTr("White")

    columns: width >= 250 * Theme.scale ? 2 : 1

    LabelledField {
        width: fields.cell
        visible: fields.withComputer
        label: fields.sideLabel
        Item {
            implicitHeight: sides.implicitHeight
            Segments {
                id: sides
                objectName: "colour"
                width: parent.width
                visible: implicitWidth <= width
                label: fields.sideLabel
                choices: fields.sides
                value: Settings.newGame.colour
                onChosen: value => Settings.newGame.colour = value
            }
            // The same, where there is no room to have them side by side.
            ChoiceField {
                objectName: "colourList"
                width: parent.width
                visible: !sides.visible
                label: fields.sideLabel
                opensByEnter: false
                choices: fields.sides
                value: Settings.newGame.colour
                onChosen: value => Settings.newGame.colour = value
                onEntered: fields.startWanted()
            }
        }
    }
    LabelledField {
        width: fields.cell
        label: qsTr("Rule")
        ChoiceField {
            objectName: "rule"
            opensByEnter: false
            onEntered: fields.startWanted()
            label: qsTr("Rule")
            choices: SetupChoices.rules
            value: Settings.newGame.rule
            onChosen: value => Settings.newGame.rule = value
        }
    }
    LabelledField {
        width: fields.cell
        label: qsTr("Board")
        ChoiceField {
            objectName: "size"
            opensByEnter: false
            onEntered: fields.startWanted()
            label: qsTr("Board")
            choices: SetupChoices.sizes
            value: Settings.newGame.size
            onChosen: value => Settings.newGame.size = value
        }
    }
    LabelledField {
        width: fields.cell
        label: qsTr("Clock")
        ChoiceField {
            objectName: "time"
            opensByEnter: false
            onEntered: fields.startWanted()
            label: qsTr("Clock")
            choices: Array.from(SetupChoices.times).concat([{ value: "other", text: qsTr("Another clock…") }])
            value: Settings.newGame.time
            onChosen: value => {
                if (value === "other") clockSheet.open()
                else Settings.newGame.time = value
            }
        }
    }
    LabelledField {
        width: fields.cell
        label: qsTr("Opening")
        ChoiceField {
            objectName: "opening"
            opensByEnter: false
            onEntered: fields.startWanted()
            label: qsTr("Opening")
            choices: SetupChoices.openings
            value: Settings.newGame.opening
            onChosen: value => Settings.newGame.opening = value
        }
    }
    LabelledField {
        width: fields.cell
        visible: fields.withComputer || fields.withPeople
        label: fields.withPeople ? fields.firstPerson : qsTr("Your name")
        NameField {
            objectName: "name"
            label: parent?.label ?? ""
            placeholderText: fields.withPeople ? fields.firstPerson : qsTr("You")
            text: Settings.newGame.name
            onTextEdited: Settings.newGame.name = text
        }
    }
    LabelledField {
        width: fields.cell
        visible: fields.withPeople
        label: fields.secondPerson
        NameField {
            objectName: "secondName"
            label: parent?.label ?? ""
            placeholderText: fields.secondPerson
            text: Settings.newGame.secondName
            onTextEdited: Settings.newGame.secondName = text
        }
    }
    ClockSheet {
        id: clockSheet
        objectName: "clockSheet"
        onChosen: time => Settings.newGame.time = time
    }
}
