#include "search/relevance.h"

#include "search/four_proof.h"

#include <algorithm>

namespace tianyuan::search {

using namespace eval;

namespace {

constexpr int FiveLength = 5;

/// The defender's stones that, with one more, are a four.
constexpr int AlmostFour = 3;

}  // namespace

Relevance::Relevance(ShapeMap& map, Side attacker, const Proof& threat)
    : map_(map), attacker_(attacker), threat_(threat) {
    const Side defender = other(attacker);
    suspectTheWinItself();
    suspectFours();
    suspectHelpers();
    if (closedFiveIsNothing(map.rule())) suspectEndsOfFives();
    if (map.rule() == Rule::Renju && restsOnFouls(threat.root())) suspects_ = map.empty();
    suspects_ &= map.empty();
    suspects_.forEach(map.size(), [&](Cell cell) {
        if (map_.isForbidden(cell, defender)) return;
        map_.place(cell, defender);
        ++placed_;
        if (!holds(threat_.root())) answers_.push_back(cell);
        map_.takeBack();
    });
}

void Relevance::suspectTheWinItself() {
    for (int i = 0; i < threat_.size(); ++i) {
        const Proof::Attack& attack = threat_.attack(i);
        suspects_.insert(cellOf(attack.point));
        for (const Proof::Answer& answer : attack.answers) {
            suspects_.insert(cellOf(answer.point));
            forced_.insert(cellOf(answer.point));
        }
    }
}

void Relevance::suspectFours() {
    const Side defender = other(attacker_);
    for (const Threat threat : {Threat::OpenFour, Threat::FourThree, Threat::FourPlus, Threat::Four,
                                Threat::PerhapsFoul}) {
        if (map_.count(defender, threat) > 0) suspects_ |= map_.cells(defender, threat);
    }
}

void Relevance::suspectHelpers() {
    forced_.forEach(map_.size(), [this](Cell cell) { suspectHelpersOf(cell); });
}

/// Where one more stone makes a four of what stands, or comes to stand, in a row with `forced`.
void Relevance::suspectHelpersOf(Cell forced) {
    const Side defender = other(attacker_);
    for (const int step : Steps) {
        for (int start = forced - (FiveLength - 1) * step; start != forced + step; start += step) {
            int stones = 0;
            bool open = true;
            for (int i = 0; i < FiveLength; ++i) {
                const auto cell = static_cast<Cell>(start + i * step);
                const bool own = map_.hasStone(cell, defender);
                open = open && (own || map_.isEmpty(cell));
                stones += own || forced_.contains(cell);
            }
            if (!open || stones < AlmostFour) continue;
            for (int i = 0; i < FiveLength; ++i) {
                suspects_.insert(static_cast<Cell>(start + i * step));
            }
        }
    }
}

/// Where closed fives are nothing, a stone beside a five closes it or makes that easier.
void Relevance::suspectEndsOfFives() {
    for (int i = 0; i < threat_.size(); ++i) {
        if (!threat_.attack(i).wins()) continue;
        const Cell five = cellOf(threat_.attack(i).point);
        for (const int step : Steps) {
            for (int offset = -FiveLength; offset <= FiveLength; ++offset) {
                suspects_.insert(static_cast<Cell>(five + offset * step));
            }
        }
    }
}

/// Does it matter anywhere in the win whether a point is forbidden? Only the referee can tell then.
bool Relevance::restsOnFouls(int index) {
    const Proof::Attack& attack = threat_.attack(index);
    if (attack.wins()) return false;
    const Cell cell = cellOf(attack.point);
    if (map_.threat(attacker_, cell) == Threat::PerhapsFoul) return true;
    map_.place(cell, attacker_);
    ++placed_;
    // The only answer that a four leaves is not listed where it is forbidden.
    bool rests = attack.answers.empty();
    for (const Proof::Answer& answer : attack.answers) {
        if (rests) break;
        map_.place(cellOf(answer.point), other(attacker_));
        ++placed_;
        rests = restsOnFouls(answer.next);
        map_.takeBack();
    }
    map_.takeBack();
    return rests;
}

/// Does the win from this attack on still hold, as the stones now stand?
bool Relevance::holds(int index) {
    const Side defender = other(attacker_);
    const Proof::Attack& attack = threat_.attack(index);
    const Cell cell = cellOf(attack.point);
    if (!map_.isEmpty(cell)) return false;
    if (map_.threat(attacker_, cell) == Threat::Five) return true;
    if (attack.wins() || map_.isForbidden(cell, attacker_)) return false;

    map_.place(cell, attacker_);
    ++placed_;
    const Cell five = cellOf(threat_.attack(attack.otherwise).point);
    bool good = map_.count(defender, Threat::Five) == 0 && map_.isEmpty(five) &&
                map_.threat(attacker_, five) == Threat::Five;
    if (good) {
        stopsOfFive(map_, attacker_, five).forEach(map_.size(), [&](Cell stop) {
            if (!good || map_.isForbidden(stop, defender)) return;
            const auto answer = std::find_if(
                attack.answers.begin(), attack.answers.end(),
                [stop](const Proof::Answer& each) { return cellOf(each.point) == stop; });
            if (answer == attack.answers.end()) {
                good = false;
                return;
            }
            map_.place(stop, defender);
            ++placed_;
            good = holds(answer->next);
            map_.takeBack();
        });
    }
    map_.takeBack();
    return good;
}

}  // namespace tianyuan::search
