#pragma once

#include "perfect/proved_book.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tianyuan::perfect {

/// Moves in turn from a place of the proof to the five: the attacker's by the proof, the
/// defender's those after which the proof allows him most moves.
std::vector<Point> longestResistance(const ProvedBook& book, const Board& board,
                                     const ProvedBook::Place& place);

/// Why a place of the proof is won, for people.
struct Explanation {
    ProvedBook::Place place;
    std::optional<Point> answer;  // what the attacker plays now, if he is to move
    std::vector<Point> threat;    // what he plays after it if the defender passes, until the five;
                                  // empty: every reply has an answer of its own
    std::vector<Point> zone;      // replies outside it change nothing: the threat wins as it is
    std::vector<Point> resistance;  // the longest, from the position on
    std::uint64_t checked = 0;      // positions by which a Checker has just seen that it is won
};

/// The zone and `checked` stay empty where finding them out takes a Checker more than
/// `mostPositions`.
Explanation explain(const ProvedBook& book, const Board& board, const ProvedBook::Place& place,
                    std::uint64_t mostPositions);

/// The defender's replies in a place where he is to move, each with the moves that the attacker
/// still needs after it, the longest first; without those that the threat answers as it is.
struct RatedReply {
    Point point;
    int moves = 0;
};
std::vector<RatedReply> repliesOf(const ProvedBook& book, const Board& board,
                                  const ProvedBook::Place& place);

}  // namespace tianyuan::perfect
