#include "problems/exhaustive_attack.h"

#include "core/referee.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tianyuan::test {
namespace {

constexpr int FoursOfAThreat = 3;    // that a three may threaten
constexpr int FoursAfterThrees = 6;  // that may end a win by threes
constexpr int Everything = 1000;
constexpr std::uint64_t ThreesKey = 0xA24BAED4963EE407ULL;

/// Can a stone on the one change what a stone on the other would make?
bool isOnLine(Point a, Point b) {
    const int x = std::abs(a.x - b.x);
    const int y = std::abs(a.y - b.y);
    return (x == 0 || y == 0 || x == y) && std::max(x, y) <= 5;
}

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
    const auto attackWithin = [this](int depth) { return attack({depth, FoursAfterThrees}); };
    return shortest(most, cut_, givenUp_, attackWithin);
}

std::vector<Point> ExhaustiveAttack::pointsOf(const Board& board) {
    std::vector<Point> points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) points.emplace_back(x, y);
    }
    return points;
}

bool ExhaustiveAttack::makesFiveAnywhere(Stone stone) const {
    return std::any_of(points_.begin(), points_.end(), [&](Point point) {
        return board_.isEmpty(point) && makesFive(board_, point, stone, rule_);
    });
}

/// Where a side can make five on the lines of a stone of its own.
std::vector<Point> ExhaustiveAttack::fivesThrough(Point point, Stone stone) const {
    std::vector<Point> fives;
    for (const Offset direction : Directions) {
        for (int i = -4; i <= 4; ++i) {
            const Point five = point + direction * i;
            if (board_.isEmpty(five) && makesFive(board_, five, stone, rule_)) {
                fives.push_back(five);
            }
        }
    }
    return fives;
}

/// Whoever can make five does, so nobody could before his last stone: only what that stone made
/// counts, and before the first one the whole board.
bool ExhaustiveAttack::attackerHasFive() const {
    return lastAttack_ ? !fivesThrough(*lastAttack_, attacker_).empty()
                       : makesFiveAnywhere(attacker_);
}

bool ExhaustiveAttack::defenderHasFive() const {
    const Stone defender = opponent(attacker_);
    return lastAnswer_ && !blindness_.forCounters ? !fivesThrough(*lastAnswer_, defender).empty()
                                                  : makesFiveAnywhere(defender);
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
    const bool hasFouls = rule_ == Rule::Renju && stone == Stone::Black && !blindness_.forFouls;
    return !hasFouls || judge(board_, point, stone, rule_) != Judgement::Foul;
}

/// The attacker is to move: the stones until his five, or 0.
int ExhaustiveAttack::attack(Depth depth) {
    if (attackerHasFive()) return 1;
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
    for (const Point point : points_) {
        if (!board_.isEmpty(point) || !mayGrow(point, 3) || !isAllowed(point, attacker_)) continue;
        board_.place(point, attacker_);
        const auto before = std::exchange(lastAttack_, point);
        const std::vector<Point> fives = fivesThrough(point, attacker_);
        const int plies = fives.empty() ? 0 : answersToFour({0, depth.fours - 1}, fives);
        lastAttack_ = before;
        board_.remove(point);
        if (plies > 0 && (best == 0 || plies + 1 < best)) best = plies + 1;
        if (givenUp_) return 0;
    }
    return best;
}

int ExhaustiveAttack::threes(Depth depth) {
    int best = 0;
    for (const Point point : points_) {
        if (!board_.isEmpty(point) || !mayGrow(point, 2) || !isAllowed(point, attacker_)) continue;
        board_.place(point, attacker_);
        const auto before = std::exchange(lastAttack_, point);
        const std::vector<Point> fives = fivesThrough(point, attacker_);
        const int plies = fives.empty() ? answersToThree({depth.threes - 1, depth.fours}, point)
                                        : answersToFour({depth.threes, depth.fours - 1}, fives);
        lastAttack_ = before;
        board_.remove(point);
        if (plies > 0 && (best == 0 || plies + 1 < best)) best = plies + 1;
        if (givenUp_) return 0;
    }
    return best;
}

/// The defender is to move: the stones until the five that he cannot avoid, or 0.
int ExhaustiveAttack::answersToFour(Depth depth, const std::vector<Point>& fives) {
    const Stone defender = opponent(attacker_);
    if (!blindness_.forCounters && defenderHasFive()) return 0;
    int worst = 2;
    for (const Point answer : points_) {
        if (!board_.isEmpty(answer) || !isOnLine(answer, fives.front())) continue;
        board_.place(answer, defender);
        const bool stops = std::none_of(fives.begin(), fives.end(), [&](Point five) {
            return five != answer && makesFive(board_, five, attacker_, rule_);
        });
        board_.remove(answer);
        if (!stops || !isAllowed(answer, defender)) continue;
        board_.place(answer, defender);
        const auto before = std::exchange(lastAnswer_, answer);
        const int plies = attack(depth);
        lastAnswer_ = before;
        board_.remove(answer);
        if (plies == 0) return 0;
        worst = std::max(worst, plies + 1);
    }
    return worst;
}

int ExhaustiveAttack::answersToThree(Depth depth, Point three) {
    if (defenderHasFive()) return 0;
    // Does it threaten anything?
    const int threat = attack({0, std::min(depth.fours, FoursOfAThreat)});
    if (threat == 0) return 0;
    int worst = threat + 1;
    // What has stopped the three before often stops this one, and saves the rest.
    const auto last = lastStop_.find(depth.threes);
    if (last != lastStop_.end() && stopsThree(depth, last->second, worst)) return 0;
    std::vector<Point> answers = points_;
    std::stable_sort(answers.begin(), answers.end(),
                     [three](Point a, Point b) { return distance(a, three) < distance(b, three); });
    for (const Point answer : answers) {
        if (stopsThree(depth, answer, worst)) {
            lastStop_.insert_or_assign(depth.threes, answer);
            return 0;
        }
    }
    return worst;
}

/// Else it may put the five off.
bool ExhaustiveAttack::stopsThree(Depth depth, Point answer, int& worst) {
    const Stone defender = opponent(attacker_);
    if (!board_.isEmpty(answer) || !isAllowed(answer, defender)) return false;
    board_.place(answer, defender);
    const auto before = std::exchange(lastAnswer_, answer);
    const int plies = attack(depth);
    lastAnswer_ = before;
    board_.remove(answer);
    worst = std::max(worst, plies + 1);
    return plies == 0;
}

}  // namespace tianyuan::test
