#pragma once

#include "core/outcome.h"
#include "core/rule.h"
#include "record/tree.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::store {

/// A game's number in its library; never given to another one.
using GameId = std::int64_t;

using Time = std::chrono::sys_seconds;

/// What a list shows of a game, without loading it.
struct Summary {
    GameId id = 0;
    std::string black;
    std::string white;
    std::string event;
    std::string date;
    std::optional<Rule> rule;
    int size = 0;
    std::string opening;  // id of the protocol
    Outcome outcome;
    int moves = 0;         // of the main line
    bool running = false;  // it has a journal and is not finished
    std::string source;    // where it came from, as it was told
    Time created;
    Time updated;
};

/// A place where a position was found.
struct Occurrence {
    Summary game;
    int ply = 0;  // moves made before it
    /// The node in the tree of the loaded game, if it is in a variation; nothing: the main line.
    std::optional<record::NodeId> variation;
};

/// How games went. `won` and `lost` are those of the player whom the filter names; without one they
/// stay 0. What is in none of the numbers is not decided.
struct ResultCounts {
    std::int64_t games = 0;
    std::int64_t blackWins = 0;
    std::int64_t whiteWins = 0;
    std::int64_t draws = 0;
    std::int64_t won = 0;
    std::int64_t lost = 0;

    friend bool operator==(const ResultCounts&, const ResultCounts&) = default;
};

/// What was played next, on the board that was asked for. Moves that are the same by a symmetry of
/// the position are counted together, under the first of them in board order.
struct Continuation {
    Move move;
    ResultCounts tally;
};

/// How often a position was reached in games, and how they went. Those that have it only in a
/// variation are counted apart.
struct Statistics {
    ResultCounts total;
    std::int64_t onlyInVariations = 0;
    std::vector<Continuation> next;  // the most frequent first
};

}  // namespace tianyuan::store
