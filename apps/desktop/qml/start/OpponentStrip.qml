import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// Computer players as faces, from weak to strong. One stop for the keyboard; the arrows choose.
FocusScope {
    id: strip

    property string value  // of the chosen one
    signal chosen(string value)

    readonly property int index: Array.from(Opponents.all).findIndex(each => each.value === value)
    readonly property int fit: Math.max(3, Math.min(7, Math.floor(width / (54 * Theme.scale))))

    function step(by: int): void {
        const next = index + by
        if (next >= 0 && next < Opponents.all.length) chosen(Opponents.all[next].value)
    }
    /// The chosen one is in sight; its neighbours on both sides, when the strip is new.
    function reveal(mode: int): void {
        list.forceLayout()
        list.positionViewAtIndex(Math.max(0, index), mode)
    }

    implicitHeight: list.faceSide + 16 + 3 * Theme.caption
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Opponent")
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    onIndexChanged: reveal(ListView.Contain)
    onWidthChanged: later.restart()

    // Once the list has taken its new shape.
    Timer { id: later; interval: 0; onTriggered: strip.reveal(ListView.Center) }

    ListView {
        id: list

        readonly property int faceSide: Math.round(Math.min(44, width / strip.fit - 8))

        anchors.fill: parent
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        snapMode: ListView.SnapToItem
        clip: true
        model: Opponents.all
        onModelChanged: later.restart()

        delegate: T.AbstractButton {
            id: cell
            required property var modelData
            readonly property bool on: modelData.value === strip.value

            objectName: "opponent-" + modelData.value
            width: list.width / strip.fit
            height: list.height
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData.name
            Accessible.description: modelData.about
            Accessible.checkable: true
            Accessible.checked: on
            onClicked: strip.chosen(modelData.value)

            contentItem: Item {
                Rectangle {
                    id: ring
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 1
                    width: list.faceSide + 10
                    height: width
                    radius: width / 2
                    color: cell.hovered && !cell.on ? Theme.sunken : "transparent"
                    border { width: cell.on ? 2 : 0; color: Theme.accent }
                    Face {
                        anchors.centerIn: parent
                        width: list.faceSide
                        height: width
                        source: cell.modelData.face
                    }
                }
                FocusRing {
                    anchors { fill: ring; margins: -3 }
                    visible: cell.on && strip.activeFocus
                    corner: ring.width / 2
                }
                Text {
                    anchors { top: ring.bottom; topMargin: 3; horizontalCenter: parent.horizontalCenter }
                    width: parent.width - 2
                    horizontalAlignment: Text.AlignHCenter
                    textFormat: Text.PlainText
                    text: cell.modelData.name
                    font { family: Theme.sans; pixelSize: Theme.caption; bold: cell.on }
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    lineHeight: 0.95
                    color: cell.on ? Theme.accent : Theme.ink3
                }
            }
        }
    }
}
