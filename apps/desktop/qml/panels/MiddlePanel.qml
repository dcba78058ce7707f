import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tianyuan

/// The middle of the panel: the moves, or what matters more just now. Scrolls where it must.
Item {
    id: middle

    property bool compact: false
    property bool broad: false  // wider than high
    /// The end is shown on the board first.
    property bool resultShown: false
    readonly property string content: resultShown && GameController.over ? "result"
        : TablePanel.teacher.speaking ? "teacher"
        : TablePanel.guide.active ? "guide"
        : TablePanel.foul.question !== "" ? "foul" : "moves"

    readonly property bool studying: content === "moves" && section.shown
    /// What is studied takes the room of the moves: a record, with signs and comments, needs more of it, and a proof says much.
    readonly property bool alone: studying && (compact || (GameController.reading && height < (Study.proofShown ? 520 : 400) * Theme.scale))

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.small
        Note {
            objectName: "drawOffer"
            Layout.fillWidth: true
            visible: TablePanel.notes.drawOffer !== ""
            text: TablePanel.notes.drawOffer
            accepting: TablePanel.notes.drawIsForPerson
        }
        TeacherAsk {
            objectName: "teacherAsk"
            Layout.fillWidth: true
        }
        WatchBar {
            Layout.fillWidth: true
            compact: middle.compact && !middle.broad
            visible: TablePanel.watching
        }
        Note {
            objectName: "guidance"
            Layout.fillWidth: true
            visible: text !== "" && middle.content === "moves"
            text: TablePanel.notes.guidance
        }
        Note {
            objectName: "notice"
            Layout.fillWidth: true
            visible: text !== ""
            warning: true
            text: TablePanel.notes.notice
            detail: TablePanel.notes.noticeWhy
        }
        ReadingNote {
            objectName: "readingNote"
            Layout.fillWidth: true
            visible: GameController.reading && (Files.report.missing !== "" || Files.report.unsure)
        }
        Reveal {
            id: flick
            Layout.fillWidth: true
            Layout.fillHeight: visible
            Layout.preferredHeight: stack.implicitHeight
            Layout.maximumHeight: middle.content === "result" || middle.content === "teacher" ? stack.implicitHeight : Infinity
            visible: middle.content !== "moves"
            contentHeight: stack.implicitHeight
            // Beside what it scrolls, in the padding of the panel.
            T.ScrollBar.vertical: ScrollMark {
                parent: middle
                x: middle.width + 2
                y: flick.y
                height: flick.height
                visible: flick.visible && size < 1
            }
            ColumnLayout {
                id: stack
                width: flick.width
                ResultPanel {
                    id: result
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.tiny
                    visible: middle.content === "result"
                    compact: middle.compact
                    broad: middle.broad
                }
                TeacherNote {
                    objectName: "teacherNote"
                    Layout.fillWidth: true
                    visible: middle.content === "teacher"
                    compact: middle.compact
                }
                EndGraph {
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.small
                    // Whole or not at all.
                    visible: middle.content === "result" && !middle.compact && !middle.broad && Study.endSketch.ready
                          && result.implicitHeight + implicitHeight + Theme.large <= middle.height
                }
                GuidePanel {
                    Layout.fillWidth: true
                    visible: middle.content === "guide"
                    compact: middle.compact
                }
                FoulPanel {
                    Layout.fillWidth: true
                    visible: middle.content === "foul"
                }
            }
        }
        MovesHead {
            Layout.fillWidth: true
            visible: middle.content === "moves"
            compact: middle.compact
        }
        StudySection {
            id: section
            Layout.fillWidth: true
            Layout.leftMargin: -Theme.small
            Layout.rightMargin: -Theme.small
            Layout.fillHeight: middle.compact || middle.alone
            Layout.minimumHeight: Math.min(implicitHeight, middle.height / 2)
            Layout.maximumHeight: implicitHeight
            visible: middle.studying
        }
        Item {
            visible: middle.alone
            Layout.fillHeight: true
        }
        MoveList {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: 0
            Layout.preferredHeight: 0
            visible: middle.content === "result" || (middle.content === "teacher" && !middle.compact) || (middle.content === "moves" && !GameController.reading && !middle.alone)
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            active: GameController.reading && middle.content === "moves" && !middle.alone
            visible: active
            sourceComponent: ReadingPanel { compact: middle.compact }
        }
        MemoryLine {
            Layout.fillWidth: true
            // What has to be answered or known comes first.
            visible: text !== "" && middle.content === "moves"
                  && TablePanel.notes.drawOffer === "" && TablePanel.notes.notice === ""
        }
    }
}
