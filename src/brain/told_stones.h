#pragma once

#include "core/board.h"
#include "player/player.h"
#include "protocol/message.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tianyuan::brain {

/// The stones of a game as a manager tells them: ours and the opponent's, in the order in which
/// they came, which need not be that of the moves. A stone on -1,-1 is a pass.
class ToldStones {
public:
    using Owner = protocol::command::Owner;
    using OwnedStone = protocol::command::OwnedStone;
    /// Why a stone cannot be placed or taken, for a manager to read; nothing if it was.
    using Objection = std::optional<std::string_view>;

    explicit ToldStones(int size) : board_(size) {}

    int size() const { return board_.size(); }
    bool isEmpty() const { return stones_.empty(); }
    bool isFull() const { return board_.isFull(); }
    void clear();

    Objection place(Point point, Owner owner);
    Objection take(Point point);
    /// All stones anew; after an objection there are none.
    Objection set(const std::vector<OwnedStone>& stones);

    /// Does a winning row stand on the board?
    bool isWon(Rule rule) const;
    /// The position in which we are to move, or the opponent is. Who is Black follows from the
    /// number of stones; if that cannot come of taking turns, from who is said to have begun.
    player::Position position(Rule rule, Owner toMove = Owner::Own) const;

private:
    Owner black(Owner toMove) const;

    Board board_;  // only which points are taken, and by whom: Black here is always us
    std::vector<OwnedStone> stones_;
};

}  // namespace tianyuan::brain
