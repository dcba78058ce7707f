#pragma once

#include "core/board.h"
#include "core/outcome.h"
#include "core/rule.h"
#include "record/tree.h"

#include <optional>
#include <string>
#include <vector>

namespace tianyuan::record {

/// A stone that stands before the first move.
struct SetupStone {
    Point point;
    Stone stone = Stone::Black;

    friend bool operator==(const SetupStone&, const SetupStone&) = default;
};

/// What is written above a game, in words. All text is UTF-8; empty: not told.
struct Description {
    std::string black;  // names
    std::string white;
    std::string event;
    std::string round;
    std::string place;
    std::string date;         // as written; ours are ISO 8601, "2026-11-15"
    std::string timeControl;  // as game::TimeControl writes it
    std::string comment;      // on the game as a whole

    friend bool operator==(const Description&, const Description&) = default;
};

/// A game on paper: who played what, under which rule, with all variations. Plain data: it is not
/// promised that the moves are legal.
struct Record : Description {
    std::optional<Rule> rule;  // not every format tells
    int size = Board::DefaultSize;
    std::string opening;       // id of the opening protocol, such as "swap2"; empty: not told
    std::string openingSteps;  // what was decided in it, as opening::Opening writes it
    Outcome outcome;           // Ending::None: not finished, or not told
    std::vector<SetupStone> setup;
    Stone firstToMove = Stone::Black;
    std::vector<Property> others;  // what the file told besides
    Tree tree;

    friend bool operator==(const Record&, const Record&) = default;
};

/// The moves of the main line, in order; nodes without a move are left out.
std::vector<Move> mainLine(const Record& record);

/// The position before the first move: set-up stones and side to move.
Board startOf(const Record& record);

}  // namespace tianyuan::record
