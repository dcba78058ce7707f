#pragma once

#include "core/notation.h"
#include "core/referee.h"
#include "proof/certificate.h"

#include <algorithm>
#include <random>
#include <string>

namespace tianyuan::test {

/// Plays the defender at random against a claim, with the referee alone. Half of the time he plays
/// where the strategy expects him. Gives "" if the attacker has won, else what has happened.
inline std::string playAgainst(const proof::Certificate& certificate, const proof::Claim& claim,
                               std::mt19937_64& random) {
    const int size = certificate.size;
    const Stone attacker = claim.position.attacker;
    Board board(size);
    for (const Point point : claim.position.black) board.place(point, Stone::Black);
    for (const Point point : claim.position.white) board.place(point, Stone::White);
    std::string line;
    proof::Link link = claim.how;
    while (true) {
        const proof::Node node = certificate.strategies.at(link.node);
        const auto here = [&](Point point) { return AllSymmetries[link.symmetry](point, size); };
        const Point point = here(node.point);
        line += toText(point, size);
        if (!board.isEmpty(point)) return line + ": occupied";
        if (judge(board, point, attacker, certificate.rule) == Judgement::Win) return "";
        board.place(point, attacker);

        std::vector<Point> free;
        for (int i = 0; i < board.area(); ++i) {
            const Point each(i % size, i / size);
            if (board.isEmpty(each)) free.push_back(each);
        }
        if (free.empty()) return line + ": the board is full";
        Point reply = free[random() % free.size()];
        if (!node.replies.empty() && random() % 2 == 0) {
            const Point expected = here(node.replies[random() % node.replies.size()].point);
            if (board.isEmpty(expected)) reply = expected;
        }
        // A defender who can make five does.
        for (const Point each : free) {
            if (judge(board, each, opponent(attacker), certificate.rule) == Judgement::Win) {
                return line + toText(each, size) + ": the defender makes five";
            }
        }
        line += toText(reply, size);
        board.place(reply, opponent(attacker));
        const auto listed = std::ranges::find_if(
            node.replies, [&](const proof::Reply& each) { return here(each.point) == reply; });
        const proof::Link next = listed != node.replies.end() ? listed->next : node.otherwise;
        if (!next.leads()) return line + ": no answer";
        link = {next.node, proof::composed(next.symmetry, link.symmetry)};
    }
}

}  // namespace tianyuan::test
