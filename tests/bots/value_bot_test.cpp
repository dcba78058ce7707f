#include "bots/value_bot.h"

#include "core/foul.h"
#include "core/referee.h"
#include "support/board_text.h"
#include "support/random_boards.h"
#include "support/thinking.h"

#include <gtest/gtest.h>

#include <set>

namespace tianyuan::bots {
namespace {

using player::Score;
using test::ask;
using test::boardOf;
using test::positionOf;
using test::textOf;

/// Its depth alone ends its thinking, however slow the machine.
ValueBot botOfDepth(int depth, std::uint64_t seed = 1) {
    return ValueBot(ValueBot::Options{.depth = depth, .patience = std::chrono::hours(1)}, seed);
}

TEST(ValueBot, WeighsTheAnswersToOneStone) {
    // Black's stone keeps seven directions and 1.5 for the centre: 36.5. White's has seven, and 1.4
    // beside it or 1.3 on the diagonal.
    const Board board = boardOf(R"(
        .....
        .....
        ..X..
        .....
        .....)");
    ValueBot bot = botOfDepth(1);
    EXPECT_EQ(textOf(ask(bot, positionOf(board, Stone::White)).map(), 5), textOf(R"(
        .    .    .    .    .
        . -0.2 -0.1 -0.2    .
        . -0.1    . -0.1    .
        . -0.2 -0.1 -0.2    .
        .    .    .    .    .)"));
}

TEST(ValueBot, WeighsEveryCandidateOfASmallFight) {
    // By hand: Black has 36.5 + 31.4, White 36.4 + 41.4, so Black stands at -9.9. What a stone adds
    // is its own directions, what it opens to its own rows, and what it takes from White's. At the
    // right edge it closes its own row of two, which had 15 there: 21.3 - 15.
    const Board board = boardOf(R"(
        .....
        ..O..
        .OXX.
        .....
        .....)");
    ValueBot bot = botOfDepth(1);
    const auto answer = ask(bot, positionOf(board, Stone::Black));
    EXPECT_EQ(textOf(answer.map(), 5), textOf(R"(
           . 16.3 16.4 26.3    .
        16.3 41.4    . 51.4 16.3
        16.4    .    .    . -3.6
        26.3 41.4 41.5 51.4  6.3
           .    .    .    .    .)"));
    EXPECT_EQ(answer.thought().score, Score::of(51.4));
}

TEST(ValueBot, DoublesADirectionForEachStoneInARow) {
    // A lone black row, open at both ends: the new stone at its end makes n of n - 1. The row is
    // worth 2 x 5 x (2^n - 1) along itself, and 30 a stone in the other six directions.
    const double centres = 1.5 + 1.4 + 1.3 + 1.2;
    Board board(15);
    board.place({7, 7}, Stone::Black);
    board.place({8, 7}, Stone::Black);
    board.place({9, 7}, Stone::Black);
    ValueBot bot = botOfDepth(1);
    EXPECT_DOUBLE_EQ(ask(bot, positionOf(board, Stone::Black)).scoreAt({10, 7}),
                     2 * 5 * 15 + 4 * 30 + centres);
    // A white stone at the far end takes half of it.
    board.place({6, 7}, Stone::White);
    const double white = 7 * 5 + 1.4;
    EXPECT_DOUBLE_EQ(ask(bot, positionOf(board, Stone::Black)).scoreAt({10, 7}),
                     5 * 15 + 4 * 30 + centres - white);
    // One at the near end too, and the row is worth nothing along itself.
    board.place({11, 7}, Stone::White);
    const double far = 7 * 5 + 1.1;
    EXPECT_DOUBLE_EQ(ask(bot, positionOf(board, Stone::Black)).scoreAt({10, 7}),
                     4 * 30 + centres - white - far);
}

TEST(ValueBot, WinsWithAFiveThatIsClosedAtBothEnds) {
    const Board board = boardOf(R"(
        .........
        .........
        .........
        .OXXXX.O.
        .........
        .........
        .........
        .........
        .........)");
    ValueBot bot = botOfDepth(1);
    const auto answer = ask(bot, positionOf(board, Stone::Black));
    EXPECT_EQ(answer.point(), Point(6, 3));
    EXPECT_EQ(answer.thought().score, Score::winIn(1));
    EXPECT_EQ(answer.scoreAt({6, 3}), 1e9);
    // Under caro it is no five.
    const auto caro = ask(bot, positionOf(board, Stone::Black, Rule::Caro));
    EXPECT_FALSE(caro.thought().score.isProved());
}

TEST(ValueBot, TriesNeighboursUntilEightyStonesStand) {
    // A chequered block of stones far from the lower edge, in fours so that nothing wins.
    Board board(15);
    for (int i = 0; board.stones() < 79; ++i) {
        const Point point(i % 15, i / 15);
        board.place(point, (point.x / 2 + point.y) % 2 ? Stone::Black : Stone::White);
    }
    ValueBot bot = botOfDepth(1);
    const auto before = ask(bot, positionOf(board, Stone::Black));
    EXPECT_EQ(before.map().size(), 11u + 5u);  // the rest of the row, and under the part row
    EXPECT_FALSE(before.hasScored({7, 14}));
    board.place({4, 5}, Stone::Black);
    const auto after = ask(bot, positionOf(board, Stone::White));
    EXPECT_EQ(after.map().size(), 225u - 80u);
}

// Minimax as the report has it, without alpha-beta and without any memory.

int naiveStone(const Board& board, Point point) {
    int tenths = 15 - std::abs(point.x - board.centre().x) - std::abs(point.y - board.centre().y);
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            if (dx == 0 && dy == 0) continue;
            int worth = 50;
            Point next = point + Offset{dx, dy};
            for (; board.at(next) == board.at(point); next = next + Offset{dx, dy}) worth *= 2;
            if (board.at(next) == Stone::None) tenths += worth;
        }
    }
    return tenths;
}

double naiveWorth(const Board& board, Stone side) {
    int tenths = 0;
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % board.size(), i / board.size());
        if (board.isEmpty(point)) continue;
        tenths += board.at(point) == side ? naiveStone(board, point) : -naiveStone(board, point);
    }
    return tenths / 10.0;
}

