#pragma once

#include "core/board.h"
#include "core/foul.h"
#include "core/referee.h"
#include "core/rule.h"

#include <array>
#include <limits>
#include <map>
#include <optional>
#include <vector>

namespace tianyuan::test {

/// A second opinion on the rules, written from their definitions without a look at the real
/// referee: slow, copying its board for every stone it tries, and meant to be obviously right.
class ReferenceReferee {
public:
    /// Stones are kept sorted, and so are the points that complete them.
    using Fours = std::map<std::array<Point, 4>, std::vector<Point>>;
    using Threes = std::map<std::array<Point, 3>, std::vector<Point>>;

    static constexpr int AllLevels = std::numeric_limits<int>::max();

    explicit ReferenceReferee(const Board& board);

    /// The same board with a stone on `point`, whatever stood there before.
    ReferenceReferee with(Point point, Stone stone) const;

    /// What `stone` on the empty `point` does.
    Judgement judge(Point point, Stone stone, Rule rule) const;

    /// The stones of all rows that win if `stone` stands on `point`, row by row from the top.
    std::vector<Point> winningStones(Point point, Stone stone, Rule rule) const;

    /// What a black stone on the empty `point` means under the renju rules. `levels` says how many
    /// times clause 9.3 may be applied inside itself: at 0 every three counts.
    FoulStatus foulStatus(Point point, int levels = AllLevels) const;

    /// The unbroken rows, one for each direction, the fours and the threes to which the black stone
    /// on `point` belongs. The threes are those before clause 9.3 and may be completed by a stone
    /// that also makes a five.
    std::array<std::vector<Point>, 4> rows(Point point) const;
    Fours fours(Point point) const;
    Threes threes(Point point) const;

private:
    char at(Point point) const;
    std::vector<Point> rowThrough(Point point, Offset direction) const;
    template <std::size_t Length>
    std::optional<Point> onlyGap(const std::array<Point, Length>& stretch) const;
    bool becomesFive(Point added, Offset direction) const;
    bool isStraightFour(const std::array<Point, 4>& stones, Offset direction) const;
    bool wins(const std::vector<Point>& row, Offset direction, Rule rule) const;
    bool isAllowedCompletion(Point point, int levels) const;

    int size_;
    std::array<std::array<char, Board::MaxSize>, Board::MaxSize> rows_{};  // '.', 'X' and 'O'
};

}  // namespace tianyuan::test
