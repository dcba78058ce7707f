#include "puzzle/attack_judge.h"

#include "search/relevance.h"

namespace tianyuan::puzzle {

using namespace eval;
using search::Verdict;

namespace {

constexpr std::size_t AttackSlots = 1 << 14;

}  // namespace

AttackJudge::AttackJudge(Rule rule, const Board& board, std::uint64_t stones)
    : map_(rule, board), side_(sideOf(board.sideToMove())), stones_(stones), search_(AttackSlots) {}

search::ThreatAnswer AttackJudge::look(Side side, Means means) {
    const search::ThreatLimits limits{stones_, {}};
    return means == Means::Fours ? search_.vcf(map_, side, limits)
                                 : search_.vct(map_, side, limits);
}

search::ThreatAnswer AttackJudge::win(Means means) { return look(side_, means); }

search::ThreatAnswer AttackJudge::threat(Means means) { return look(other(side_), means); }

std::vector<Point> AttackJudge::attacks(Means means) const {
    std::vector<Point> points;
    map_.empty().forEach(map_.size(), [&](Cell cell) {
        const Threat threat = map_.threat(side_, cell);
        const bool tried = threat == Threat::Five || search::makesFour(map_, side_, cell) ||
                           (means == Means::Threes && threat >= Threat::Three);
        if (tried && !map_.isForbidden(cell, side_)) points.push_back(pointOf(cell));
    });
    return points;
}

std::optional<std::vector<Point>> AttackJudge::winners(Means means, std::size_t most) {
    std::vector<Point> points;
    for (const Point point : attacks(means)) {
        const Verdict verdict = judge(point, means).verdict;
        if (verdict == Verdict::Unknown) return {};
        if (verdict == Verdict::Won) points.push_back(point);
        if (points.size() > most) return {};
    }
    return points;
}

std::vector<Point> AttackJudge::knownWinners(Means means) {
    std::vector<Point> points;
    for (const Point point : attacks(means)) {
        if (judge(point, means).verdict == Verdict::Won) points.push_back(point);
    }
    return points;
}

AttackVerdict AttackJudge::judge(Point move, Means means) {
    const Cell cell = cellOf(move);
    const Side enemy = other(side_);
    if (map_.threat(side_, cell) == Threat::Five) return {Verdict::Won, 1, {}};
    if (map_.isForbidden(cell, side_)) return {};
    map_.place(cell, side_);
    AttackVerdict verdict;
    if (map_.count(enemy, Threat::Five) > 0) {
        verdict.answer = pointOf(map_.cells(enemy, Threat::Five).first(map_.size()));
    } else {
        const search::ThreatAnswer threat = look(side_, Means::Fours);
        const bool tooSlow = means == Means::Fours && threat.proof.plies() > 1;
        verdict.verdict = tooSlow ? Verdict::None : threat.verdict;
        if (verdict.verdict == Verdict::Won) verdict = judgeThreat(threat.proof, means);
    }
    map_.takeBack();
    return verdict;
}

/// The attacker has moved and threatens to win so: is there an answer?
AttackVerdict AttackJudge::judgeThreat(const search::Proof& threat, Means means) {
    AttackVerdict verdict{Verdict::Won, threat.plies() + 2, anyAnswer(threat)};
    const search::Relevance relevance(map_, side_, threat);
    int most = 0;
    for (const Cell answer : relevance.answers()) {
        map_.place(answer, other(side_));
        const search::ThreatAnswer rest = look(side_, means);
        map_.takeBack();
        if (rest.verdict != Verdict::Won) return {rest.verdict, 0, pointOf(answer)};
        if (rest.proof.plies() <= most) continue;
        most = rest.proof.plies();
        verdict = {Verdict::Won, most + 2, pointOf(answer)};
    }
    return verdict;
}

/// Where nothing helps: the point of the threat, or another if that one is forbidden.
std::optional<Point> AttackJudge::anyAnswer(const search::Proof& threat) {
    const Side enemy = other(side_);
    const Cell wanted = cellOf(threat.attack(threat.root()).point);
    if (!map_.isForbidden(wanted, enemy)) return pointOf(wanted);
    std::optional<Point> nearest;
    map_.empty().forEach(map_.size(), [&](Cell cell) {
        const Point point = pointOf(cell);
        if (map_.isForbidden(cell, enemy)) return;
        if (!nearest || distance(point, pointOf(wanted)) < distance(*nearest, pointOf(wanted))) {
            nearest = point;
        }
    });
    return nearest;
}

}  // namespace tianyuan::puzzle
