#include "perfect/explanation.h"

#include "proof/checker.h"

#include <algorithm>

namespace tianyuan::perfect {
namespace {

using proof::Link;
using Place = ProvedBook::Place;

/// Parts of a proof with more nodes are not checked while somebody waits.
constexpr std::size_t MostNodes = 20'000;

/// The reply after which the proof allows most moves: a listed one, or any other.
std::optional<Point> toughestReply(const ProvedBook& book, const Board& board,
                                   const proof::ReadNode& node) {
    std::optional<Point> best;
    int most = 0;
    for (const proof::Reply& reply : node.replies) {
        if (!board.isEmpty(reply.point) || book.movesOf(reply.next) <= most) continue;
        best = reply.point;
        most = book.movesOf(reply.next);
    }
    if (!node.otherwise.leads() || book.movesOf(node.otherwise) <= most) return best;
    // Any other point, rather one that the attacker wants himself; but that must not be listed.
    const auto isOther = [&](Point point) {
        return board.isEmpty(point) &&
               std::ranges::find(node.replies, point, &proof::Reply::point) == node.replies.end();
    };
    const Point wanted = book.at(node.otherwise).point;
    if (isOther(wanted)) return wanted;
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % board.size(), i / board.size());
        if (isOther(point)) return point;
    }
    return best;
}

/// What the attacker plays if the defender passes, again and again.
std::vector<Point> threatOf(const ProvedBook& book, const proof::ReadNode& node) {
    std::vector<Point> points;
    for (Link link = node.otherwise; link.leads();) {
        const proof::ReadNode next = book.at(link);
        points.push_back(next.point);
        link = next.otherwise;
    }
    return points;
}

/// The stones of a board, the attacker to move.
proof::Position positionOf(const Board& board, Stone attacker) {
    proof::Position position;
    position.attacker = attacker;
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % board.size(), i / board.size());
        if (board.at(point) == Stone::Black) position.black.push_back(point);
        if (board.at(point) == Stone::White) position.white.push_back(point);
    }
    return position;
}

}  // namespace

std::vector<Point> longestResistance(const ProvedBook& book, const Board& board,
                                     const Place& place) {
    std::vector<Point> line;
    Board here = board;
    Link link = place.how;
    bool attackerMoves = place.attackerMoves;
    while (link.leads()) {
        const proof::ReadNode node = book.at(link);
        if (attackerMoves) {
            if (!here.isEmpty(node.point)) return {};
            here.place(node.point, place.attacker);
            line.push_back(node.point);
        }
        const auto reply = toughestReply(book, here, node);
        if (!reply) break;
        here.place(*reply, opponent(place.attacker));
        line.push_back(*reply);
        link = after(node, *reply);
        attackerMoves = true;
    }
    return line;
}

Explanation explain(const ProvedBook& book, const Board& board, const Place& place,
                    std::uint64_t mostPositions) {
    Explanation explanation;
    explanation.place = place;
    explanation.resistance = longestResistance(book, board, place);
    const proof::ReadNode node = book.at(place.how);
    Board after = board;
    if (place.attackerMoves) {
        explanation.answer = node.point;
        if (!after.isEmpty(node.point)) return explanation;
        after.place(node.point, place.attacker);
    }
    explanation.threat = threatOf(book, node);

    proof::Strategies strategies;
    const auto how = book.copy(place.how, strategies, MostNodes);
    if (!how) return explanation;
    proof::Checker checker(strategies, book.rule(), book.size(), {.mostPositions = mostPositions});
    if (node.otherwise.leads()) {
        // Checked as if the defender had passed: this gives the zone of the threat.
        const Link threat = *book.copy(node.otherwise, strategies, MostNodes);
        const auto passed = checker.check(positionOf(after, place.attacker), threat);
        if (!passed) return explanation;
        for (int i = 0; i < board.area(); ++i) {
            const Point point(i % board.size(), i / board.size());
            const bool matters = passed->zone[static_cast<std::size_t>(i)];
            if (matters && after.isEmpty(point)) explanation.zone.push_back(point);
        }
    }
    Board before = after;
    before.remove(node.point);
    const auto checked = checker.check(positionOf(before, place.attacker), *how);
    if (checked) explanation.checked = checked->positions;
    return explanation;
}

std::vector<RatedReply> repliesOf(const ProvedBook& book, const Board& board, const Place& place) {
    std::vector<RatedReply> replies;
    for (const proof::Reply& reply : book.at(place.how).replies) {
        if (board.isEmpty(reply.point)) {
            replies.push_back({reply.point, book.movesOf(reply.next)});
        }
    }
    std::ranges::stable_sort(replies, std::greater{}, &RatedReply::moves);
    return replies;
}

}  // namespace tianyuan::perfect
