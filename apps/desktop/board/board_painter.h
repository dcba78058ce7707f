#pragma once

#include "desktop/board/board_geometry.h"
#include "desktop/board/board_picture.h"
#include "desktop/board/board_style.h"
#include "desktop/board/stone_images.h"

#include <QPainter>
#include <QString>

#include <optional>

namespace tianyuan::desktop {

/// How the last stone is known.
enum class LastMark { Dot, Ring, Triangle };

/// What is in motion or under the hand, beside the picture itself.
struct BoardMoment {
    std::optional<Point> hovered;  // by the mouse, or where the cursor of the keyboard stands
    bool cursorShown = false;
    std::optional<Point> landing;       // the stone that is being set down
    double landed = 1;                  // 0: still in the air, 1: it lies
    std::optional<ShownStone> leaving;  // the stone that is being taken back
    double left = 0;                    // 1: it is gone
    double victory = 1;  // of the show at the end of a game: 0 nothing yet, 1 all of it
    LastMark lastMark = LastMark::Dot;
};

/// Draws stones and marks onto a board, in one pass. Everything is measured in cells, and every
/// mark is known by its form as well as by its colour.
class BoardPainter {
public:
    BoardPainter(QPainter& painter, const BoardGeometry& geometry, const BoardStyle& style,
                 const StoneImages& stones, const BoardPicture& picture, const BoardMoment& moment,
                 const QString& font);

    void paint();

private:
    // Under the stones.
    void drawCoordinates();
    void drawHotLines();
    void drawZone();
    void drawScores();
    void drawBarred();
    void drawOffered();
    void drawGlow();
    // The stones.
    void drawShadows();
    void drawStones();
    void drawNumber(const ShownStone& stone, bool isLast, double scale = 1);
    void drawLast();
    void drawExpectedLine();
    void drawHover();
    // Over them.
    void drawCapsules(bool fill);
    void drawCapsule(const Capsule& capsule, bool fill);
    void drawMarks();
    void drawMark(const record::Mark& mark, const QColor& ink);
    void drawForbidden();
    void drawCross(Point point, bool cleared);
    void drawSuggested();
    void drawPreview();
    void drawCursor();
    void drawVictory();
    void drawWinningLine(Point first, Point last, Offset step, double drawn);

    bool isWinning(Point point) const;
    bool isNumbered(Point point) const;
    bool isMarked(Point point) const;
    bool isTaken(Point point) const;
    QPointF at(Point point) const { return geometry_.at(point); }
    QColor toneOf(Capsule::Tone tone) const;
    void text(QPointF centre, const QString& text, double size, const QColor& colour,
              bool bold = true);
    void circle(QPointF centre, double radius, const QColor& fill);
    void ring(QPointF centre, double radius, double width, const QColor& colour,
              Qt::PenStyle style = Qt::SolidLine);

    QPainter& painter_;
    const BoardGeometry& geometry_;
    const BoardStyle& style_;
    const StoneImages& stones_;
    const BoardPicture& picture_;
    const BoardMoment& moment_;
    const QString& font_;
    double cell_;
};

/// How long the show at the end takes: rings one after the other, then the line, then the veil.
inline constexpr int RingsMilliseconds = 5 * 70;
inline constexpr int LineMilliseconds = 260;
inline constexpr int VeilMilliseconds = 200;
inline constexpr int VictoryMilliseconds = RingsMilliseconds + LineMilliseconds + VeilMilliseconds;

}  // namespace tianyuan::desktop
