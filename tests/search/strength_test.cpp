#include "search/strength.h"

#include "core/notation.h"

#include <gtest/gtest.h>

#include <set>

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
    for (int number = 1; number <= LevelCount; ++number) {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            LevelPlayer player(levelOf(number), seed);
            EXPECT_TRUE(fours.contains(moveOf(player, "g8a1h8b3i8c5"))) << "level " << number;
            EXPECT_TRUE(defences.contains(moveOf(player, "g8a1h8b3i8"))) << "level " << number;
        }
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
