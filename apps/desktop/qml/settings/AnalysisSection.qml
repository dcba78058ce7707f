import QtQuick
import Tianyuan

Column {
    id: section

    readonly property var engines: Array.from(Opponents.all).filter(each => each.kind === "engine")

    SectionTitle { width: parent.width; text: qsTr("Analysis") }

    SettingRow {
        width: parent.width
        title: qsTr("Analysis by")
        about: Settings.study.analyst === "tianyuan" ? qsTr("The engine of this program, at full strength")
                                               : qsTr("Its scores are shown as it reports them; win chances are estimated if it reports none")
        ChoiceField {
            objectName: "analyst"
            width: Math.min(section.width, Math.round(264 * Theme.scale))
            label: qsTr("Analysis by")
            choices: Array.from([{ value: "tianyuan", text: qsTr("Tianyuan") }]).concat(section.engines.map(each => ({ value: each.value, text: each.name })))
            value: Settings.study.analyst
            onChosen: value => Settings.study.analyst = value
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Time per position")
        about: qsTr("%n second(s) at most, then it stops", "", Settings.study.analysisSeconds)
        Range {
            objectName: "analysisSeconds"
            label: qsTr("Time per position")
            from: 5
            to: 120
            stepSize: 5
            value: Settings.study.analysisSeconds
            onMoved: Settings.study.analysisSeconds = Math.round(value)
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Lines shown")
        about: qsTr("%n line(s), the best first; fewer go deeper", "", Settings.study.analysisLines)
        Range {
            objectName: "analysisLines"
            label: qsTr("Lines shown")
            from: 1
            to: 6
            stepSize: 1
            value: Settings.study.analysisLines
            onMoved: Settings.study.analysisLines = Math.round(value)
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Looking back")
        about: qsTr("%n second(s) per position", "", Math.round(Settings.study.lookBackSeconds))
        Range {
            objectName: "lookBackSeconds"
            label: qsTr("Looking back")
            from: 1
            to: 10
            stepSize: 1
            value: Settings.study.lookBackSeconds
            onMoved: Settings.study.lookBackSeconds = Math.round(value)
        }
    }
}
