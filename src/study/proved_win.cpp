#include "study/proved_win.h"

#include "eval/shape_map.h"

#include <algorithm>

namespace tianyuan::study {

using search::Proof;
using search::Verdict;

WinAnswer WinProver::prove(Rule rule, const Board& board, Stone side, const ProofLimits& limits) {
    WinAnswer answer;
    answer.win.side = side;
    if (board.stones() == 0 || board.isFull()) {
        answer.verdict = Verdict::None;
        return answer;
    }
    eval::ShapeMap map(rule, board);
    search_.forget();
    search::ThreatAnswer found = search_.vcf(map, eval::sideOf(side), {limits.fours, limits.stop});
    if (found.verdict != Verdict::Won && !limits.stop.stop_requested()) {
        answer.win.means = Means::Threats;
        found = search_.vct(map, eval::sideOf(side), {limits.threats, limits.stop});
    }
    answer.verdict = found.verdict;
    if (found.verdict == Verdict::Won) answer.win.proof = std::move(found.proof);
    return answer;
}

std::vector<Move> wholeLine(const Proof& proof) {
    std::vector<Move> line;
    int index = proof.root();
    while (index != Proof::None) {
        const Proof::Attack& attack = proof.attack(index);
        line.emplace_back(attack.point);
        if (attack.wins()) break;
        const auto longest =
            std::max_element(attack.answers.begin(), attack.answers.end(),
                             [&](const Proof::Answer& a, const Proof::Answer& b) {
                                 return proof.attack(a.next).plies < proof.attack(b.next).plies;
                             });
        const bool isFree = longest == attack.answers.end();
        line.push_back(isFree ? Move::pass() : Move(longest->point));
        index = isFree ? attack.otherwise : longest->next;
    }
    return line;
}

}  // namespace tianyuan::study
