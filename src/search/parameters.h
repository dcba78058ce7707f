#pragma once

namespace tianyuan::search {

/// Every number of the search that can be tuned, in one place. Margins are in the evaluator's
/// units (eval::ScoreUnit is one unit of the logistic curve).
struct Parameters {
    int aspirationWindow = 60;

    int futilityDepth = 7;
    int futilityMargin = 110;  // for each ply of depth

    int razorDepth = 3;
    int razorMargin = 220;  // for each ply of depth

    int moveCountBase = 6;  // moves tried at shallow nodes: base + depth * depth * factor / 4
    int moveCountFactor = 5;
    int moveCountDepth = 8;

    int reductionFrom = 3;       // the first so many moves are searched to the full depth
    int reductionDivisor = 190;  // hundredths

    int leafFours = 120;   // stones the threat search of a leaf may place
    int deepFours = 2000;  // at the root and in principal variations
};

}  // namespace tianyuan::search
