#include "bots/gametree_bot.h"
#include "core/foul.h"
#include "core/referee.h"
#include "support/random_boards.h"
#include "support/thinking.h"

#include <gtest/gtest.h>

#include <array>

namespace tianyuan::bots {
namespace {

using test::ask;
using test::textOf;

// The same player written down as plainly as possible: whole lines, no table, no alpha-beta, and
// sure wins found by trying every answer on the board.

constexpr double Won = 10'000'000;
constexpr double Five = 1'000'000;
constexpr double Foul = -1'000'000;
constexpr double SureWin = 50'000;

std::vector<Point> emptyPoints(const Board& board) {
    std::vector<Point> points;
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % board.size(), i / board.size());
        if (board.isEmpty(point)) points.push_back(point);
    }
    return points;
}

/// Does the stone on `through` stand in a winning row of this line, with `with` in it?
bool winsAlong(const Board& board, Point through, Point with, Offset step, Rule rule) {
    const Stone side = board.at(through);
    Point first = through;
    Point last = through;
    while (board.at(first - step) == side) first = first - step;
    while (board.at(last + step) == side) last = last + step;
    const int length = std::max(std::abs(last.x - first.x), std::abs(last.y - first.y)) + 1;
    bool contains = false;
    for (int i = 0; i < length; ++i) contains = contains || first + step * i == with;
    if (!contains || length < 5) return false;
    if (length > 5) return overlineWins(rule, side);
    return !closedFiveIsNothing(rule) || board.at(first - step) != opponent(side) ||
           board.at(last + step) != opponent(side);
}

/// The empty points of the line that would make five with the stone on `point`.
std::vector<Point> fivePoints(const Board& board, Point point, Offset step, Rule rule) {
    std::vector<Point> found;
    for (int i = -5; i <= 5; ++i) {
        const Point other = point + step * i;
        if (!board.isEmpty(other)) continue;
        Board after = board;
        after.place(other, board.at(point));
        if (winsAlong(after, other, point, step, rule)) found.push_back(other);
    }
    return found;
}

bool canBeStopped(const Board& board, Point point, Offset step, Rule rule) {
    for (const Point stop : fivePoints(board, point, step, rule)) {
        Board after = board;
        after.place(stop, opponent(board.at(point)));
        if (fivePoints(after, point, step, rule).empty()) return true;
    }
    return false;
}

bool isStraight(const Board& board, Point point, Offset step) {
    int stones = 1;
    for (const Offset way : {step, -step}) {
        for (Point p = point + way; board.at(p) == board.at(point); p = p + way) ++stones;
    }
    return stones == 4;
}

bool isOpenFour(const Board& board, Point point, Offset step, Rule rule) {
    return fivePoints(board, point, step, rule).size() == 2 && isStraight(board, point, step) &&
           !canBeStopped(board, point, step, rule);
}

/// Does one more stone of the line make what `is` looks for?
template <typename Is>
bool canBecome(const Board& board, Point point, Offset step, Is is) {
    for (int i = -5; i <= 5; ++i) {
        const Point other = point + step * i;
        if (!board.isEmpty(other)) continue;
        Board after = board;
        after.place(other, board.at(point));
        if (is(after)) return true;
    }
    return false;
}

bool isOpenThree(const Board& board, Point point, Offset step, Rule rule) {
    return fivePoints(board, point, step, rule).empty() &&
           canBecome(board, point, step,
                     [&](const Board& next) { return isOpenFour(next, point, step, rule); });
}

bool isTwo(const Board& board, Point point, Offset step, Rule rule) {
    return canBecome(board, point, step,
                     [&](const Board& next) { return isOpenThree(next, point, step, rule); });
}

