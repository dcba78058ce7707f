#pragma once

#include "core/result.h"
#include "game/game.h"
#include "study/finding.h"

#include <array>
#include <optional>
#include <vector>

namespace tianyuan::study {

/// How a game was lost, and what each side is to be told.
struct GameSummary {
    std::optional<Stone> loser;
    /// The last mistake of the loser: until then the game could be held.
    std::optional<Finding> turningPoint;

    /// It had slid away before: the last move before which the loser's chance was still fair, and
    /// that chance. Ply 0: it was never fair after the opening, and the chance is the best it had.
    struct Slide {
        int ply = 0;
        double chance = 0;
        int worsePly = 0;  // and how it stood when the turning point, or the end, came
        double worse = 0;
    };
    std::optional<Slide> slide;

    /// From 0 to 1, Black's and White's; nothing if the game was not judged.
    std::array<std::optional<double>, 2> accuracy;
    std::array<std::vector<Finding>, 2> slips;

    /// For words::sentence, the most important first.
    std::vector<Reason> lines(int size) const;
};

/// Sums up what is kept of the line on which a game stands: findings, and how its positions were
/// judged. Nothing if it was not examined.
std::optional<GameSummary> summaryOf(const game::Game& game);

}  // namespace tianyuan::study
