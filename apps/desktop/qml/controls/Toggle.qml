import QtQuick
import QtQuick.Templates as T
import Tianyuan

/// On or off.
T.Switch {
    id: control

    property string label
    /// Where Enter is wanted for something else, only Space does it.
    property bool togglesByEnter: true

    implicitWidth: 56
    implicitHeight: Theme.touch
    hoverEnabled: true
    Accessible.name: label
    Keys.onReturnPressed: event => enter(event)
    Keys.onEnterPressed: event => enter(event)
    function enter(event: var): void {
        event.accepted = togglesByEnter
        if (togglesByEnter) change()
    }
    function change(): void { toggle(); toggled() }

    indicator: Rectangle {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: 40
        height: 24
        radius: 12
        color: control.checked ? Theme.accent : Theme.contrast ? Theme.panel : Theme.line2
        border { width: Theme.contrast ? 2 : 0; color: Theme.line }
        Behavior on color { ColorAnimation { duration: Theme.quick } }
        FocusRing { visible: control.visualFocus; corner: 12 }

        Rectangle {
            x: control.checked ? parent.width - width - 3 : 3
            y: 3
            width: 18
            height: 18
            radius: 9
            color: Theme.contrast && control.checked ? Theme.accentInk : "#FFFFFF"
            Behavior on x { enabled: Theme.moves; NumberAnimation { duration: Theme.quick } }
        }
    }
}
