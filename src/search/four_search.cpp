#include "search/four_search.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace tianyuan::search {

using namespace eval;

namespace {

constexpr std::uint64_t WhiteKey = 0x2545F4914F6CDD1DULL;

/// What is tried first.
constexpr std::array Fours{Threat::FourThree, Threat::FourPlus, Threat::Four, Threat::PerhapsFoul};

}  // namespace

FourSearch::FourSearch(std::size_t slots) : slots_(slots) { path_.reserve(GridCells); }

void FourSearch::forget() { std::fill(slots_.begin(), slots_.end(), Slot{}); }

std::uint64_t FourSearch::keyOf(std::uint64_t hash) const {
    return hash ^ (side_ == WhiteSide ? WhiteKey : 0);
}

bool FourSearch::isKnownToFail(std::uint64_t key) const {
    const Slot& slot = slots_[key & (slots_.size() - 1)];
    return slot.key == key && slot.budget >= budget_;
}

int FourSearch::winFor(const ShapeMap& map, Side side, int stones) {
    side_ = side;
    budget_ = stones;
    path_.clear();
    line_.clear();
    // What the map knows already needs no board of its own.
    if (map.count(side, Threat::Five) > 0) {
        return won(1, map.cells(side, Threat::Five).first(map.size()));
    }
    if (map.count(other(side), Threat::Five) == 0 && map.count(side, Threat::OpenFour) > 0) {
        return won(3, map.cells(side, Threat::OpenFour).first(map.size()));
    }
    if (budget_ <= 0 || isKnownToFail(keyOf(map.hash()))) return 0;
    board_.begin(map, side);
    return attack();
}

int FourSearch::won(int plies, Cell cell) {
    line_ = path_;
    line_.push_back(cell);
    return plies;
}

/// The attacker is to move and has no five: the number of stones to it, or 0.
int FourSearch::attack() {
    const std::uint64_t key = keyOf(board_.hash());
    if (isKnownToFail(key)) return 0;
    const int budget = budget_;
    const int plies = board_.mustStop() ? stopByFour() : tryFours();
    if (plies == 0 && budget > 0) slotOf(key) = {key, budget};
    return plies;
}

/// The other side has a four: only an answer that makes a four keeps the attack alive.
int FourSearch::stopByFour() {
    if (budget_ <= 0) return 0;
    for (const Cell stop : board_.stopsWithFour()) {
        if (const int plies = tryFour(stop)) return plies;
    }
    return 0;
}

int FourSearch::tryFours() {
    for (const FourPoint& point : board_.fours()) {
        if (point.threat == Threat::OpenFour) return won(3, point.cell);
    }
    for (const Threat threat : Fours) {
        for (std::size_t i = 0; i < board_.fours().size(); ++i) {
            const FourPoint point = board_.fours()[i];
            if (point.threat != threat) continue;
            if (budget_ <= 0) return 0;
            if (threat == Threat::PerhapsFoul && board_.isForbidden(point.cell, side_)) continue;
            if (const int plies = tryFour(point.cell)) return plies;
        }
    }
    return 0;
}

/// Plays a four on `cell`; the number of stones to the five, this one included, if every answer
/// loses.
int FourSearch::tryFour(Cell cell) {
    board_.placeFour(cell);
    path_.push_back(cell);
    --budget_;
    ++placed_;
    const int plies = answersLose();
    path_.pop_back();
    board_.takeBackFour();
    return plies > 0 ? plies + 1 : 0;
}

/// A four stands and the defender is to move: the longest way to the five, or 0 if he escapes.
int FourSearch::answersLose() {
    const FewCells fives = board_.fives();
    assert(fives.count > 0);
    const FewCells answers = board_.answersTo(fives);
    if (answers.count == 0) return won(2, fives.cells[0]);  // the five comes after any answer
    int longest = 0;
    for (const Cell answer : answers) {
        board_.placeAnswer(answer);
        path_.push_back(answer);
        ++placed_;
        const int plies = attack();
        path_.pop_back();
        board_.takeBackAnswer();
        if (plies == 0) return 0;
        longest = std::max(longest, plies + 1);
    }
    return longest;
}

}  // namespace tianyuan::search
