import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// What a control does and which keys do the same, shown when the mouse rests on it.
T.ToolTip {
    id: tip

    required property Item owner
    property string what
    property string keyText

    parent: owner
    visible: ownerHover.hovered && what !== ""
    delay: 500
    x: Math.round((owner.width - width) / 2)
    y: -height - 6
    margins: 6
    implicitWidth: implicitContentWidth + 20
    implicitHeight: implicitContentHeight + 12

    HoverHandler { id: ownerHover; parent: tip.owner }

    background: Rectangle {
        radius: 8
        color: Theme.contrast ? Theme.panel : Theme.ink
        border { width: Theme.contrast ? 2 : 0; color: Theme.line }
    }
    contentItem: ButtonLabel {
        text: tip.what
        font { family: Theme.sans; pixelSize: Theme.caption }
        spacing: Theme.medium
        keyText: tip.keyText
        ink: Theme.contrast ? Theme.ink : Theme.panel
    }
}
