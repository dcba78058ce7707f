#include "search/strength.h"

#include "core/foul.h"
#include "core/notation.h"
#include "core/referee.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace tianyuan::search {
namespace {

player::Position positionOf(std::string_view code) {
    player::Position position;
    position.moves = *movesFromText(code, 15);
    position.board = *boardFromMoves(position.moves, 15);
    return position;
}

std::string moveOf(LevelPlayer& player, std::string_view code) {
    player::Limits limits;
    limits.nodes = 20'000;
    const auto move = player.choose(positionOf(code), limits, {}, {});
    return move ? toText(*move, 15) : move.reason().code;
}

TEST(Strength, SpreadsEvenlyOverTheLevels) {
    EXPECT_EQ(levelOfStrength(0), 1);
    EXPECT_EQ(levelOfStrength(50), 5);
    EXPECT_EQ(levelOfStrength(99), 9);
    EXPECT_EQ(levelOfStrength(100), LevelCount);
    EXPECT_EQ(levelOfStrength(-7), 1);
    EXPECT_EQ(levelOfStrength(1000), LevelCount);
}

TEST(Strength, NoLevelOverlooksAFive) {
    for (int number = 1; number <= LevelCount; ++number) {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            LevelPlayer player(levelOf(number), seed);
            EXPECT_EQ(moveOf(player, "f8a1g8b3h8c5i8e8o15o14"), "j8")
                << "its own, level " << number;
            EXPECT_EQ(moveOf(player, "f8e8g8a1h8a3i8"), "j8") << "the other's, level " << number;
        }
    }
}

TEST(Strength, NoLevelOverlooksAnOpenFour) {
    const std::set<std::string> defences{"e8", "f8", "i8", "j8", "d8", "k8"};
    const std::set<std::string> fours{"f8", "j8"};
    const std::set<std::string> defencesOfSplit{"f8", "h8", "k8"};
    for (int number = 1; number <= LevelCount; ++number) {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            LevelPlayer player(levelOf(number), seed);
            EXPECT_TRUE(fours.contains(moveOf(player, "g8a1h8b3i8c5"))) << "level " << number;
            EXPECT_TRUE(defences.contains(moveOf(player, "g8a1h8b3i8"))) << "level " << number;
            EXPECT_EQ(moveOf(player, "g8a1i8b3j8c5"), "h8") << "level " << number;
            EXPECT_TRUE(defencesOfSplit.contains(moveOf(player, "g8a1i8b3j8")))
                << "level " << number;
        }
    }
}

/// The points where a stone of this colour makes five.
std::vector<Point> fivesOf(const Board& board, Stone stone, Rule rule) {
    std::vector<Point> points;
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % board.size(), i / board.size());
        if (board.isEmpty(point) && makesFive(board, point, stone, rule)) points.push_back(point);
    }
    return points;
}

/// Plays a game of a level against itself and sees that each move makes or stops a five that the
/// board offers.
void playSeeingFives(int level, std::uint64_t seed, Rule rule) {
    LevelPlayer player(levelOf(level), seed);
    player::Position position;
    position.rule = rule;
    for (int move = 0; move < 60; ++move) {
        Board& board = position.board;
        const Stone side = board.sideToMove();
        const auto own = fivesOf(board, side, rule);
        auto stops = fivesOf(board, opponent(side), rule);
        std::erase_if(stops, [&](Point point) {
            return rule == Rule::Renju && side == Stone::Black && isForbidden(board, point);
        });
        const auto chosen = player.choose(position, {}, {}, {});
        ASSERT_TRUE(chosen) << chosen.reason().code;
        ASSERT_FALSE(chosen->isPass());
        const Point point = chosen->point();
        const auto isAmong = [point](const std::vector<Point>& points) {
            return std::find(points.begin(), points.end(), point) != points.end();
        };
        if (!own.empty()) {
            EXPECT_TRUE(isAmong(own)) << "level " << level << ", seed " << seed;
            return;
        }
        if (!stops.empty()) {
            EXPECT_TRUE(isAmong(stops)) << "level " << level << ", seed " << seed;
        }
        board.place(point, side);
        board.setSideToMove(opponent(side));
        position.moves.push_back(*chosen);
    }
}

TEST(Strength, InWholeGamesEveryFiveIsMadeOrStopped) {
    for (int level = 1; level <= 6; ++level) {
        for (const Rule rule : {Rule::Freestyle, Rule::Renju}) playSeeingFives(level, 1, rule);
    }
}

TEST(Strength, WeakLevelsPlayDifferentlyEachTime) {
    for (const int number : {1, 3, 5}) {
        std::set<std::string> moves;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            LevelPlayer player(levelOf(number), seed);
            moves.insert(moveOf(player, "h8i9g9"));
        }
        EXPECT_GT(moves.size(), 1u) << "level " << number;
    }
}

}  // namespace
}  // namespace tianyuan::search
