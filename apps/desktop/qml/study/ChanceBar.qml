import QtQuick
import Tianyuan

/// The win chance of both sides as a bar from Black to White, with figures at its ends.
Item {
    id: bar

    property real chance: 0.5  // of Black
    readonly property int percent: Math.round(chance * 100)

    implicitHeight: Math.max(black.implicitHeight, 16)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Win chance: Black %1%, White %2%").arg(percent).arg(100 - percent)

    Label {
        id: black
        anchors.verticalCenter: parent.verticalCenter
        text: bar.percent + "%"
        size: Theme.caption
        color: Theme.ink2
    }
    Rectangle {
        id: track
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter
                  leftMargin: widest.advanceWidth + Theme.small; rightMargin: widest.advanceWidth + Theme.small }
        height: 8
        radius: 4
        color: "#FAF8F3"
        border { width: 1; color: Theme.line2 }
        Rectangle {
            width: Math.round(parent.width * bar.chance)
            height: parent.height
            radius: 4
            color: "#26272B"
            border { width: 1; color: Theme.line2 }
            Behavior on width { enabled: Theme.moves; NumberAnimation { duration: Theme.page } }
        }
    }
    Label {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        text: 100 - bar.percent + "%"
        size: Theme.caption
        color: Theme.ink2
    }
    TextMetrics {
        id: widest
        text: "100%"
        font: black.font
    }
}
