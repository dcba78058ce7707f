#include "search/four_proof.h"

#include "eval/defences.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tianyuan::search {

using namespace eval;

namespace {

constexpr std::uint64_t WhiteKey = 0x9D5C0FB4A1E3726BULL;
constexpr std::uint16_t EveryFour = 0xFFFF;
constexpr int FoursBetweenChecks = 1 << 9;

constexpr std::array Fours{Threat::OpenFour, Threat::FourThree, Threat::FourPlus, Threat::Four,
                           Threat::PerhapsFoul};

bool canMakeFour(const ShapeMap& map, Side side) {
    return std::any_of(Fours.begin(), Fours.end(),
                       [&](Threat threat) { return map.count(side, threat) > 0; });
}

}  // namespace

bool makesFour(const ShapeMap& map, Side side, Cell cell) {
    for (int direction = 0; direction < 4; ++direction) {
        const Shape shape = shapeAt(map.shapes(side, cell), direction);
        if (shape == Shape::Four || shape == Shape::OpenFour) return true;
    }
    return false;
}

CellSet stopsOfFive(const ShapeMap& map, Side side, Cell cell) {
    CellSet stops;
    stops.insert(cell);
    if (!closedFiveIsNothing(map.rule())) return stops;
    for (int direction = 0; direction < 4; ++direction) {
        if (shapeAt(map.shapes(side, cell), direction) != Shape::Five) continue;
        for (int offset = -GridMargin; offset <= GridMargin; ++offset) {
            const auto place =
                static_cast<Cell>(cell + offset * Steps[static_cast<std::size_t>(direction)]);
            if (offset == 0 || !map.isEmpty(place)) continue;
            if (map.threatAfterAnswer(side, cell, direction, place) != Threat::Five) {
                stops.insert(place);
            }
        }
    }
    return stops;
}

void FourProver::forget() { std::fill(slots_.begin(), slots_.end(), Slot{}); }

std::uint64_t FourProver::key() const { return map_->hash() ^ (side_ == WhiteSide ? WhiteKey : 0); }

bool FourProver::mustEnd() {
    if (placed_ >= last_) ended_ = true;
    if (--untilCheck_ <= 0) {
        untilCheck_ = FoursBetweenChecks;
        if (stop_.stop_requested()) ended_ = true;
        if (onStones_) onStones_(placed_);
    }
    return ended_;
}

Verdict FourProver::prove(ShapeMap& map, Side side, int fours, std::uint64_t stones, Proof& proof) {
    map_ = &map;
    side_ = side;
    proof_ = &proof;
    last_ = placed_ + stones;
    ended_ = false;
    const int size = proof.size();
    // One more four each time; longer wins, which take longer to look for, in larger steps.
    for (int depth = std::min(1, fours); !ended_; depth = std::min(fours, depth + 1 + depth / 4)) {
        cut_ = false;
        const int root = attack(depth);
        if (root != Proof::None) {
            proof.setRoot(root);
            return Verdict::Won;
        }
        proof.cutTo(size);
        if (!ended_ && (!cut_ || depth >= fours)) return Verdict::None;
    }
    return Verdict::Unknown;
}

/// The attacker is to move: the index of the stone that wins with at most so many fours, or None.
int FourProver::attack(int fours) {
    if (map_->count(side_, Threat::Five) > 0) {
        return proof_->addFive(pointOf(map_->cells(side_, Threat::Five).first(map_->size())));
    }
    if (fours <= 0) {
        cut_ = cut_ || canMakeFour(*map_, side_);
        return Proof::None;
    }
    Slot& slot = slots_[key() & (slots_.size() - 1)];
    if (slot.key == key()) {
        if (slot.winner == NoCell && slot.fours >= fours) {
            cut_ = cut_ || slot.fours != EveryFour;
            return Proof::None;
        }
        if (slot.winner != NoCell && slot.fours <= fours && map_->isEmpty(slot.winner)) {
            if (const int known = tryFour(slot.winner, fours); known != Proof::None) return known;
        }
    }
    const bool cutBefore = std::exchange(cut_, false);
    const int found =
        map_->count(other(side_), Threat::Five) > 0 ? stopByFour(fours) : tryFours(fours);
    if (found != Proof::None) {
        slot = {key(), cellOf(proof_->attack(found).point), static_cast<std::uint16_t>(fours)};
    } else if (!ended_) {
        slot = {key(), NoCell, cut_ ? static_cast<std::uint16_t>(fours) : EveryFour};
    }
    cut_ = cut_ || cutBefore;
    return found;
}

/// The other side has a four: only an answer that makes a four keeps the attack alive.
int FourProver::stopByFour(int fours) {
    const CellSet stops = defencesAgainst(*map_, other(side_), Threat::Five);
    int found = Proof::None;
    stops.forEach(map_->size(), [&](Cell cell) {
        if (found == Proof::None && makesFour(*map_, side_, cell)) found = tryFour(cell, fours);
    });
    return found;
}

int FourProver::tryFours(int fours) {
    int found = Proof::None;
    for (const Threat threat : Fours) {
        if (map_->count(side_, threat) == 0) continue;
        // Where only one four is left to play, it must leave no answer.
        if (fours == 1 && threat != Threat::OpenFour && map_->rule() != Rule::Renju) {
            cut_ = true;
            continue;
        }
        map_->cells(side_, threat).forEach(map_->size(), [&](Cell cell) {
            if (found != Proof::None) return;
            if (threat == Threat::PerhapsFoul && !makesFour(*map_, side_, cell)) return;
            found = tryFour(cell, fours);
        });
        if (found != Proof::None) break;
    }
    return found;
}

int FourProver::tryFour(Cell cell, int fours) {
    if (mustEnd() || map_->isForbidden(cell, side_)) return Proof::None;
    map_->place(cell, side_);
    ++placed_;
    const int size = proof_->size();
    const int found = answersLose(cell, fours - 1);
    if (found == Proof::None) proof_->cutTo(size);
    map_->takeBack();
    return found;
}

/// The four on `cell` stands and the defender is to move: its index if every answer loses.
int FourProver::answersLose(Cell cell, int fours) {
    const Side enemy = other(side_);
    const Cell five = map_->cells(side_, Threat::Five).first(map_->size());
    if (five == NoCell || map_->count(enemy, Threat::Five) > 0) return Proof::None;
    std::vector<Proof::Answer> answers;
    bool escapes = false;
    stopsOfFive(*map_, side_, five).forEach(map_->size(), [&](Cell answer) {
        if (escapes || map_->isForbidden(answer, enemy)) return;
        map_->place(answer, enemy);
        ++placed_;
        const int next = attack(fours);
        map_->takeBack();
        escapes = next == Proof::None;
        if (!escapes) answers.push_back({pointOf(answer), next});
    });
    if (escapes) return Proof::None;
    const int otherwise = proof_->addFive(pointOf(five));
    return proof_->add(pointOf(cell), std::move(answers), otherwise);
}

}  // namespace tianyuan::search
