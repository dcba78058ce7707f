import QtQuick
import Tianyuan

/// What was wrong with the file that is open, and the way to see more of it.
Note {
    visible: Files.report.missing !== "" || Files.report.unsure
    warning: Files.report.missing !== ""
    text: warning ? Files.report.missing : qsTr("Do the names and comments look right? It is not certain how this file was written.")
    action: warning ? qsTr("Show what is missing") : qsTr("Choose how to read it")
    onActed: Files.wanted("report")
}
