#include "search/four_search.h"

#include "core/notation.h"
#include "core/referee.h"
#include "support/board_text.h"

#include <gtest/gtest.h>

#include <random>

namespace tianyuan::search {
namespace {

using eval::BlackSide;
using eval::Cell;
using eval::cellOf;
using eval::pointOf;
using eval::ShapeMap;
using eval::Side;
using eval::sideOf;
using eval::WhiteSide;

/// Does the attacker, to move, win against every legal answer by playing what the search says?
bool winsAgainstEveryAnswer(Board& board, Rule rule, Stone attacker, int plies) {
    ShapeMap map(rule, board);
    FourSearch fours;
    const int found = fours.winFor(map, sideOf(attacker), 100'000);
    if (found == 0 || found > plies) return false;
    const Point point = pointOf(fours.bestMove());
    const Judgement judgement = judge(board, point, attacker, rule);
    if (judgement == Judgement::Win) return true;
    if (judgement != Judgement::Fine) return false;
    board.place(point, attacker);
    const Stone defender = opponent(attacker);
    bool wins = true;
    for (int y = 0; y < board.size() && wins; ++y) {
        for (int x = 0; x < board.size() && wins; ++x) {
            if (!board.isEmpty({x, y})) continue;
            const Judgement answer = judge(board, {x, y}, defender, rule);
            if (answer == Judgement::Foul) continue;
            if (answer == Judgement::Win) wins = false;
            board.place({x, y}, defender);
            wins = wins && winsAgainstEveryAnswer(board, rule, attacker, found - 2);
            board.remove({x, y});
        }
    }
    board.remove(point);
    return wins;
}

TEST(FourSearch, FindsAWinAndItsLength) {
    const Board board = test::boardOf(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . X . . . . . . .
        . . . X . . . . . . .
        O X X . X . . . . . .
        . . . X . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)");
    ShapeMap map(Rule::Freestyle, board);
    FourSearch fours;
    EXPECT_EQ(fours.winFor(map, BlackSide, 100), 3);
    EXPECT_EQ(toText(Move(pointOf(fours.bestMove())), 11), "d6");
    EXPECT_EQ(fours.winFor(map, WhiteSide, 100), 0);
}

TEST(FourSearch, NeverClaimsAWinThatSomeAnswerSpoils) {
    std::mt19937_64 random(17);
    int wins = 0;
    for (int round = 0; round < 3000; ++round) {
        const Rule rule = AllRules[random() % AllRules.size()];
        Board board(9);
        for (int i = 0; i < 24; ++i) {
            const Point point(static_cast<int>(random() % 8), static_cast<int>(random() % 8));
            const Stone stone = i % 2 ? Stone::White : Stone::Black;
            if (board.isEmpty(point) && judge(board, point, stone, rule) == Judgement::Fine) {
                board.place(point, stone);
            }
        }
        for (const Stone attacker : {Stone::Black, Stone::White}) {
            ShapeMap map(rule, board);
            const std::uint64_t before = map.hash();
            FourSearch fours;
            const int plies = fours.winFor(map, sideOf(attacker), 2000);
            ASSERT_EQ(map.hash(), before);
            if (plies < 3) continue;
            ++wins;
            ASSERT_TRUE(winsAgainstEveryAnswer(board, rule, attacker, plies));
        }
    }
    EXPECT_GT(wins, 300);
}

}  // namespace
}  // namespace tianyuan::search
