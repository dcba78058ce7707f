#pragma once

#include "perfect/explanation.h"

#include <memory>
#include <optional>
#include <vector>

namespace tianyuan::perfect {

/// Where a game left a proof: the attacker was to move, the proof had a stone for him, and after
/// what he played nothing is proved any more.
struct Departure {
    int ply = 0;  // stones and passes before it
    Stone attacker = Stone::Black;
    Point proved;
    int moves = 0;  // in which it would have won, at most

    friend bool operator==(const Departure&, const Departure&) = default;
};

/// A point for the side to move that leads towards something proved.
struct Lead {
    Point point;
    int claims = 0;         // that lie behind it
    bool isProved = false;  // the position after it is proved itself
};
/// For positions that are not proved themselves, such as the empty board; those that lead to most
/// first.
std::vector<Lead> leadsFrom(const ProvedBook& book, const Board& board);

/// A walk through a proof by moves of both sides: any of them may be played.
class ProofWalk {
public:
    /// Begins behind some moves, which may be passes and have been judged: of a game, say.
    ProofWalk(std::shared_ptr<const ProvedBook> book, const Board& start,
              const std::vector<Move>& moves = {});

    const ProvedBook& book() const { return *book_; }
    const Board& board() const { return steps_.back().board; }
    const std::vector<Move>& moves() const { return moves_; }
    /// Somebody has made five, or the board is full.
    bool isOver() const { return isOver_; }

    /// Where the position stands in the proof; nothing: outside.
    const std::optional<ProvedBook::Place>& place() const { return steps_.back().place; }
    /// All departures on the way here, in order.
    std::vector<Departure> departures() const;

    /// Reasons: "walk.occupied", "walk.over".
    Attempt play(Point point);
    /// The move to go on with: the attacker's by the proof, the defender's longest resistance, or
    /// outside the proof the first lead.
    std::optional<Point> next() const;
    /// Plays it; false: there is none.
    bool goOn();
    /// False at the beginning.
    bool back();

private:
    struct Step {
        Board board;
        Follower follower;
        std::optional<ProvedBook::Place> place;
    };

    void take(Move move);

    std::shared_ptr<const ProvedBook> book_;
    std::vector<Step> steps_;  // one more than there are moves
    std::vector<Move> moves_;
    bool isOver_ = false;
};

}  // namespace tianyuan::perfect
