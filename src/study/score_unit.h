#pragma once

#include "game/game.h"

#include <optional>
#include <vector>

namespace tianyuan::study {

/// A score of another program beside our evaluation of the same position.
struct ScorePair {
    double theirs = 0;
    double ours = 0;
};

/// How much of another program's score is one unit of the logistic curve from scores to chances.
/// No protocol says; so its scores are taken to be as large, in the middle, as our evaluation of
/// the same positions. The middle (the median) does not care about a few enormous numbers that mean
/// "won". Scores of nothing tell nothing; nothing if too few are left.
std::optional<double> fittedUnit(const std::vector<ScorePair>& pairs);
/// The chance that a score stands for, in a program whose scores have this unit.
double chanceWith(double unit, double score);

/// Our evaluation, without any search, of all positions of the line on which a game stands: first
/// the start, then the one after each move; as Black sees it.
std::vector<double> evaluationsOf(const game::Game& game);

}  // namespace tianyuan::study
