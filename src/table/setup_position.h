#pragma once

#include "core/rule.h"
#include "record/record.h"
#include "table/board_view.h"

#include <cstdint>
#include <optional>

namespace tianyuan::table {

/// A position that is being set up by hand: any stones, either side to move.
class SetupPosition {
public:
    /// What a click places.
    enum class Tool : std::uint8_t { Turn, Black, White, Away };

    SetupPosition() = default;
    SetupPosition(const Board& board, Rule rule) : board_(board), rule_(rule) {}

    const Board& board() const { return board_; }
    Rule rule() const { return rule_; }
    Tool tool() const { return tool_; }
    BoardView view() const;
    /// Why no game can be played from here; nothing: one can.
    std::optional<Reason> problem() const;
    /// To be played from, or studied.
    record::Record record() const;

    void clear();
    void setTool(Tool tool) { tool_ = tool; }
    void setNext(Stone side) { board_.setSideToMove(side); }
    /// Stones that are off the new board go.
    void setSize(int size);
    void setRule(Rule rule) { rule_ = rule; }
    /// Places what the tool says; on a stone, takes it away or changes it.
    void click(Point point);
    void takeAway(Point point);

private:
    void place(Point point, Stone stone);

    Board board_;
    Rule rule_ = Rule::Freestyle;
    Tool tool_ = Tool::Turn;
    std::optional<Point> last_;
};

}  // namespace tianyuan::table
