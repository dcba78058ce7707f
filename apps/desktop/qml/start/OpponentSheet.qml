import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// Every computer player with all that is known of it.
Sheet {
    id: sheet

    property string value
    signal chosen(string value)

    readonly property var titles: ({
        level: qsTr("From weak to strong"),
        classic: qsTr("Five classic players"),
        engine: qsTr("Your engines")
    })

    title: qsTr("Opponents")
    onOpened: {
        const all = Array.from(Opponents.all)
        list.currentIndex = Math.max(0, all.findIndex(each => each.value === value))
        list.forceLayout()  // rows know how high they are before one is looked for
        list.positionViewAtIndex(list.currentIndex, ListView.Center)
        list.forceActiveFocus()
    }

    function take(which: string): void {
        sheet.chosen(which)
        sheet.close()
    }

    ListView {
        id: list
        anchors.fill: parent
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: Opponents.all
        keyNavigationEnabled: true
        T.ScrollBar.vertical: ScrollMark {}
        Keys.onReturnPressed: sheet.take(Opponents.all[currentIndex].value)
        Keys.onEnterPressed: sheet.take(Opponents.all[currentIndex].value)
        Keys.onSpacePressed: sheet.take(Opponents.all[currentIndex].value)

        delegate: Column {
            id: entry
            required property var modelData
            required property int index
            readonly property bool first: index === 0 || Opponents.all[index - 1]?.kind !== modelData.kind

            width: list.width
            CaptionText {
                visible: entry.first
                topPadding: entry.index === 0 ? 0 : Theme.large
                bottomPadding: Theme.tiny
                leftPadding: Theme.medium
                text: sheet.titles[entry.modelData.kind]
            }
            OpponentRow {
                objectName: "row-" + entry.modelData.value
                width: list.width - 10
                opponent: entry.modelData
                on: entry.modelData.value === sheet.value
                current: list.activeFocus && list.currentIndex === entry.index
                onClicked: sheet.take(entry.modelData.value)
            }
        }
        footer: CaptionText {
            width: list.width
            visible: text !== ""
            topPadding: text !== "" ? Theme.medium : 0
            text: Opponents.problem
            color: Theme.cinnabar
        }
    }
}