bool hasNeighbour(const Board& board, Point point) {
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            const Stone stone = board.at(point + Offset{dx, dy});
            if (stone == Stone::Black || stone == Stone::White) return true;
        }
    }
    return false;
}

std::vector<player::PointScore> naiveScores(const Board& board, Rule rule, int depth, int ply) {
    std::vector<player::PointScore> scores;
    const Stone side = board.sideToMove();
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % board.size(), i / board.size());
        if (!board.isEmpty(point) || !hasNeighbour(board, point)) continue;
        const Judgement judgement = judge(board, point, side, rule);
        if (judgement == Judgement::Foul) continue;
        double score = 0;
        Board after = board;
        after.play(point);
        if (judgement == Judgement::Win) {
            score = 1e9 - ply;
        } else if (judgement == Judgement::Draw) {
            score = 0;
        } else if (depth == 1) {
            score = naiveWorth(after, side);
        } else {
            const auto answers = naiveScores(after, rule, depth - 1, ply + 1);
            score = answers.empty()
                        ? naiveWorth(after, side)
                        : -std::ranges::max(answers, {}, &player::PointScore::score).score;
        }
        scores.push_back({point, score});
    }
    return scores;
}

TEST(ValueBot, AgreesWithPlainMinimaxAtEveryRootMove) {
    std::mt19937 random(7);
    for (int round = 0; round < 60; ++round) {
        const Rule rule = AllRules[static_cast<std::size_t>(round) % AllRules.size()];
        const int size = 5 + round % 6;
        const int depth = 1 + round % 3;
        const Board board = test::randomBoard(size, 2 + round % 17, rule, random);
        const auto naive = naiveScores(board, rule, depth, 0);
        if (naive.empty()) continue;
        const double best = std::ranges::max(naive, {}, &player::PointScore::score).score;
        ValueBot bot = botOfDepth(depth);
        const auto answer = ask(bot, {rule, board, {}});
        if (answer.thought().depth == depth) {
            EXPECT_EQ(textOf(answer.map(), size), textOf(naive, size)) << round;
        }
        EXPECT_EQ(answer.scoreAt(answer.point()), best) << round;

        ValueBot hasty(ValueBot::Options{.depth = depth, .wholeMap = false});
        const auto sketch = ask(hasty, {rule, board, {}});
        EXPECT_EQ(sketch.scoreAt(sketch.point()), best) << round;
        if (sketch.thought().depth != depth) continue;
        for (const auto& [point, score] : sketch.map()) {
            EXPECT_EQ(score, std::ranges::find(naive, point, &player::PointScore::point)->score);
        }
    }
}

