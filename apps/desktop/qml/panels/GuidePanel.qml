import QtQuick
import QtQuick.Layouts
import Tianyuan

/// One step of an opening: where one is, what is asked, and the answers that a button can give.
ColumnLayout {
    id: panel

    property bool compact: false
    readonly property OpeningGuide guide: TablePanel.guide
    readonly property bool numbers: guide.choices.length > 4

    spacing: Theme.small

    StepBar {
        objectName: "guideSteps"
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.small
        steps: panel.guide.steps
        step: panel.guide.step
    }
    Label {
        objectName: "guideTitle"
        Layout.fillWidth: true
        text: panel.guide.title
        font { family: Theme.serif; pixelSize: panel.compact ? Theme.title : Theme.head; bold: true }
        wrapMode: Text.Wrap
    }
    Label {
        objectName: "guideLine"
        Layout.fillWidth: true
        text: about.told ? panel.guide.about : panel.guide.line
        color: Theme.ink2
        wrapMode: Text.Wrap
    }
    GridLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.small
        columns: !panel.numbers ? 1 : panel.compact ? 2 : 4
        columnSpacing: Theme.small
        rowSpacing: Theme.small
        LayoutRepeater {
            model: panel.guide.choices
            ChoiceButton {
                required property int index
                required property var modelData
                objectName: "choice" + index
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                text: modelData.title
                line: modelData.line
                stone: modelData.stone
                keyText: index < 9 ? index + 1 : ""
                compact: panel.compact || panel.numbers
                onClicked: panel.guide.choose(index)
            }
        }
    }
    PlainButton {
        id: about
        objectName: "aboutOpening"
        property bool told: false
        Layout.leftMargin: -Theme.small
        quiet: true
        iconName: "help"
        text: panel.compact ? qsTr("What is this?") : qsTr("What is %1?").arg(panel.guide.name)
        Accessible.description: panel.guide.about
        onClicked: told = !told
    }
}
