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

std::vector<Departure> departuresOf(const ProvedBook& book, const Board& start,
                                    const std::vector<Move>& moves) {
    std::vector<Departure> departures;
    Board board = start;
    Follower follower;
    std::optional<ProvedBook::Place> before = follower.find(book, board);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = moves[i];
        const bool isFive = !move.isPass() && judge(board, move.point(), board.sideToMove(),
                                                    book.rule()) == Judgement::Win;
        board.play(move);
        const auto after = isFive ? std::nullopt : follower.find(book, board);
        if (before && before->attackerMoves && !after && !isFive) {
            departures.push_back(
                {static_cast<int>(i), before->attacker, book.at(before->how).point, before->moves});
        }
        before = after;
    }
    return departures;
}

std::vector<Lead> leadsFrom(const ProvedBook& book, const Board& board) {
    std::map<Point, int> claims;
    for (const proof::Claim& claim : book.claims()) {
        std::set<Point> points;
        for (const Symmetry symmetry : AllSymmetries) {
            const auto missing = missingOf(board, claim.position, symmetry);
            if (missing) points.insert(missing->begin(), missing->end());
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

ProofWalk::ProofWalk(std::shared_ptr<const ProvedBook> book, const Board& start)
    : book_(std::move(book)), boards_{start} {
    look();
}

void ProofWalk::look() { place_ = isOver_ ? std::nullopt : follower_.find(*book_, board()); }

std::optional<Departure> ProofWalk::departure() const {
    const auto all = departuresOf(*book_, boards_.front(), moves_);
    if (all.empty()) return {};
    return all.back();
}

Attempt ProofWalk::play(Point point) {
    if (isOver_) return Reason{"walk.over", {}};
    Board next = board();
    if (!next.isEmpty(point)) return Reason{"walk.occupied", {toText(point, next.size())}};
    isOver_ = judge(next, point, next.sideToMove(), book_->rule()) == Judgement::Win;
    next.play(point);
    isOver_ = isOver_ || next.isFull();
    boards_.push_back(next);
    moves_.emplace_back(point);
    look();
    return Done{};
}

bool ProofWalk::goOn() {
    if (isOver_) return false;
    if (place_) {
        const std::vector<Point> line = longestResistance(*book_, board(), *place_);
        return !line.empty() && play(line.front());
    }
    const std::vector<Lead> leads = leadsFrom(*book_, board());
    return !leads.empty() && play(leads.front().point);
}

bool ProofWalk::back() {
    if (moves_.empty()) return false;
    boards_.pop_back();
    moves_.pop_back();
    isOver_ = false;
    look();
    return true;
}

}  // namespace tianyuan::perfect
