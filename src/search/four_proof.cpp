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

std::uint64_t FourProver::key() const {
    return board_.hash() ^ (side_ == WhiteSide ? WhiteKey : 0);
}

bool FourProver::mustEnd() {
    if (placed_ >= last_) ended_ = true;
    if (--untilCheck_ <= 0) {
        untilCheck_ = FoursBetweenChecks;
        if (stop_.stop_requested()) ended_ = true;
        if (onStones_) onStones_(placed_);
    }
    return ended_;
}

Verdict FourProver::prove(const ShapeMap& map, Side side, int fours, std::uint64_t stones,
                          Proof& proof) {
    side_ = side;
    proof_ = &proof;
    if (map.count(side, Threat::Five) > 0) {
        proof.setRoot(proof.addFive(pointOf(map.cells(side, Threat::Five).first(map.size()))));
        return Verdict::Won;
    }
    board_.begin(map, side);
    isRenju_ = map.rule() == Rule::Renju;
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

/// Has the attacker a four that is no foul for certain?
bool FourProver::canMakeFour() {
    return std::ranges::any_of(board_.fours(),
                               [](const FourPoint& point) { return point.threat != Threat::Foul; });
}

/// The attacker is to move and has no five: the index of the stone that wins with at most so many
/// fours, or None.
int FourProver::attack(int fours) {
    if (fours <= 0) {
        cut_ = cut_ || canMakeFour();
        return Proof::None;
    }
    Slot& slot = slots_[key() & (slots_.size() - 1)];
    if (slot.key == key()) {
        if (slot.winner == NoCell && slot.fours >= fours) {
            cut_ = cut_ || slot.fours != EveryFour;
            return Proof::None;
        }
        if (slot.winner != NoCell && slot.fours <= fours && board_.isEmpty(slot.winner)) {
            if (const int known = tryFour(slot.winner, fours); known != Proof::None) return known;
        }
    }
    const bool cutBefore = std::exchange(cut_, false);
    const int found = board_.mustStop() ? stopByFour(fours) : tryFours(fours);
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
    for (const Cell stop : board_.stopsWithFour()) {
        if (const int found = tryFour(stop, fours); found != Proof::None) return found;
    }
    return Proof::None;
}

int FourProver::tryFours(int fours) {
    for (const Threat threat : Fours) {
        for (std::size_t i = 0; i < board_.fours().size(); ++i) {
            const FourPoint point = board_.fours()[i];
            if (point.threat != threat) continue;
            // Where only one four is left to play, it must leave no answer.
            if (fours == 1 && threat != Threat::OpenFour && !isRenju_) {
                cut_ = true;
                break;
            }
            const int found = tryFour(point.cell, fours);
            if (found != Proof::None) return found;
        }
    }
    return Proof::None;
}

int FourProver::tryFour(Cell cell, int fours) {
    if (mustEnd() || board_.isForbidden(cell, side_)) return Proof::None;
    board_.placeFour(cell);
    ++placed_;
    const int size = proof_->size();
    const int found = answersLose(cell, fours - 1);
    if (found == Proof::None) proof_->cutTo(size);
    board_.takeBackFour();
    return found;
}

/// The four on `cell` stands and the defender is to move: its index if every answer loses.
int FourProver::answersLose(Cell cell, int fours) {
    const FewCells fives = board_.fives();
    if (fives.count == 0) return Proof::None;
    FewCells first;
    first.add(fives.cells[0]);
    std::vector<Proof::Answer> answers;
    for (const Cell answer : board_.answersTo(first)) {
        board_.placeAnswer(answer);
        ++placed_;
        const Cell five = board_.fiveLeftOf(fives);
        const int next = five != NoCell ? proof_->addFive(pointOf(five)) : attack(fours);
        board_.takeBackAnswer();
        if (next == Proof::None) return Proof::None;
        answers.push_back({pointOf(answer), next});
    }
    const int otherwise = proof_->addFive(pointOf(fives.cells[0]));
    return proof_->add(pointOf(cell), std::move(answers), otherwise);
}

}  // namespace tianyuan::search
