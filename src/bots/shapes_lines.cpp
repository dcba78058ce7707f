#include "bots/shapes_lines.h"

#include <algorithm>
#include <array>

namespace tianyuan::bots {
namespace {

enum class Shape : std::uint8_t {
    None,
    ClosedTwo,
    OpenTwo,
    ClosedThree,
    OpenThree,
    Four,
    OpenFour,
    Five,
};

constexpr std::array<int, 8> Worths{0, 1, 10, 10, 100, 100, 1000, 10000};  // of the shapes above

/// A line as one side sees it.
struct Line {
    std::uint32_t own = 0;
    std::uint32_t enemy = 0;
    int length = 0;
    bool sixWins = true;
    bool closedFiveWins = true;

    bool contains(int i) const { return 0 <= i && i < length; }
    bool isOwn(int i) const { return contains(i) && (own >> i & 1); }
    bool isEnemy(int i) const { return contains(i) && (enemy >> i & 1); }
    bool isEmpty(int i) const { return contains(i) && !((own | enemy) >> i & 1); }
};

/// Some points of a line, from the first to the last.
struct Span {
    int first;
    int last;

    int length() const { return last - first + 1; }
};

/// Does a stone on `i` stand in a row that wins, and that reaches into the group?
bool isFive(const Line& line, int i, Span group) {
    Span row{i, i};
    while (line.isOwn(row.first - 1)) --row.first;
    while (line.isOwn(row.last + 1)) ++row.last;
    if (row.length() < 5 || row.last < group.first || group.last < row.first) return false;
    if (row.length() > 5) return line.sixWins;
    return line.closedFiveWins || !line.isEnemy(row.first - 1) || !line.isEnemy(row.last + 1);
}

Line withStone(Line line, int i) {
    line.own |= std::uint32_t{1} << i;
    return line;
}

/// What a shape is called one stone earlier.
Shape before(Shape shape) {
    switch (shape) {
        case Shape::OpenFour:
            return Shape::OpenThree;
        case Shape::Four:
            return Shape::ClosedThree;
        case Shape::OpenThree:
            return Shape::OpenTwo;
        case Shape::ClosedThree:
            return Shape::ClosedTwo;
        default:
            return Shape::None;
    }
}

/// The strongest shape of a group, by the definitions: so we look one or two stones ahead.
Shape shapeOf(const Line& line, Span group, int ahead = 2) {
    int fives = 0;
    for (int i = group.first - 4; i <= group.last + 4; ++i) {
        if (line.isOwn(i) && isFive(line, i, group)) return Shape::Five;
        if (line.isEmpty(i) && isFive(withStone(line, i), i, group)) ++fives;
    }
    if (fives > 0) return fives > 1 ? Shape::OpenFour : Shape::Four;
    Shape strongest = Shape::None;
    for (int i = group.first - 4; ahead > 0 && i <= group.last + 4; ++i) {
        if (!line.isEmpty(i)) continue;
        strongest = std::max(strongest, before(shapeOf(withStone(line, i), group, ahead - 1)));
    }
    return strongest;
}

/// The group that starts with the own stone on `first`.
Span groupFrom(const Line& line, int first) {
    Span group{first, first};
    for (int i = first + 1; i <= group.last + 4 && line.contains(i) && !line.isEnemy(i); ++i) {
        if (line.isOwn(i)) group.last = i;
    }
    return group;
}

int shapesWorth(const Line& line) {
    int worth = 0;
    for (int i = 0; i < line.length; ++i) {
        if (!line.isOwn(i)) continue;
        const Span group = groupFrom(line, i);
        if (group.length() > 1) worth += Worths[static_cast<std::size_t>(shapeOf(line, group))];
        i = group.last;
    }
    return worth;
}

}  // namespace

int worthOf(const BoardLine& line, Rule rule) {
    const bool closedWins = !closedFiveIsNothing(rule);
    const bool blackSixWins = overlineWins(rule, Stone::Black);
    const bool whiteSixWins = overlineWins(rule, Stone::White);
    return shapesWorth({line.black, line.white, line.length, blackSixWins, closedWins}) -
           shapesWorth({line.white, line.black, line.length, whiteSixWins, closedWins});
}

void LineTable::use(Rule rule) {
    if (rule == rule_) return;
    rule_ = rule;
    entries_.assign(entries_.size(), Entry{});
}

}  // namespace tianyuan::bots
