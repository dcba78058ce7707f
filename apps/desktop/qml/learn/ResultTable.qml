import QtQuick
import Tianyuan

/// How games of several kinds went: a bar for each, with its numbers.
Rectangle {
    id: table

    property string title
    property var lines: []  // maps with "name", "won", "drawn", "lost"
    property bool puzzles: false
    property var notes: []  // sentences

    /// Where any game was drawn, every row tells how many were.
    readonly property bool drawn: Array.from(lines).some(each => each.drawn > 0)

    function spoken(line: var): string {
        if (puzzles) return line.name + ": " + [qsTr("%n solved", "", line.won), qsTr("%n not solved", "", line.lost)].join(", ")
        return line.name + ": " + [qsTr("%n won", "", line.won), qsTr("%n drawn", "", line.drawn), qsTr("%n lost", "", line.lost)].join(", ")
    }

    implicitHeight: rows.implicitHeight + 2 * Theme.large
    radius: Theme.cardRadius
    color: Theme.raised
    border { width: Theme.outline; color: Theme.line }

    Column {
        id: rows
        x: Theme.large
        y: Theme.large
        width: parent.width - 2 * x
        spacing: Theme.small
        Item {
            width: parent.width
            implicitHeight: title.implicitHeight
            CaptionText { id: title; width: parent.width - legend.width - Theme.small; text: table.title }
            CaptionText {
                id: legend
                anchors { right: parent.right; baseline: title.baseline }
                wrapMode: Text.NoWrap
                text: table.puzzles ? qsTr("solved – not solved") : table.drawn ? qsTr("won – drawn – lost") : qsTr("won – lost")
                Accessible.ignored: true
            }
        }
        Repeater {
            model: table.notes
            BodyText {
                required property string modelData
                objectName: "tableNote"
                width: rows.width
                text: modelData
            }
        }
        Repeater {
            model: table.lines
            Item {
                id: line
                required property var modelData
                readonly property int games: modelData.won + modelData.drawn + modelData.lost
                width: rows.width
                height: name.implicitHeight + 10
                Accessible.role: Accessible.StaticText
                Accessible.name: table.spoken(modelData)
                Label {
                    id: name
                    width: parent.width - figures.width - Theme.small
                    text: line.modelData.name
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Label {
                    id: figures
                    anchors { right: parent.right; baseline: name.baseline }
                    text: line.modelData.won + " – " + (table.drawn ? line.modelData.drawn + " – " : "") + line.modelData.lost
                    size: Theme.caption
                    color: Theme.ink2
                    Accessible.ignored: true
                }
                Row {
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                    height: 6
                    spacing: 1
                    Repeater {
                        model: [
                            { share: line.modelData.won / line.games, color: Theme.accent },
                            { share: line.modelData.drawn / line.games, color: Theme.line2 },
                            { share: line.modelData.lost / line.games, color: Theme.contrast ? Theme.panel : Theme.cinnabar }
                        ]
                        Rectangle {
                            required property var modelData
                            width: Math.max(0, modelData.share * (line.width - 2))
                            height: 6
                            radius: 2
                            visible: modelData.share > 0
                            color: modelData.color
                            border { width: Theme.contrast ? 1 : 0; color: Theme.line }
                        }
                    }
                }
            }
        }
    }
}
