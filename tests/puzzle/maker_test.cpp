#include "puzzle/maker.h"

#include "core/symmetry.h"
#include "puzzle/collection.h"
#include "puzzle/tasks.h"
#include "puzzle/variation.h"
#include "support/must.h"

#include <gmock/gmock.h>

#include <set>

namespace tianyuan::puzzle {
namespace {

using test::must;

constexpr std::uint64_t Seed = 3;

std::vector<Puzzle> madeOf(Maker& maker, std::uint64_t games) {
    std::vector<Puzzle> all;
    for (std::uint64_t game = 0; game < games; ++game) {
        const auto found = maker.fromGame(game);
        EXPECT_LE(found.size(), 2U);
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

TEST(Maker, MakesThemesInTurnWithoutTwinsAndTheSameAgain) {
    Maker maker(Rule::Renju, 2, Seed);
    const std::vector<Puzzle> made = madeOf(maker, 200);
    std::set<std::uint64_t> positions;
    std::map<Theme, int> themes;
    for (const Puzzle& each : made) {
        EXPECT_TRUE(positions.insert(positionKey(each.rule, each.board)).second);
        EXPECT_TRUE(isSound(each)) << toText(each);
        EXPECT_GT(each.rating, 0);
        ++themes[each.theme];
    }
    EXPECT_GE(themes.size(), 3U);
    for (const auto& [theme, count] : themes) EXPECT_LE(count, 3) << idOf(theme);
    Maker again(Rule::Renju, 2, Seed);
    EXPECT_EQ(madeOf(again, 200), made);
}

TEST(LikePositions, AreTheSameButForAFewStones) {
    const Puzzle puzzle =
        must(puzzleFromText("freestyle 15 black fours 3 1 900 a1 e8f8g8h5h6/d8h4n10m12k2"));
    LikePositions positions;
    EXPECT_FALSE(positions.hasLike(puzzle.board));
    positions.add(puzzle.board);
    Board board = puzzle.board;
    for (const Point point : {Point{0, 0}, Point{1, 0}, Point{2, 0}}) {
        for (const Symmetry symmetry : AllSymmetries) {
            EXPECT_TRUE(positions.hasLike(transformed(board, symmetry))) << point.x;
        }
        board.place(point, Stone::White);
    }
    EXPECT_FALSE(positions.hasLike(board));  // ten of thirteen
    Board swapped(15);
    for (int y = 0; y < 15; ++y) {
        for (int x = 0; x < 15; ++x) {
            if (!puzzle.board.isEmpty({x, y})) {
                swapped.place({x, y}, opponent(puzzle.board.at({x, y})));
            }
        }
    }
    EXPECT_FALSE(positions.hasLike(swapped));
}

TEST(Maker, DoesNotMakeWhatIsThere) {
    Maker first(Rule::Freestyle, 3, Seed);
    const std::vector<Puzzle> made = madeOf(first, 20);
    ASSERT_FALSE(made.empty());
    Maker second(Rule::Freestyle, 3, Seed);
    for (const Puzzle& each : made) second.know(each);
    for (const Puzzle& each : madeOf(second, 20)) {
        EXPECT_THAT(made, testing::Not(testing::Contains(each))) << toText(each);
    }
}

TEST(Maker, EndsWhenThereIsEnough) {
    Maker maker(Rule::Standard, 1, Seed);
    EXPECT_FALSE(maker.isDone());
    for (const Theme theme : {Theme::Fours, Theme::Threes, Theme::Defence}) {
        Puzzle puzzle;
        puzzle.rule = Rule::Standard;
        puzzle.theme = theme;
        maker.know(puzzle);
    }
    EXPECT_TRUE(maker.isDone());
    EXPECT_TRUE(maker.fromGame(0).empty());
}

TEST(Tasks, APlainOpenFourIsNoPuzzle) {
    const auto any = [](Theme) { return true; };
    // Three in an open row, and a four elsewhere that leads nowhere.
    const Puzzle plain =
        must(puzzleFromText("freestyle 15 black fours 3 1 900 g8k8 h8i8j8c3d3e3/b3n10m12l2"));
    EXPECT_TRUE(puzzlesIn(plain.rule, plain.board, any).empty());
    study::Finding missed;
    missed.kind = study::Finding::Kind::MissedWin;
    missed.move = Move({0, 0});
    EXPECT_TRUE(taskOf(plain.rule, plain.board, missed));  // as a mistake of a game it counts
    // Two rows of three, each closed on one side, that meet in one point.
    const Puzzle crossing =
        must(puzzleFromText("freestyle 15 black fours 3 1 900 h8 e8f8g8h5h6h7/d8h4n10m12k2b13"));
    const auto found = puzzlesIn(crossing.rule, crossing.board, any);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().solutions, crossing.solutions);
    EXPECT_EQ(found.front().plies, 3);
}

TEST(Variation, ChangesAStoneOrAddsAPairAndEndsNothing) {
    const Puzzle puzzle =
        must(puzzleFromText("renju 15 black fours 3 1 900 h8 e8f8g8h5h6h7/d8h4n10m12k2b13"));
    std::mt19937_64 random(1);
    int moved = 0;
    int added = 0;
    for (int i = 0; i < 200; ++i) {
        const auto other = varied(puzzle.rule, puzzle.board, random);
        if (!other) continue;
        EXPECT_NE(*other, puzzle.board);
        EXPECT_EQ(other->sideToMove(), Stone::Black);
        const int more = other->stones() - puzzle.board.stones();
        EXPECT_THAT(more, testing::AnyOf(0, 2));
        ++(more == 0 ? moved : added);
        EXPECT_TRUE(
            puzzleFromText(toText({puzzle.rule, *other, Theme::Fours, {{0, 14}}, 3, 1, 1})));
    }
    EXPECT_GT(moved, 20);
    EXPECT_GT(added, 5);
}

}  // namespace
}  // namespace tianyuan::puzzle
