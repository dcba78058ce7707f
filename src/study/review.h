#pragma once

#include "study/position_view.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tianyuan::study {

/// What looking back says of a move.
struct MoveReview {
    enum class Kind : std::uint8_t {
        Plain,     // nothing to say
        Strong,    // takes the win that the other side has just given
        Doubtful,  // gives something away
        Mistake,   // changed the game
    };

    Kind kind = Kind::Plain;
    int ply = 0;  // its number
    Stone side = Stone::Black;
    Move move = Move::pass();
    double before = 0;         // the chance of its side to win, with the best move
    double after = 0;          // and after this one
    bool missesWin = false;    // a sure win was there, and is no more
    bool loses = false;        // now the other side has a sure win, and had none
    std::vector<Move> better;  // what would have been best, and what follows; empty: this was
    player::Score betterScore;

    friend bool operator==(const MoveReview&, const MoveReview&) = default;
};

/// The chance of Black after each ply of the line on which a game stands, from the start on;
/// nothing where nobody looked, or nobody can say. A game that a five ended ends at 0 or 1.
///
/// What a judge tells as a chance counts, and so does what it has proved. Other scores of another
/// program are brought to our scale by the unit that fits its scores of this game.
struct Chances {
    std::vector<std::optional<double>> ofBlack;
    bool areEstimated = false;  // a unit was fitted for some of them

    friend bool operator==(const Chances&, const Chances&) = default;
};
Chances chancesOf(const game::Game& game);

/// Every move of that line whose positions before and after it are known, in order.
std::vector<MoveReview> reviewOf(const game::Game& game);

}  // namespace tianyuan::study
