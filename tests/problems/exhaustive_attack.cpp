#include "problems/exhaustive_attack.h"

#include "core/referee.h"

#include <algorithm>
#include <utility>

namespace tianyuan::test {
namespace {

constexpr int FoursOfAThreat = 3;    // that a three may threaten
constexpr int FoursAfterThrees = 6;  // that may end a win by threes
constexpr int Everything = 1000;
constexpr std::uint64_t ThreesKey = 0xA24BAED4963EE407ULL;

/// A win that is found at depth n is the shortest if n - 1 found none.
template <typename Look>
int shortest(int most, bool& cut, const bool& givenUp, Look look) {
    for (int depth = 1; depth <= most; ++depth) {
        cut = false;
        if (const int plies = look(depth)) return plies;
        if (!cut || givenUp) return 0;
    }
    return 0;
}

}  // namespace

int ExhaustiveAttack::byFours(int most) {
    failed_.clear();
    seen_ = 0;
    return shortest(most, cut_, givenUp_, [this](int depth) { return attack({0, depth}); });
}

int ExhaustiveAttack::byThrees(int most) {
    failed_.clear();
    seen_ = 0;
    return shortest(most, cut_, givenUp_, [this](int depth) {
        return attack({depth, FoursAfterThrees});
    });
}

std::vector<Point> ExhaustiveAttack::emptyPoints() const {
    std::vector<Point> points;
    for (int y = 0; y < board_.size(); ++y) {
        for (int x = 0; x < board_.size(); ++x) {
            if (board_.isEmpty({x, y})) points.emplace_back(x, y);
        }
    }
    return points;
}

std::vector<Point> ExhaustiveAttack::fivesOf(Stone stone) const {
    std::vector<Point> fives;
    for (const Point point : emptyPoints()) {
        if (makesFive(board_, point, stone, rule_)) fives.push_back(point);
    }
    return fives;
}

/// Are there five places in a row, this one among them, without a stone of the defender and with so
/// many of the attacker? Otherwise a stone here cannot make a four (3) or a three (2).
bool ExhaustiveAttack::mayGrow(Point point, int stones) const {
    for (const Offset direction : Directions) {
        int near = 0;
        for (int i = -4; i <= 4; ++i) near += board_.at(point + direction * i) == attacker_;
        for (int start = -4; start <= 0 && near >= stones; ++start) {
            int own = 0;
            bool open = true;
            for (int i = start; i < start + 5; ++i) {
                const Stone stone = board_.at(point + direction * i);
                own += stone == attacker_;
                open = open && (stone == attacker_ || stone == Stone::None);
            }
            if (open && own >= stones) return true;
        }
    }
    return false;
}

bool ExhaustiveAttack::isAllowed(Point point, Stone stone) const {
    return blindness_.forFouls || judge(board_, point, stone, rule_) != Judgement::Foul;
}

/// The attacker is to move: the stones until his five, or 0.
int ExhaustiveAttack::attack(Depth depth) {
    if (!fivesOf(attacker_).empty()) return 1;
    if (depth.fours == 0 || ++seen_ > patience_) {
        cut_ = true;
        givenUp_ = givenUp_ || seen_ > patience_;
        return 0;
    }
    const std::uint64_t key = board_.hash() ^ (depth.threes > 0 ? ThreesKey : 0);
    const int tried = depth.threes > 0 ? depth.threes : depth.fours;
    if (const auto known = failed_.find(key); known != failed_.end() && known->second >= tried) {
        cut_ = cut_ || known->second != Everything;
        return 0;
    }
    const bool cutBefore = std::exchange(cut_, false);
    // Fours alone first: they are quicker.
    int plies = depth.threes > 0 ? attack({0, depth.fours}) : fours(depth);
    if (plies == 0 && depth.threes > 0) plies = threes(depth);
    if (plies == 0 && !givenUp_) failed_[key] = cut_ ? tried : Everything;
    cut_ = cut_ || cutBefore;
    return plies;
}

int ExhaustiveAttack::fours(Depth depth) {
    int best = 0;
    for (const Point point : emptyPoints()) {
        if (!mayGrow(point, 3) || !isAllowed(point, attacker_)) continue;
        board_.place(point, attacker_);
        const std::vector<Point> fives = fivesOf(attacker_);
        const int plies = fives.empty() ? 0 : answersToFour({0, depth.fours - 1}, fives);
        board_.remove(point);
        if (plies > 0 && (best == 0 || plies + 1 < best)) best = plies + 1;
        if (givenUp_) return 0;
    }
    return best;
}

int ExhaustiveAttack::threes(Depth depth) {
    int best = 0;
    for (const Point point : emptyPoints()) {
        if (!mayGrow(point, 2) || !isAllowed(point, attacker_)) continue;
        board_.place(point, attacker_);
        const std::vector<Point> fives = fivesOf(attacker_);
        const int plies = fives.empty() ? answersToThree({depth.threes - 1, depth.fours}, point)
                                        : answersToFour({depth.threes, depth.fours - 1}, fives);
        board_.remove(point);
        if (plies > 0 && (best == 0 || plies + 1 < best)) best = plies + 1;
        if (givenUp_) return 0;
    }
    return best;
}

/// The defender is to move: the stones until the five that he cannot avoid, or 0.
int ExhaustiveAttack::answersToFour(Depth depth, const std::vector<Point>& fives) {
    const Stone defender = opponent(attacker_);
    if (!blindness_.forCounters && !fivesOf(defender).empty()) return 0;
    int worst = 2;
    for (const Point answer : emptyPoints()) {
        board_.place(answer, defender);
        const bool stops = std::none_of(fives.begin(), fives.end(), [&](Point five) {
            return five != answer && makesFive(board_, five, attacker_, rule_);
        });
        board_.remove(answer);
        if (!stops || !isAllowed(answer, defender)) continue;
        board_.place(answer, defender);
        const int plies = attack(depth);
        board_.remove(answer);
        if (plies == 0) return 0;
        worst = std::max(worst, plies + 1);
    }
    return worst;
}

int ExhaustiveAttack::answersToThree(Depth depth, Point three) {
    const Stone defender = opponent(attacker_);
    if (!fivesOf(defender).empty()) return 0;
    // Does it threaten anything?
    const int threat = attack({0, std::min(depth.fours, FoursOfAThreat)});
    if (threat == 0) return 0;
    std::vector<Point> answers = emptyPoints();
    std::stable_sort(answers.begin(), answers.end(),
                     [three](Point a, Point b) { return distance(a, three) < distance(b, three); });
    int worst = threat + 1;
    for (const Point answer : answers) {
        if (!isAllowed(answer, defender)) continue;
        board_.place(answer, defender);
        const int plies = attack(depth);
        board_.remove(answer);
        if (plies == 0) return 0;
        worst = std::max(worst, plies + 1);
    }
    return worst;
}

}  // namespace tianyuan::test
