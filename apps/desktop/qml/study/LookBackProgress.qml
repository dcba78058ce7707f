import QtQuick
import QtQuick.Layouts
import Tianyuan

/// How much of the game is judged; can be stopped, and gone on with.
ColumnLayout {
    id: progress

    readonly property LookBack lookBack: Study.lookBack
    readonly property bool whole: lookBack.whole

    spacing: Theme.tiny

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.small
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            Label {
                objectName: "lookBackStatus"
                Layout.fillWidth: true
                text: progress.lookBack.running ? (progress.lookBack.done < progress.lookBack.total
                        ? qsTr("Analysed %1 of %2").arg(progress.lookBack.done).arg(progress.lookBack.total)
                        : qsTr("Looking for proofs…"))
                    : progress.whole ? (progress.lookBack.review.mistakes === 0 ? qsTr("No mistakes found")
                                        : qsTr("%n questionable move(s)", "", progress.lookBack.review.mistakes))
                    : qsTr("Stopped at %1 of %2").arg(progress.lookBack.done).arg(progress.lookBack.total)
                size: Theme.caption
                color: Theme.ink2
                wrapMode: Text.Wrap
            }
            Label {
                objectName: "lookBackCurve"
                Layout.fillWidth: true
                text: progress.lookBack.review.estimated ? qsTr("Win chance of Black, estimated") : qsTr("Win chance of Black")
                size: Theme.caption
                color: Theme.ink3
                wrapMode: Text.Wrap
            }
        }
        PlainButton {
            objectName: "lookBackStop"
            visible: progress.lookBack.running
            quiet: true
            text: qsTr("Stop")
            onClicked: progress.lookBack.cancel()
        }
        PlainButton {
            objectName: "lookBackGoOn"
            visible: !progress.lookBack.running
            quiet: true
            text: progress.whole ? qsTr("Analyse again") : qsTr("Go on")
            onClicked: progress.lookBack.start()
        }
    }
    Rectangle {
        objectName: "lookBackBar"
        Layout.fillWidth: true
        implicitHeight: 4
        radius: 2
        visible: progress.lookBack.running
        color: Theme.line
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Analysed %1 of %2").arg(progress.lookBack.done).arg(progress.lookBack.total)
        Rectangle {
            height: parent.height
            radius: 2
            width: parent.width * progress.lookBack.done / Math.max(1, progress.lookBack.total)
            color: Theme.accent
        }
    }
    Label {
        objectName: "lookBackTrouble"
        Layout.fillWidth: true
        visible: text !== ""
        text: progress.lookBack.trouble
        size: Theme.caption
        color: Theme.cinnabar
        wrapMode: Text.Wrap
    }
}
