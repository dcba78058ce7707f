#include "search/zone.h"

#include <array>

namespace tianyuan::search {

using namespace eval;

namespace {

/// With so many stones of the defender in a window of five, one that nobody has seen makes a four.
constexpr int AlmostFour = 3;
/// Wins that take more stones to walk through are not worth it.
constexpr std::uint64_t MostStones = 4'000;

/// A step to the next cell of a window: columns and rows.
struct Step {
    int dx;
    int dy;
};
constexpr std::array<Step, 4> WindowSteps{{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
constexpr int FiveLength = 5;

constexpr std::uint32_t moved(std::uint32_t row, int left) {
    return left >= 0 ? row << left : row >> -left;
}

}  // namespace

Zone::Zone(ShapeMap& map, Side attacker, const Proof& win)
    : map_(map), attacker_(attacker), win_(win) {
    if (map.rule() == Rule::Renju || closedFiveIsNothing(map.rule())) {
        cells_ = map.empty();
        return;
    }
    map.whole().forEach(map.size(), [&](Cell cell) {
        if (map.hasStone(cell, other(attacker))) defenders_.insert(cell);
    });
    follow(win.root(), 0);
    cells_ &= map.empty();
}

void Zone::place(Cell cell, Side side) {
    map_.place(cell, side);
    if (side != attacker_) defenders_.insert(cell);
    ++placed_;
}

void Zone::takeBack(Side side) {
    if (side != attacker_) defenders_.erase(map_.last());
    map_.takeBack();
}

/// Walks through the win from this attack on. `unseen` stones of the defender, besides the one that
/// it is all about, may stand where the walk does not put them: the answers that are not listed.
void Zone::follow(int index, int unseen) {
    const Proof::Attack& attack = win_.attack(index);
    const Cell cell = cellOf(attack.point);
    cells_.insert(cell);
    if (attack.wins()) return;
    if (unseen >= AlmostFour || placed_ > MostStones) {
        cells_ |= map_.whole();
        return;
    }
    place(cell, attacker_);
    addDangers(unseen);
    for (const Proof::Answer& answer : attack.answers) {
        place(cellOf(answer.point), other(attacker_));
        follow(answer.next, unseen);
        takeBack(other(attacker_));
    }
    follow(attack.otherwise, unseen + 1);
    takeBack(attacker_);
}

/// The windows of five without attackers in which the defender, with the unseen stones and one
/// more, would have a four: all of them at once, a bit for the first cell of each.
void Zone::addDangers(int unseen) {
    const auto last = static_cast<std::size_t>(GridMargin + map_.size() - 1);
    for (const auto [dx, dy] : WindowSteps) {
        for (std::size_t row = GridMargin; row <= last; ++row) {
            std::uint32_t open = ~std::uint32_t{0};
            std::array<std::uint32_t, AlmostFour> atLeast{};  // one, two, three defenders
            for (int i = 0; i < FiveLength; ++i) {
                const std::size_t at = row + static_cast<std::size_t>(i * dy);
                const std::uint32_t stones = moved(defenders_.rows[at], -i * dx);
                open &= moved(defenders_.rows[at] | map_.empty().rows[at], -i * dx);
                atLeast[2] |= atLeast[1] & stones;
                atLeast[1] |= atLeast[0] & stones;
                atLeast[0] |= stones;
            }
            open &= atLeast[static_cast<std::size_t>(AlmostFour - 1 - unseen)];
            if (open == 0) continue;
            for (int i = 0; i < FiveLength; ++i) {
                cells_.rows[row + static_cast<std::size_t>(i * dy)] |= moved(open, i * dx);
            }
        }
    }
}

}  // namespace tianyuan::search
