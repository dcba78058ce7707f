#pragma once

#include "core/board.h"
#include "core/result.h"
#include "record/format.h"

#include <optional>
#include <string_view>

namespace tianyuan::record {

/// Why a stone cannot be put on a point: it is off the board ("record.off-board") or taken
/// ("record.occupied"). The reason names the place of `part` in `text`, the number of the move, and
/// the point. Coordinates are from 0 and may be any numbers.
Attempt checkPlacement(const Board& board, int x, int y, int moveNumber, std::string_view text,
                       std::string_view part);

/// What the last move decided, where a file does not say how a game ended: a win by five, or
/// nothing.
Outcome outcomeOnBoard(const Board& board, std::optional<Point> last);

/// Writes the moves of a game without variations into a record, in turn from the record's first to
/// move, and refuses the first that cannot be.
class LineBuilder {
public:
    /// Set-up stones, size and side to move must be in `record`, which must outlive the builder.
    explicit LineBuilder(Record& record);

    /// `part` of `text` is where the file says so.
    Attempt play(int x, int y, std::string_view text, std::string_view part);
    void pass();

    /// The file cannot be read further, for this reason: it is noted as damage if there is a place
    /// for that and there are moves before, else it is the answer.
    Attempt endsBy(const Reason& reason, Damage* damage) const;

    /// The node of the last move; the root before the first.
    NodeId last() const { return last_; }
    /// The point of the last move, if it is one.
    std::optional<Point> lastPoint() const;
    const Board& board() const { return board_; }

private:
    void add(Move move);

    Record& record_;
    Board board_;
    NodeId last_ = Tree::Root;
    int moves_ = 0;
};

}  // namespace tianyuan::record
