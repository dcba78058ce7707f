#include "course/attack.h"

#include "core/referee.h"
#include "study/forced_win.h"

#include <vector>

namespace tianyuan::course {
namespace {

template <typename Wanted>
std::vector<Point> emptyPoints(const Board& board, const Wanted& wanted) {
    std::vector<Point> points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (board.isEmpty({x, y}) && wanted(Point(x, y))) points.emplace_back(x, y);
        }
    }
    return points;
}

}  // namespace

Defence bestDefence(Rule rule, const Board& board, Stone defender) {
    const Stone attacker = opponent(defender);
    const auto verdictOn = [&](Stone stone) {
        return [&, stone](Point point) { return judge(board, point, stone, rule); };
    };
    const auto wins = emptyPoints(
        board, [&](Point point) { return verdictOn(defender)(point) == Judgement::Win; });
    if (!wins.empty()) return {Defence::Kind::Holds, wins.front()};

    const auto fives = emptyPoints(
        board, [&](Point point) { return verdictOn(attacker)(point) == Judgement::Win; });
    if (fives.empty() && !study::findForcedWin(rule, board, attacker)) return {};

    const auto legal = [&](Point point) { return verdictOn(defender)(point) != Judgement::Foul; };
    Defence best{Defence::Kind::Loses, std::nullopt};
    int longest = 0;
    for (const Point point : fives.empty() ? emptyPoints(board, legal) : fives) {
        if (!legal(point)) continue;
        Board answered = board;
        answered.place(point, defender);
        answered.setSideToMove(attacker);
        const auto win = study::findForcedWin(rule, answered, attacker);
        if (!win) return {Defence::Kind::Holds, point};
        if (win->plies > longest) {
            longest = win->plies;
            best.answer = point;
        }
    }
    return best;
}

}  // namespace tianyuan::course