TEST(ValueBot, SeesItsWinAndTakesTheShortest) {
    const Board board = boardOf(R"(
        ...........
        ...........
        ...XXX.....
        ...........
        ...........
        ...........
        .OO.OO.....
        ...........
        ......XX...
        ........X..
        ...........)");
    Board block = board;
    block.place({3, 6}, Stone::Black);
    ValueBot bot = botOfDepth(4);
    const auto answer = ask(bot, positionOf(block, Stone::Black));
    EXPECT_EQ(answer.thought().score, Score::winIn(3));
    EXPECT_EQ(answer.point().y, 2);
    block.place({6, 2}, Stone::Black);
    EXPECT_EQ(ask(bot, positionOf(block, Stone::Black)).thought().score, Score::winIn(1));
}

TEST(ValueBot, ResistsAsLongAsItCan) {
    // Two open threes: White is lost. But a four of its own puts it off by two stones.
    const Board board = boardOf(R"(
        ...........
        ...........
        ...XXX.....
        ...........
        ...........
        ........X..
        ........X..
        ........X..
        ...........
        ..OOOX.....
        ...........)");
    ValueBot bot = botOfDepth(4);
    const auto answer = ask(bot, positionOf(board, Stone::White));
    EXPECT_TRUE(answer.point() == Point(0, 9) || answer.point() == Point(1, 9));
    EXPECT_FALSE(answer.thought().score.isLoss());
    EXPECT_LT(answer.scoreAt({2, 2}), -1e8);
}

TEST(ValueBot, BlocksEvenWhenThatDoesNotHelp) {
    const Board board = boardOf(R"(
        .........
        .........
        ..XXXX...
        .........
        .........
        .........
        ......O..
        ......O..
        .........)");
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        ValueBot bot = botOfDepth(3, seed);
        const auto answer = ask(bot, positionOf(board, Stone::White));
        EXPECT_EQ(answer.thought().score, Score::lossIn(2));
        EXPECT_TRUE(answer.point() == Point(1, 2) || answer.point() == Point(6, 2));
    }
}

TEST(ValueBot, CountsAFullBoardAsNothing) {
    const Board board = boardOf(R"(
        XXOOX
        OOXXO
        XX*OX
        OOXXO
        XXOOX)");
    ValueBot bot = botOfDepth(2);
    EXPECT_EQ(ask(bot, positionOf(board, Stone::Black)).scoreAt({2, 2}), 0);
}

TEST(ValueBot, DoesNotFearAForbiddenStone) {
    // Black's best answer far from the white stone is a double three.
    const Board board = boardOf(R"(
        ...........
        ...........
        ...........
        .....X.....
        .....X.....
        ...XX......
        ...........
        ...........
        .O.......O.
        .........O.
        ...........)");
    ValueBot bot = botOfDepth(2);
    const auto freestyle = ask(bot, positionOf(board, Stone::White));
    const auto renju = ask(bot, positionOf(board, Stone::White, Rule::Renju));
    EXPECT_GT(renju.scoreAt({9, 7}), freestyle.scoreAt({9, 7}));
}

TEST(ValueBot, ChoosesAmongEqualsBySeed) {
    Board board(15);
    board.place({7, 7}, Stone::Black);
    std::set<Point> chosen;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        ValueBot one = botOfDepth(1, seed);
        ValueBot two = botOfDepth(1, seed);
        const Point point = ask(one, positionOf(board, Stone::White)).point();
        EXPECT_EQ(ask(two, positionOf(board, Stone::White)).point(), point);
        chosen.insert(point);
    }
    EXPECT_EQ(chosen, (std::set<Point>{{6, 7}, {7, 6}, {8, 7}, {7, 8}}));
}

}  // namespace
}  // namespace tianyuan::bots
