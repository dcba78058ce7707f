import QtQuick
import Tianyuan

/// What can be chosen about an exported picture.
FocusScope {
    id: fields

    implicitHeight: column.implicitHeight

    Column {
        id: column
        width: parent.width
        spacing: Theme.medium

        Segments {
            objectName: "exportKind"
            width: parent.width
            focus: true
            label: qsTr("Kind of file")
            choices: [
                { value: "png", text: "PNG" }, { value: "svg", text: "SVG" },
                { value: "gif", text: "GIF" }, { value: "pdf", text: "PDF" }
            ]
            value: Export.kind
            onChosen: value => Export.kind = value
        }
        CaptionText {
            width: parent.width
            text: ({
                png: qsTr("A picture for messages and pages"),
                svg: qsTr("Curves that stay sharp at any size"),
                gif: qsTr("An animation, move by move"),
                pdf: qsTr("Pages to print, with names, moves and what looking back has found")
            })[Export.kind]
        }
        NumberRow {
            objectName: "exportLast"
            width: parent.width
            text: qsTr("Up to move")
            from: 0
            to: Export.plies
            value: Export.last
            onChosen: value => Export.last = value
        }
        NumberRow {
            objectName: "exportFirst"
            width: parent.width
            visible: Export.kind === "gif"
            text: qsTr("Begin after move")
            from: 0
            to: Export.last
            value: Export.first
            onChosen: value => Export.first = value
        }
        NumberRow {
            objectName: "exportNumbers"
            width: parent.width
            text: qsTr("Numbers from move")
            none: qsTr("none")
            from: 0
            to: Export.plies
            value: Export.numbersFrom
            onChosen: value => Export.numbersFrom = value
        }
        SwitchRow {
            objectName: "exportAgain"
            width: parent.width
            visible: Export.numbersFrom > 1
            text: qsTr("Count from 1 there")
            checked: Export.countAgain
            onToggled: on => Export.countAgain = on
        }
        Segments {
            objectName: "exportLook"
            width: parent.width
            label: qsTr("Board")
            choices: [
                { value: "wood", text: qsTr("Wood") }, { value: "paper", text: qsTr("Paper") },
                { value: "slate", text: qsTr("Slate") }, { value: "flat", text: qsTr("Plain") }
            ]
            value: Export.look
            onChosen: value => Export.look = value
        }
        SwitchRow {
            objectName: "exportCoordinates"
            width: parent.width
            text: qsTr("Coordinates")
            checked: Export.coordinates
            onToggled: on => Export.coordinates = on
        }
        Segments {
            objectName: "exportSide"
            width: parent.width
            visible: Export.kind === "png" || Export.kind === "gif"
            label: qsTr("Size in pixels")
            choices: Array.from([450, 900, 1800]).map(side => ({ value: side, text: side + " px" }))
            value: Export.side
            onChosen: value => Export.side = value
        }
        Segments {
            objectName: "exportDelay"
            width: parent.width
            visible: Export.kind === "gif"
            label: qsTr("Time per move")
            choices: Array.from([400, 800, 1500]).map(time => ({ value: time, text: qsTr("%1 s").arg(time / 1000) }))
            value: Export.delay
            onChosen: value => Export.delay = value
        }
    }
}
