#include "bots/shapes_bot.h"

#include "core/referee.h"
#include "support/board_text.h"
#include "support/random_boards.h"
#include "support/thinking.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace tianyuan::bots {
namespace {

using player::Score;
using test::ask;
using test::boardOf;
using test::positionOf;
using test::textOf;

/// Its depth alone ends its thinking, however slow the machine.
ShapesBot botOfDepth(int depth, std::uint64_t seed = 1) {
    return ShapesBot(ShapesBot::Options{.depth = depth, .patience = std::chrono::hours(1)}, seed);
}

Board pair() {
    return boardOf(R"(
        .......
        .......
        ...X...
        ...X...
        .......
        .......
        .......)");
}

TEST(ShapesBot, WeighsEveryAnswerToAPair) {
    // The open two is worth 10 to Black. A stone that leaves five points for it makes a closed two
    // of it, one that leaves four makes nothing of it.
    ShapesBot bot = botOfDepth(1);
    const auto answer = ask(bot, positionOf(pair(), Stone::White));
    EXPECT_EQ(textOf(answer.map(), 7), textOf(R"(
        . -10 -10 -10 -10 -10 .
        . -10 -10  -1 -10 -10 .
        . -10 -10   . -10 -10 .
        . -10 -10   . -10 -10 .
        . -10 -10   0 -10 -10 .
        . -10 -10  -1 -10 -10 .
        .   .   .   .   .   . .)"));
    EXPECT_EQ(answer.point(), Point(3, 4));
    EXPECT_EQ(answer.thought().score, Score::of(0));
}

TEST(ShapesBot, WeighsEveryStoneThatJoinsAPair) {
    // In the column an open three, or at the edge a closed one that takes the place of the open
    // two. Elsewhere 10 for each open two that the stone makes on top of the 10 there are; the
    // upper corners make a closed one.
    ShapesBot bot = botOfDepth(1);
    const auto answer = ask(bot, positionOf(pair(), Stone::Black));
    EXPECT_EQ(textOf(answer.map(), 7), textOf(R"(
        . 11 10  10 10 11 .
        . 20 20 100 20 20 .
        . 20 30   . 30 20 .
        . 20 30   . 30 20 .
        . 20 20 100 20 20 .
        . 20 10 100 10 20 .
        .  .  .   .  .  . .)"));
}

TEST(ShapesBot, ReadsNoDiagonalShorterThanFive) {
    const Board board = boardOf(R"(
        .......
        .......
        .......
        X......
        .......
        ..X....
        .......)");
    ShapesBot bot = botOfDepth(1);
    EXPECT_EQ(ask(bot, positionOf(board, Stone::Black)).scoreAt({1, 4}), 0);
}

TEST(ShapesBot, CountsAFiveAsTenThousand) {
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
    ShapesBot bot = botOfDepth(1);
    const auto answer = ask(bot, positionOf(board, Stone::Black));
    EXPECT_EQ(answer.point(), Point(6, 3));
    EXPECT_EQ(answer.scoreAt({6, 3}), 10000);
    EXPECT_EQ(answer.thought().score, Score::winIn(1));
}

// The same evaluation from whole lines as text, and minimax without alpha-beta.

bool textHasFive(const std::string& line, int from, int to, char own, Rule rule) {
    const Stone side = own == 'X' ? Stone::Black : Stone::White;
    const char enemy = own == 'X' ? 'O' : 'X';
    const int length = static_cast<int>(line.size());
    const auto at = [&](int i) { return line[static_cast<std::size_t>(i)]; };
    for (int first = 0; first < length; ++first) {
        if (at(first) != own || (first > 0 && at(first - 1) == own)) continue;
        int end = first;
        while (end < length && at(end) == own) ++end;
        if (end - first < 5 || end <= from || first > to) continue;
        if (end - first > 5 && !overlineWins(rule, side)) continue;
        const bool closed = first > 0 && at(first - 1) == enemy && end < length && at(end) == enemy;
        if (end - first == 5 && closed && closedFiveIsNothing(rule)) continue;
        return true;
    }
    return false;
}

/// 5 five, 4.5 open four, 4 four, 3.5 open three and so on; 0 nothing.
double textShape(std::string line, int from, int to, char own, Rule rule, int ahead) {
    if (textHasFive(line, from, to, own, rule)) return 5;
    int fives = 0;
    double best = 0;
    for (int i = 0; i < static_cast<int>(line.size()); ++i) {
        char& c = line[static_cast<std::size_t>(i)];
        if (c != '.' || i < from - 4 || i > to + 4) continue;
        c = own;
        if (textHasFive(line, from, to, own, rule)) ++fives;
        if (ahead > 0) {
            const double next = textShape(line, from, to, own, rule, ahead - 1);
            best = std::max(best, next < 3 || next > 4.5 ? 0 : next - 1);
        }
        c = '.';
    }
    return fives > 1 ? 4.5 : fives == 1 ? 4 : best;
}

int textWorth(const std::string& line, char own, Rule rule) {
    int worth = 0;
    const char enemy = own == 'X' ? 'O' : 'X';
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != own) continue;
        std::size_t last = i;
        for (std::size_t j = i + 1; j < line.size() && j <= last + 4 && line[j] != enemy; ++j) {
            if (line[j] == own) last = j;
        }
        if (last > i) {
            const double shape =
                textShape(line, static_cast<int>(i), static_cast<int>(last), own, rule, 2);
            worth += shape == 5     ? 10000
                     : shape == 4.5 ? 1000
                     : shape >= 3.5 ? 100
                     : shape >= 2.5 ? 10
                     : shape >= 2   ? 1
                                    : 0;
        }
        i = last;
    }
    return worth;
}

int naiveWorth(const Board& board, Stone side, Rule rule) {
    int worth = 0;
    for (const Offset step : Directions) {
        for (int i = 0; i < board.area(); ++i) {
            const Point start(i % board.size(), i / board.size());
            if (board.contains(start - step)) continue;
            std::string line;
            for (Point p = start; board.contains(p); p = p + step) {
                const Stone stone = board.at(p);
                line += stone == Stone::None ? '.' : stone == Stone::Black ? 'X' : 'O';
            }
            worth += textWorth(line, 'X', rule) - textWorth(line, 'O', rule);
        }
    }
    return side == Stone::Black ? worth : -worth;
}

bool isNear(const Board& board, Point point) {
    for (int dx = -2; dx <= 2; ++dx) {
        for (int dy = -2; dy <= 2; ++dy) {
            const Stone stone = board.at(point + Offset{dx, dy});
            if (stone == Stone::Black || stone == Stone::White) return true;
        }
    }
    return false;
}

player::ScoreMap naiveScores(const Board& board, Rule rule, int depth, int ply) {
    player::ScoreMap scores;
    const Stone side = board.sideToMove();
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % board.size(), i / board.size());
        if (!board.isEmpty(point) || !isNear(board, point)) continue;
        const Judgement judgement = judge(board, point, side, rule);
        if (judgement == Judgement::Foul) continue;
        double score = 0;
        Board after = board;
        after.play(point);
        if (judgement == Judgement::Win) {
            score = 10000 - ply;
        } else if (judgement == Judgement::Fine) {
            const auto answers =
                depth == 1 ? player::ScoreMap{} : naiveScores(after, rule, depth - 1, ply + 1);
            score = answers.empty()
                        ? naiveWorth(after, side, rule)
                        : -std::ranges::max(answers, {}, &player::PointScore::score).score;
        }
        scores.push_back({point, score});
    }
    return scores;
}

