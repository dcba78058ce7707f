#include "perfect/proof_walk.h"

#include "core/notation.h"
#include "core/referee.h"

#include <algorithm>
#include <map>
#include <set>

namespace tianyuan::perfect {
namespace {

/// The stones of a claim that are not on the board, if every stone of the board is one of the
/// claim.
std::optional<std::vector<Point>> missingOf(const Board& board, const proof::Position& claim,
                                            Symmetry symmetry) {
    std::vector<Point> missing;
    int found = 0;
    for (const Stone stone : {Stone::Black, Stone::White}) {
        for (const Point point : stone == Stone::Black ? claim.black : claim.white) {
            const Point here = symmetry(point, board.size());
            if (board.at(here) == stone) {
                ++found;
            } else if (!board.isEmpty(here)) {
                return {};
            } else if (stone == board.sideToMove()) {
                missing.push_back(here);
            }
        }
    }
    if (found != board.stones()) return {};
    return missing;
}

}  // namespace

std::vector<Lead> leadsFrom(const ProvedBook& book, const Board& board) {
    std::map<Point, int> claims;
    for (const proof::Claim& claim : book.claims()) {
        std::set<Point> points;
        for (const Symmetry symmetry : AllSymmetries) {
            const auto missing = missingOf(board, claim.position, symmetry);
            if (!missing || missing->empty()) continue;
            // The attacker plays his stones in their order; the defender's may come in any.
            const bool isAttacker = board.sideToMove() == claim.position.attacker;
            points.insert(missing->begin(), isAttacker ? missing->begin() + 1 : missing->end());
        }
        for (const Point point : points) ++claims[point];
    }
    std::vector<Lead> leads;
    for (const auto& [point, count] : claims) {
        Board after = board;
        after.play(point);
        leads.push_back({point, count, book.find(after).has_value()});
    }
    std::ranges::stable_sort(leads, [](const Lead& a, const Lead& b) {
        return std::pair(a.isProved, a.claims) > std::pair(b.isProved, b.claims);
    });
    return leads;
}

ProofWalk::ProofWalk(std::shared_ptr<const ProvedBook> book, const Board& start,
                     const std::vector<Move>& moves)
    : book_(std::move(book)) {
    steps_.push_back({start, {}, {}});
    steps_.back().place = steps_.back().follower.find(*book_, start);
    for (const Move move : moves) take(move);
}

void ProofWalk::take(Move move) {
    Step next = steps_.back();
    isOver_ = !move.isPass() && judge(next.board, move.point(), next.board.sideToMove(),
                                      book_->rule()) == Judgement::Win;
    next.board.play(move);
    isOver_ = isOver_ || next.board.isFull();
    next.place = isOver_ ? std::nullopt : next.follower.find(*book_, next.board);
    steps_.push_back(std::move(next));
    moves_.push_back(move);
}

std::vector<Departure> ProofWalk::departures() const {
    std::vector<Departure> departures;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        const auto& before = steps_[i].place;
        const bool isEnd = isOver_ && i + 1 == moves_.size();
        if (!before || !before->attackerMoves || steps_[i + 1].place || isEnd) continue;
        departures.push_back(
            {static_cast<int>(i), before->attacker, book_->at(before->how).point, before->moves});
    }
    return departures;
}

Attempt ProofWalk::play(Point point) {
    if (isOver_) return Reason{"walk.over", {}};
    if (!board().isEmpty(point)) return Reason{"walk.occupied", {toText(point, board().size())}};
    take(point);
    return Done{};
}

std::optional<Point> ProofWalk::next() const {
    if (isOver_) return {};
    if (place()) {
        const std::vector<Point> line = longestResistance(*book_, board(), *place());
        if (line.empty()) return {};
        return line.front();
    }
    const std::vector<Lead> leads = leadsFrom(*book_, board());
    if (leads.empty()) return {};
    return leads.front().point;
}

bool ProofWalk::goOn() {
    const auto point = next();
    return point && play(*point);
}

bool ProofWalk::back() {
    if (moves_.empty()) return false;
    steps_.pop_back();
    moves_.pop_back();
    isOver_ = false;
    return true;
}

}  // namespace tianyuan::perfect
