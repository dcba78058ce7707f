#pragma once

#include "core/board.h"
#include "core/result.h"
#include "core/rule.h"
#include "opening/decision.h"
#include "player/thought.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tianyuan::player {

/// A position as a player gets it: the rule, the board, and the moves in order that led to it. The
/// game may have begun from a set-up position: then the moves are not all of the stones.
struct Position {
    Rule rule = Rule::Freestyle;
    Board board;
    std::vector<Move> moves;
};

/// How long and how a player may think. An empty field sets no limit.
struct Limits {
    std::optional<Milliseconds> turn;       // for this move
    std::optional<Milliseconds> left;       // on the clock, for the rest of the game
    std::optional<Milliseconds> increment;  // added after each move
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    int lines = 1;                // how many best lines to report
    std::vector<Point> excluded;  // points not to consider for this move
};

/// What a player that is another program has said beyond its moves.
struct Talk {
    std::string transcript;            // every line of both sides, and its standard error
    std::vector<std::string> remarks;  // lines that were no answer and did no harm
};

/// Someone who chooses moves: a bot, the engine, or another program.
class Player {
public:
    using OnThought = std::function<void(const Thought&)>;

    Player() = default;
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    /// Chooses a legal move, or says why there is none (the program behind it died, answered
    /// nonsense, …). Blocks; returns soon, with its best so far, once `stop` is asked for. Calls
    /// `onThought`, which may be empty, from the thread that called it.
    virtual Result<Move> choose(const Position& position, const Limits& limits,
                                std::stop_token stop, const OnThought& onThought) = 0;

    /// Decides a step of an opening protocol. Blocks as choose() does. By default: places, offers
    /// and picks near the centre, keeps its colour, declares one.
    virtual Result<opening::Decision> decide(const opening::Question& question,
                                             const Limits& limits, std::stop_token stop);

    /// Forgets everything learnt in earlier games.
    virtual void reset() {}

    /// Nobody has asked for a while: gives back what memory it can think without. It forgets what
    /// it remembered there, and is ready as before.
    virtual void giveBackMemory() {}

    /// Makes everything ready for a game of this kind, such as starting the program behind it, so
    /// that no clock has to count it; `limits` are those of the first move. Blocks. Nobody needs to
    /// call it.
    virtual Attempt prepare(Rule rule, int size, const Limits& limits, std::stop_token stop);

    /// What it has said since this was last called; without the transcript if nobody wants it.
    virtual Talk takeTalk(bool withTranscript);
};

}  // namespace tianyuan::player
