#include "prove/threat_strategy.h"

#include <algorithm>

namespace tianyuan::prove {

using proof::Link;

Link addThreats(proof::Strategies& strategies, const search::Proof& win) {
    std::vector<std::uint32_t> numbers(static_cast<std::size_t>(win.size()), Link::Nowhere);
    // What a stone leads to was added to the win before it.
    for (int i = 0; i <= win.root(); ++i) {
        const search::Proof::Attack& attack = win.attack(i);
        const auto numberOf = [&](int index) { return numbers[static_cast<std::size_t>(index)]; };
        std::vector<proof::Reply> replies;
        for (const search::Proof::Answer& answer : attack.answers) {
            replies.push_back({answer.point, {numberOf(answer.next)}});
        }
        std::ranges::sort(replies, {}, &proof::Reply::point);
        const Link otherwise = attack.wins() ? Link{} : Link{numberOf(attack.otherwise)};
        numbers[static_cast<std::size_t>(i)] = strategies.add(attack.point, replies, otherwise);
    }
    return {numbers[static_cast<std::size_t>(win.root())]};
}

proof::Position positionOf(const Board& board, std::span<const Move> moves) {
    proof::Position position;
    position.attacker = board.sideToMove();
    const auto add = [&](Point point) {
        if (board.at(point) == Stone::Black) position.black.push_back(point);
        if (board.at(point) == Stone::White) position.white.push_back(point);
    };
    if (static_cast<int>(moves.size()) == board.stones()) {
        for (const Move move : moves) {
            if (!move.isPass()) add(move.point());
        }
        return position;
    }
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) add({x, y});
    }
    return position;
}

Board boardOf(const proof::Position& position, int size) {
    Board board(size);
    for (const Point point : position.black) board.place(point, Stone::Black);
    for (const Point point : position.white) board.place(point, Stone::White);
    board.setSideToMove(position.attacker);
    return board;
}

}  // namespace tianyuan::prove
