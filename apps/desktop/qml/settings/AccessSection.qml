import QtQuick
import Tianyuan

/// What helps to see, to hear and to handle the game.
Column {
    SectionTitle { width: parent.width; text: qsTr("Accessibility") }

    SettingRow {
        width: parent.width
        title: qsTr("High contrast")
        about: qsTr("Black, white and yellow; a plain board; thick lines")
        Toggle {
            objectName: "highContrast"
            label: qsTr("High contrast")
            checked: Settings.look.theme === "contrast"
            onToggled: Settings.look.theme = checked ? "contrast" : "system"
        }
    }
    TextSizeRow { width: parent.width }
    MotionRow { width: parent.width }
    SettingRow {
        width: parent.width
        title: qsTr("Confirm each move")
        about: qsTr("The first click shows the stone, the second plays it")
        Toggle {
            objectName: "askFirst"
            label: qsTr("Confirm each move")
            checked: Settings.play.click === "confirm"
            onToggled: Settings.play.click = checked ? "confirm" : "direct"
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Announce moves")
        about: qsTr("Screen readers hear every move as it is played")
        Toggle {
            objectName: "announcements"
            label: qsTr("Announce moves")
            checked: Settings.look.announcements
            onToggled: Settings.look.announcements = checked
        }
    }
    CaptionText {
        width: parent.width
        topPadding: Theme.large
        text: qsTr("Every mark on the board has a shape of its own, not only a colour, and everything can be done from the keyboard: F1 shows how.")
    }
}
