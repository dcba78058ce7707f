#pragma once

#include "player/player.h"
#include "study/engine_judge.h"
#include "study/finding.h"
#include "study/win_steps.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tianyuan::study {

/// What a teacher speaks of; each stands for those before it too.
enum class Strictness : std::uint8_t {
    Proved,    // moves that lose by force, or miss a forced win
    Mistakes,  // and moves that give much away
    Doubtful,  // and moves that give something away
};

/// What is to be said of a move.
struct Critique {
    enum class Kind : std::uint8_t {
        Fine,       // nothing
        Proved,     // `finding` tells
        GivesAway,  // its side had a better chance
    };

    Kind kind = Kind::Fine;
    Finding finding;
    std::vector<WinStep> steps;  // of the win that the finding speaks of
    Stone side = Stone::Black;   // whose move it was
    Move move = Move::pass();
    double before = 0, after = 0;  // GivesAway: the chance of its side to win
    std::vector<Move> better;      // and what would have been best, with what follows
};

/// What the side to move must see: a win of its own, and one that the other side threatens.
struct Lookout {
    std::optional<Finding> own;     // as if it were missed
    std::optional<Finding> threat;  // as if nothing were done about it
    std::vector<WinStep> ownSteps, threatSteps;
};

/// How far a teacher looks, in stones placed in thought.
struct CritiqueLimits {
    ProofLimits proof{20'000, 40'000, {}};
    std::uint64_t judged = 30'000;  // by the engine, for each position
    Strictness strictness = Strictness::Mistakes;
};

/// Looks at the last move of a position. Blocks; what a stopped one says means nothing.
Critique critiqueOf(const player::Position& position, const CritiqueLimits& limits);
/// Looks at the position itself.
Lookout lookoutOf(const player::Position& position, const CritiqueLimits& limits);

/// For words::sentence: what the teacher says first, and what belongs to it.
Reason headlineOf(const Critique& critique, int size);
std::vector<Reason> linesOf(const Critique& critique, int size);
std::vector<Reason> linesOf(const Lookout& lookout, int size);

/// "proved", "mistakes", "doubtful".
std::string_view idOf(Strictness strictness);
std::optional<Strictness> strictnessFromId(std::string_view id);

}  // namespace tianyuan::study