double naiveScore(const Board& board, Point point, Stone side, Rule rule) {
    if (makesFive(board, point, side, rule)) return Five;
    if (judge(board, point, side, rule) == Judgement::Foul) return Foul;
    Board after = board;
    after.place(point, side);
    double sum = 0;
    int twos = 0;
    int threes = 0;
    int fours = 0;
    for (const Offset step : Directions) {
        const std::size_t fives = fivePoints(after, point, step, rule).size();
        const bool stoppable = canBeStopped(after, point, step, rule);
        if (isOpenFour(after, point, step, rule)) {
            sum += 50000;
            fours += 1;
        } else if (fives > 0) {
            const int count = fives == 2 && !stoppable ? 2 : 1;
            sum += 6000 * count;
            fours += count;
        } else if (isOpenThree(after, point, step, rule)) {
            sum += 800;
            threes += 1;
        } else if (isTwo(after, point, step, rule)) {
            sum += 200;
            twos += 1;
        }
    }
    if (fours > 1 || (fours == 1 && threes > 0)) return sum + SureWin;
    return fours + threes == 0 ? sum * (1 + twos) : sum;
}

bool hasFive(const Board& board, Stone side, Rule rule) {
    return std::ranges::any_of(emptyPoints(board),
                               [&](Point point) { return makesFive(board, point, side, rule); });
}

/// Has `side`, who just played, a win whatever the other does: a five now, or, if `more` stones are
/// allowed, after one more that makes the same true again?
bool winsAnyway(const Board& board, Stone side, Rule rule, bool more) {
    const Stone enemy = opponent(side);
    for (const Point answer : emptyPoints(board)) {
        if (judge(board, answer, enemy, rule) == Judgement::Foul) continue;
        Board after = board;
        after.place(answer, enemy);
        if (hasFive(after, side, rule)) continue;
        if (!more || hasFive(after, enemy, rule)) return false;
        const bool wins = std::ranges::any_of(emptyPoints(after), [&](Point next) {
            if (naiveScore(after, next, side, rule) < SureWin) return false;
            Board further = after;
            further.place(next, side);
            return winsAnyway(further, side, rule, false);
        });
        if (!wins) return false;
    }
    return true;
}

bool isNear(const Board& board, Point point) {
    for (int i = 0; i < board.area(); ++i) {
        const Point other(i % board.size(), i / board.size());
        if (board.isEmpty(other)) continue;
        if (std::abs(other.x - point.x) + std::abs(other.y - point.y) <= 2) return true;
    }
    return false;
}

player::ScoreMap naiveScores(const Board& board, Rule rule, double sum, int depth, int ply) {
    player::ScoreMap scores;
    const Stone side = board.sideToMove();
    const Stone enemy = opponent(side);
    const bool threatened = hasFive(board, enemy, rule);
    for (const Point point : emptyPoints(board)) {
        if (!isNear(board, point)) continue;
        const double score = naiveScore(board, point, side, rule);
        Board after = board;
        after.play(point);
        double worth = sum + score;
        if (score == Foul) {
            if (ply == 0) scores.push_back({point, Foul});
            continue;
        }
        if (score == Five) {
            worth = Won - ply;
        } else if (threatened && hasFive(after, enemy, rule)) {
            worth = -(Won - ply - 1);
        } else if (!threatened && score >= SureWin && winsAnyway(after, side, rule, false)) {
            worth = Won - ply - 2;
        } else if (!threatened && score >= SureWin && winsAnyway(after, side, rule, true)) {
            worth = Won - ply - 4;
        } else if (depth > 1) {
            const auto answers = naiveScores(after, rule, -worth, depth - 1, ply + 1);
            if (!answers.empty()) {
                worth = -std::ranges::max(answers, {}, &player::PointScore::score).score;
            }
        }
        scores.push_back({point, worth});
    }
    return scores;
}

TEST(GametreeMinimax, AgreesWithPlainSearchAtEveryRootMove) {
    std::mt19937 random(11);
    int compared = 0;
    for (int round = 0; round < 100; ++round) {
        const Rule rule = AllRules[static_cast<std::size_t>(round) % AllRules.size()];
        const int size = 6 + round % 5;
        const int depth = 1 + round % 2;
        const Board board = test::randomBoard(size, 4 + round % 16, rule, random);
        const auto naive = naiveScores(board, rule, 0, depth, 0);
        GametreeBot bot(GametreeBot::Options{.depth = depth});
        const auto answer = ask(bot, {rule, board, {}});
        if (answer.thought().depth != depth) continue;
        EXPECT_EQ(textOf(answer.map(), size), textOf(naive, size)) << round;
        ++compared;
    }
    EXPECT_GT(compared, 60);
}

}  // namespace
}  // namespace tianyuan::bots
