#pragma once

#include "core/notation.h"
#include "core/referee.h"
#include "proof/certificate.h"

#include <algorithm>
#include <random>
#include <string>

namespace tianyuan::test {

/// How much a stone there would do for the defender's own rows: more for each stone of his, and
/// none of the attacker's, in five points that hold it.
inline int ambitionAt(const Board& board, Point point, Stone defender) {
    int ambition = 0;
    for (const Offset step : Directions) {
        for (int start = -4; start <= 0; ++start) {
            int own = 0;
            bool open = true;
            for (int i = start; i < start + 5; ++i) {
                const Stone stone = board.at(point + step * i);
                own += stone == defender;
                open = open && (stone == defender || stone == Stone::None);
            }
            if (open) ambition += 1 << (3 * own);
        }
    }
    return ambition;
}

/// Plays the defender against a claim, with the referee alone: a third of the time at random, a
/// third where the strategy expects him, and a third where it helps his own rows most. Gives "" if
/// the attacker has won, else what has happened.
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
        const auto mood = random() % 3;
        if (mood == 0 && !node.replies.empty()) {
            const Point expected = here(node.replies[random() % node.replies.size()].point);
            if (board.isEmpty(expected)) reply = expected;
        } else if (mood == 1) {
            reply = *std::ranges::max_element(
                free, {}, [&](Point each) { return ambitionAt(board, each, opponent(attacker)); });
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
