import QtQuick
import Tianyuan

/// The rating now and over time.
Rectangle {
    id: card

    implicitHeight: words.implicitHeight + 2 * Theme.large + (graph.visible ? Math.round(180 * Theme.scale) : 0)
    radius: Theme.cardRadius
    color: Theme.raised
    border { width: Theme.outline; color: Theme.line }

    Column {
        id: words
        x: Theme.large
        y: Theme.large
        width: parent.width - 2 * x
        spacing: Theme.tiny
        CaptionText { width: parent.width; text: qsTr("Your rating") }
        Flow {
            width: parent.width
            spacing: Theme.small
            visible: Progress.rated
            Text {
                id: number
                objectName: "rating"
                textFormat: Text.PlainText
                text: Progress.rating
                font { family: Theme.serif; pixelSize: Theme.result; bold: true }
                color: Theme.ink
            }
            Label {
                objectName: "ratingError"
                height: number.height
                verticalAlignment: Text.AlignBottom
                bottomPadding: Math.round(7 * Theme.scale)
                text: "± " + 2 * Progress.deviation
                color: Theme.ink2
                Accessible.name: qsTr("give or take %1").arg(2 * Progress.deviation)
            }
        }
        BodyText {
            objectName: "ratingLine"
            width: parent.width
            color: Theme.ink2
            text: !Progress.known ? ""
                : Progress.rated ? qsTr("On the scale of the opponents, by Glicko-2.")
                : Progress.games > 0 ? qsTr("Nobody has measured the opponents that you have played. Play one of the levels to get a rating.")
                : qsTr("Finish a game against the computer, and your rating is here.")
        }
    }
    RatingGraph {
        id: graph
        objectName: "ratingGraph"
        visible: Progress.points.length > 1
        anchors { left: parent.left; right: parent.right; top: words.bottom; bottom: parent.bottom; margins: Theme.large; topMargin: Theme.small }
        points: Progress.points
        ink: Theme.accent
        faint: Theme.line2
        band: Theme.contrast ? Theme.tint : Qt.alpha(Theme.accent, 0.16)
        fontFamily: Theme.sans
        fontSize: Theme.caption
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Your rating over time, from %1 to %2").arg(Math.round(Progress.points[0]?.rating ?? 0)).arg(Progress.rating)
    }
}
