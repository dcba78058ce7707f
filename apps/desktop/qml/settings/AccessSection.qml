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
        title: qsTr("A click asks first")
        about: qsTr("The first shows the stone, the second plays it")
        Toggle {
            objectName: "askFirst"
            label: qsTr("A click asks first")
            checked: Settings.play.click === "confirm"
            onToggled: Settings.play.click = checked ? "confirm" : "direct"
        }
    }
    SettingRow {
        width: parent.width
        title: qsTr("Moves for screen readers")
        about: qsTr("Every move is told as it happens")
        Toggle {
            objectName: "announcements"
            label: qsTr("Moves for screen readers")
            checked: Settings.look.announcements
            onToggled: Settings.look.announcements = checked
        }
    }
    CaptionText {
        width: parent.width
        topPadding: Theme.large
        text: qsTr("Every mark on the board is known by its form, not only by its colour, and everything can be done with the keyboard: F1 shows how.")
    }
}
