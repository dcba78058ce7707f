#include "protocol/swap2.h"

namespace tianyuan::protocol {

using opening::Choice;
using opening::Question;

bool isSwap2Question(const Question& question) {
    if (question.protocol != opening::Protocol::Swap2) return false;
    const int stones = question.board.stones();
    return question.allows(Choice::Place) ? stones == 0 : stones == 3 || stones == 5;
}

std::vector<Point> swap2Stones(const Board& board) {
    std::vector<Point> blacks;
    std::vector<Point> whites;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (board.at({x, y}) == Stone::Black) blacks.emplace_back(x, y);
            if (board.at({x, y}) == Stone::White) whites.emplace_back(x, y);
        }
    }
    std::vector<Point> stones;
    for (std::size_t i = 0; i < blacks.size(); ++i) {
        stones.push_back(blacks[i]);
        if (i < whites.size()) stones.push_back(whites[i]);
    }
    return stones;
}

bool Swap2Choice::areFree(Board board) const {
    for (const Point point : points) {
        if (!board.isEmpty(point)) return false;
        board.play(point);
    }
    return true;
}

std::optional<Swap2Choice> swap2Choice(const Question& question, const Reply& reply) {
    const auto of = [](Choice choice) { return opening::Decision{choice, {}, 0}; };
    const auto* answer = std::get_if<reply::Points>(&reply);
    const bool swaps = std::holds_alternative<reply::Swap>(reply);
    if (!answer && !swaps) return std::nullopt;
    const std::vector<Point> points = answer ? answer->points : std::vector<Point>{};

    if (question.allows(Choice::Place)) {
        if (points.size() != 3) return std::nullopt;
        return Swap2Choice{{Choice::Place, points.front(), 0}, points};
    }
    const bool isWhite = question.seat != question.black;
    const Choice white = isWhite ? Choice::Keep : Choice::Swap;
    const Choice black = isWhite ? Choice::Swap : Choice::Keep;
    if (swaps) return Swap2Choice{of(black), {}};
    if (points.size() == 1) return Swap2Choice{of(white), points};
    if (points.size() == 2 && question.allows(Choice::TwoMore)) {
        return Swap2Choice{of(Choice::TwoMore), points};
    }
    return std::nullopt;
}

}  // namespace tianyuan::protocol