TEST(ShapesBot, AgreesWithPlainMinimaxAtEveryRootMove) {
    std::mt19937 random(5);
    for (int round = 0; round < 30; ++round) {
        const Rule rule = AllRules[static_cast<std::size_t>(round) % AllRules.size()];
        const int size = 5 + round % 4;
        const int depth = 1 + round % 2;
        const Board board = test::randomBoard(size, 2 + round % 17, rule, random);
        const auto naive = naiveScores(board, rule, depth, 0);
        const double best = std::ranges::max(naive, {}, &player::PointScore::score).score;
        ShapesBot bot = botOfDepth(depth);
        const auto answer = ask(bot, {rule, board, {}});
        if (answer.thought().depth == depth) {
            EXPECT_EQ(textOf(answer.map(), size), textOf(naive, size)) << round;
        }
        EXPECT_EQ(answer.scoreAt(answer.point()), best) << round;

        ShapesBot hasty(ShapesBot::Options{.depth = depth, .wholeMap = false});
        const auto sketch = ask(hasty, {rule, board, {}});
        EXPECT_EQ(sketch.scoreAt(sketch.point()), best) << round;
    }
}

TEST(ShapesBot, TakesTheShortestWin) {
    Board board = boardOf(R"(
        ...........
        ...........
        ...XXX.....
        ...........
        ...........
        ...........
        .OO.OO.....
        ...X.......
        ......XX...
        ........X..
        ...........)");
    board.place({3, 6}, Stone::Black);
    ShapesBot bot = botOfDepth(3);
    const auto answer = ask(bot, positionOf(board, Stone::Black));
    EXPECT_EQ(answer.thought().score, Score::winIn(3));
    EXPECT_EQ(answer.scoreAt(answer.point()), 10000 - 2);
    board.place({6, 2}, Stone::Black);
    EXPECT_EQ(ask(bot, positionOf(board, Stone::Black)).thought().score, Score::winIn(1));
}

TEST(ShapesBot, ResistsAsLongAsItCan) {
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
    ShapesBot bot = botOfDepth(4);
    const auto answer = ask(bot, positionOf(board, Stone::White));
    EXPECT_TRUE(answer.point() == Point(0, 9) || answer.point() == Point(1, 9));
    EXPECT_FALSE(answer.thought().score.isLoss());
    EXPECT_EQ(answer.scoreAt({2, 2}), -(10000 - 3));
}

TEST(ShapesBot, BlocksEvenWhenThatDoesNotHelp) {
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
        ShapesBot bot = botOfDepth(3, seed);
        const auto answer = ask(bot, positionOf(board, Stone::White));
        EXPECT_EQ(answer.thought().score, Score::lossIn(2));
        EXPECT_TRUE(answer.point() == Point(1, 2) || answer.point() == Point(6, 2));
    }
}

TEST(ShapesBot, DoesNotFearAForbiddenStone) {
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
    ShapesBot bot = botOfDepth(2);
    const auto freestyle = ask(bot, positionOf(board, Stone::White));
    const auto renju = ask(bot, positionOf(board, Stone::White, Rule::Renju));
    EXPECT_GT(renju.scoreAt({9, 7}), freestyle.scoreAt({9, 7}));
}

TEST(ShapesBot, ChoosesAmongEqualsBySeed) {
    Board board(15);
    board.place({7, 7}, Stone::Black);
    std::set<Point> chosen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        ShapesBot one = botOfDepth(1, seed);
        const Point point = ask(one, positionOf(board, Stone::White)).point();
        chosen.insert(point);
        if (seed % 20 != 0) continue;
        ShapesBot two = botOfDepth(1, seed);
        EXPECT_EQ(ask(two, positionOf(board, Stone::White)).point(), point);
    }
    EXPECT_EQ(chosen.size(), 24u);
}

}  // namespace
}  // namespace tianyuan::bots
