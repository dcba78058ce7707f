#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "search/proof.h"

#include <optional>
#include <set>
#include <string>
#include <utility>

namespace tianyuan::test {

/// Plays a proof out against every legal answer and a pass, with the referee alone: slow, and
/// nothing of the search in it.
class ProofChecker {
public:
    ProofChecker(const Board& board, Rule rule, Stone attacker)
        : board_(board), rule_(rule), attacker_(attacker) {}

    /// What is wrong with the proof, such as "h8 i9: the defender makes five"; nothing if it wins.
    std::optional<std::string> faultOf(const search::Proof& proof);

private:
    bool attackWins(const search::Proof& proof, int index, int pliesLeft);
    bool everyAnswerLoses(const search::Proof& proof, int index);
    bool answerLoses(const search::Proof& proof, int index, Point answer);
    bool fail(const std::string& why);

    Board board_;
    Rule rule_;
    Stone attacker_;
    std::vector<Point> path_;
    std::set<std::pair<std::uint64_t, int>> checked_;  // what several lines have in common
    std::optional<std::string> fault_;
};

}  // namespace tianyuan::test
