#pragma once

#include "core/result.h"
#include "study/finding.h"
#include "study/review.h"
#include "study/summary.h"
#include "study/win_steps.h"

#include <optional>
#include <string>
#include <vector>

namespace tianyuan::study {

/// What is known of a move. What was proved of it comes before what was judged.
struct ReviewedMove {
    std::optional<MoveReview> judged;
    std::optional<Finding> proved;
    std::vector<WinStep> steps;  // the win that the finding speaks of

    bool isKnown() const { return judged || proved; }
    bool hasBetter() const;
    /// "!", "?", "??" or nothing.
    std::string mark() const;
    /// "42% → 6%"; empty if it was not judged.
    std::string change() const;
    /// For words::sentence, of a move that is known, on a board of this size.
    Reason headline(int size) const;
    std::vector<Reason> details(int size) const;

    friend bool operator==(const ReviewedMove&, const ReviewedMove&) = default;
};

/// What is known of the moves of the line on which a game stands.
struct ReviewedGame {
    Chances chances;
    std::vector<MoveReview> reviews;
    std::vector<bool> judged;  // is the position after so many moves, for good?
    std::vector<Finding> findings;
    bool examined = false;  // the whole game, and what was proved is kept with it

    /// Those that changed the game, in order.
    std::vector<int> pliesWorthALook() const;
    /// The next of them after this one; after the last, the first.
    std::optional<int> mistakeAfter(int ply) const;
    /// Of each move.
    std::vector<std::string> marks() const;
    /// The move by which the position after so many moves of the game came about.
    ReviewedMove moveAt(const game::Game& game, int ply) const;

    friend bool operator==(const ReviewedGame&, const ReviewedGame&) = default;
};

/// Reads what is written beside the moves; `fresh` is what was proved and is not written yet.
ReviewedGame reviewedGame(const game::Game& game, const std::vector<Finding>& fresh);

}  // namespace tianyuan::study
