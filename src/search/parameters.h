#pragma once

namespace tianyuan::search {

/// Every number of the search that can be tuned, in one place. Margins are in the evaluator's
/// units (eval::ScoreUnit is one unit of the logistic curve).
struct Parameters {
    int aspirationWindow = 60;

    // Reverse futility pruning: a value so far above beta is believed.
    int futilityDepth = 7;     // 0: not at all; so with the other depths
    int futilityMargin = 110;  // for each ply of depth

    // From here on the network has its say in the order of moves.
    int orderDepth = 2;

    // Late-move pruning.
    int moveCountDepth = 8;
    int moveCountBase = 4;  // moves tried at shallow nodes: base + depth * depth * factor / 4
    int moveCountFactor = 1;

    // Late-move reductions.
    int reductionFrom = 3;       // the first so many moves are searched to the full depth
    int reductionDivisor = 190;  // hundredths
    int rankReduction = 60;      // hundredths of a ply for each 100 ranks behind the best move

    // Internal iterative reduction: from here on, a node without a table move is searched a ply
    // less deep.
    int blindDepth = 4;

    int leafFours = 10;    // stones the search for fours may place at a leaf,
    int deepFours = 2000;  // and in principal variations
};

}  // namespace tianyuan::search
