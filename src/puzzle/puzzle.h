#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "puzzle/theme.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::puzzle {

/// A position with a task for the side to move, and everything that is right there. Lessons and own
/// mistakes are told in the same way.
struct Puzzle {
    Rule rule = Rule::Freestyle;
    Board board;
    Theme theme = Theme::Fours;
    // Every first move that solves it, in board order; of a mistake in a game, those that are
    // known.
    std::vector<Point> solutions;
    int plies = 0;     // stones to the five of the win that is there or threatened; 0: none is
    int tempting = 0;  // first moves that look right and are not
    int rating = 0;    // how strong somebody is who solves it every other time, as levels are rated
    std::optional<Move> played = {};  // what was played there, if it is a mistake of a game

    bool isSolution(Point point) const;

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// What a puzzle is known by: the same for the position turned or mirrored, on every machine.
std::uint64_t keyOf(const Puzzle& puzzle);
/// The same for a position alone: puzzles with the same one are twins.
std::uint64_t positionKey(Rule rule, const Board& board);
/// The key as people write it: eleven letters and digits.
std::string nameOf(std::uint64_t key);

inline constexpr int Steps = 10;
/// How hard a puzzle is, from 1 to Steps.
int stepOf(const Puzzle& puzzle);
/// The lowest rating of a step.
int ratingOfStep(int step);

}  // namespace tianyuan::puzzle
