#include "puzzle/defence_judge.h"

#include "search/relevance.h"

namespace tianyuan::puzzle {

using namespace eval;
using search::Verdict;

namespace {

constexpr std::size_t DefenceSlots = 1 << 14;

}  // namespace

DefenceJudge::DefenceJudge(Rule rule, const Board& board, std::uint64_t stones)
    : map_(rule, board),
      side_(sideOf(board.sideToMove())),
      stones_(stones),
      search_(DefenceSlots) {}

DefenceJudge::Ruling DefenceJudge::find(std::size_t most) {
    Ruling ruling;
    bool hasFour = false;
    map_.empty().forEach(map_.size(),
                         [&](Cell cell) { hasFour = hasFour || putsOff(pointOf(cell)); });
    const Side enemy = other(side_);
    if (hasFour || map_.count(enemy, Threat::Five) > 0) return ruling;
    const search::ThreatAnswer threat = search_.vcf(map_, enemy, {stones_, {}});
    if (threat.verdict != Verdict::Won) return ruling;
    ruling.plies = threat.proof.plies();
    const search::Relevance relevance(map_, enemy, threat.proof);
    for (const Cell answer : relevance.answers()) {
        const Verdict verdict = winAfter(pointOf(answer)).verdict;
        if (verdict == Verdict::Unknown) return ruling;
        auto& list = verdict == Verdict::None ? ruling.stops : ruling.tempting;
        list.push_back(pointOf(answer));
        if (ruling.stops.size() > most) return ruling;
    }
    ruling.isCertain = true;
    return ruling;
}

search::ThreatAnswer DefenceJudge::winAfter(Point move) {
    map_.place(cellOf(move), side_);
    const search::ThreatAnswer answer = search_.vct(map_, other(side_), {stones_, {}});
    map_.takeBack();
    return answer;
}

bool DefenceJudge::stops(Point move) {
    return !putsOff(move) && winAfter(move).verdict == Verdict::None;
}

bool DefenceJudge::putsOff(Point move) const {
    const Cell cell = cellOf(move);
    return map_.threat(side_, cell) == Threat::Five || search::makesFour(map_, side_, cell);
}

}  // namespace tianyuan::puzzle
