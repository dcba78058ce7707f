#pragma once

#include "core/board.h"
#include "core/foul.h"

#include <QMetaType>
#include <QString>
#include <QtQmlIntegration>

#include <optional>
#include <vector>

namespace tianyuan::desktop {

/// A stone as it is shown. Number 0: it has none.
struct ShownStone {
    Point point;
    Stone stone = Stone::Black;
    int number = 0;

    friend bool operator==(const ShownStone&, const ShownStone&) = default;
};

/// A point that Black may not play.
struct ForbiddenMark {
    Point point;
    FoulStatus foul = FoulStatus::DoubleThree;

    friend bool operator==(const ForbiddenMark&, const ForbiddenMark&) = default;
};

/// Stones of a line that belong together, such as a three, and where it can grow.
struct Capsule {
    enum class Tone { Warning, Own, Threat };

    std::vector<Point> stones;  // from one end to the other
    std::vector<Point> growth;
    int tag = 0;         // a number at its outer end; 0: none
    bool counts = true;  // else dashed: it looks like one and is none
    Tone tone = Tone::Warning;

    friend bool operator==(const Capsule&, const Capsule&) = default;
};

/// What somebody thinks of a point, from 0 to 1, with a figure or without.
struct ScoreMark {
    Point point;
    double value = 0;
    QString figure;

    friend bool operator==(const ScoreMark&, const ScoreMark&) = default;
};

/// A sign or a short text that somebody has put on a point.
struct PointMark {
    enum class Form { Triangle, Square, Circle, Cross, Label };

    Point point;
    Form form = Form::Label;
    QString text;  // of a label

    friend bool operator==(const PointMark&, const PointMark&) = default;
};

/// Everything that a board shows of a game, as plain data: whoever has a game makes one, and a
/// BoardItem draws it.
struct BoardPicture {
    Q_GADGET
    QML_VALUE_TYPE(boardPicture)
    Q_PROPERTY(int size MEMBER size)

public:
    int size = Board::DefaultSize;
    std::vector<ShownStone> stones;  // in the order in which they were played
    std::optional<Point> last;
    std::vector<Point> winning;  // lit up and joined

    Stone next = Stone::None;        // what a click would play; None: a click plays nothing
    std::vector<Point> open;         // where; empty: on every empty point
    std::vector<Point> offered;      // fifth moves to choose from, numbered
    std::optional<Point> preview;    // chosen, and waiting to be confirmed
    std::optional<Point> suggested;  // a hint
    std::optional<Point> area;       // look around here

    std::vector<ForbiddenMark> forbidden;
    std::optional<Point> foul;  // the forbidden point whose reason is shown
    std::vector<Capsule> capsules;
    std::vector<ScoreMark> scores;
    std::vector<PointMark> marks;
    std::vector<ShownStone> line;  // what is expected, beyond the stones that stand

    /// Would a click here play?
    bool isPlayable(Point point) const;

    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

}  // namespace tianyuan::desktop

Q_DECLARE_METATYPE(tianyuan::desktop::BoardPicture)
