#include "search/four_search.h"

#include "eval/defences.h"

#include <algorithm>
#include <cassert>
#include <initializer_list>

namespace tianyuan::search {

using namespace eval;

namespace {

constexpr std::uint64_t WhiteKey = 0x2545F4914F6CDD1DULL;

bool hasFour(const ShapeMap& map, Side side, Cell cell) {
    for (int direction = 0; direction < 4; ++direction) {
        const Shape shape = shapeAt(map.shapes(side, cell), direction);
        if (shape == Shape::Four || shape == Shape::OpenFour) return true;
    }
    return false;
}

}  // namespace

FourSearch::FourSearch(std::size_t slots) : slots_(slots) { path_.reserve(GridCells); }

void FourSearch::forget() { std::fill(slots_.begin(), slots_.end(), Slot{}); }

int FourSearch::winFor(ShapeMap& map, Side side, int stones) {
    map_ = &map;
    side_ = side;
    budget_ = stones;
    path_.clear();
    line_.clear();
    return attack();
}

std::uint64_t FourSearch::key() const { return map_->hash() ^ (side_ == WhiteSide ? WhiteKey : 0); }

int FourSearch::won(int plies, Cell cell) {
    line_ = path_;
    line_.push_back(cell);
    return plies;
}

/// The attacker is to move: the number of stones to his five, or 0.
int FourSearch::attack() {
    const Side enemy = other(side_);
    if (map_->count(side_, Threat::Five) > 0) {
        return won(1, map_->cells(side_, Threat::Five).first(map_->size()));
    }
    const bool mustStop = map_->count(enemy, Threat::Five) > 0;
    if (!mustStop && map_->count(side_, Threat::OpenFour) > 0) {
        return won(3, map_->cells(side_, Threat::OpenFour).first(map_->size()));
    }
    if (budget_ <= 0) return 0;
    Slot& slot = slots_[key() & (slots_.size() - 1)];
    if (slot.key == key() && slot.budget >= budget_) return 0;
    const int budget = budget_;
    if (const int plies = mustStop ? stopByFour() : tryFours()) return plies;
    slot = {key(), budget};
    return 0;
}

/// The other side has a four: only an answer that makes a four keeps the attack alive.
int FourSearch::stopByFour() {
    const CellSet stops = defencesAgainst(*map_, other(side_), Threat::Five);
    int plies = 0;
    stops.forEach(map_->size(), [&](Cell cell) {
        if (plies == 0 && hasFour(*map_, side_, cell)) plies = tryFour(cell);
    });
    return plies;
}

int FourSearch::tryFours() {
    int plies = 0;
    for (const Threat threat :
         {Threat::FourThree, Threat::FourPlus, Threat::Four, Threat::PerhapsFoul}) {
        if (map_->count(side_, threat) == 0) continue;
        map_->cells(side_, threat).forEach(map_->size(), [&](Cell cell) {
            if (plies > 0 || budget_ <= 0) return;
            if (threat != Threat::PerhapsFoul || hasFour(*map_, side_, cell)) plies = tryFour(cell);
        });
        if (plies > 0) break;
    }
    return plies;
}

/// Plays a four on `cell`; the number of stones to the five, this one included, if every answer
/// loses.
int FourSearch::tryFour(Cell cell) {
    if (map_->isForbidden(cell, side_)) return 0;
    map_->place(cell, side_);
    path_.push_back(cell);
    --budget_;
    ++placed_;
    const int plies = answersLose();
    path_.pop_back();
    map_->takeBack();
    return plies > 0 ? plies + 1 : 0;
}

/// A four stands and the defender is to move: the longest way to the five, or 0 if he escapes.
int FourSearch::answersLose() {
    const Side enemy = other(side_);
    assert(map_->count(enemy, Threat::Five) == 0);  // it was stopped, or there was none
    const CellSet answers = defencesAgainst(*map_, side_, Threat::Five);
    int longest = 0;
    bool escapes = false;
    bool answered = false;
    answers.forEach(map_->size(), [&](Cell answer) {
        if (escapes || map_->isForbidden(answer, enemy)) return;
        answered = true;
        map_->place(answer, enemy);
        path_.push_back(answer);
        ++placed_;
        const int plies = attack();
        path_.pop_back();
        map_->takeBack();
        escapes = plies == 0;
        longest = std::max(longest, plies + 1);
    });
    if (escapes) return 0;
    if (answered) return longest;
    // Nothing stops it: the five comes after any answer.
    return won(2, map_->cells(side_, Threat::Five).first(map_->size()));
}

}  // namespace tianyuan::search
