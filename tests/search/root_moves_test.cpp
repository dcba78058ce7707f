#include "core/notation.h"
#include "search/engine.h"

#include <gtest/gtest.h>

#include <optional>
#include <set>

namespace tianyuan::search {
namespace {

player::Position positionOf(std::string_view code) {
    player::Position position;
    position.moves = *movesFromText(code, 15);
    position.board = *boardFromMoves(position.moves, 15);
    return position;
}

TEST(RootMoves, TellsEveryMoveAtTheRootWhenItBeginsAndWhenItIsDone) {
    std::set<int> seen;
    std::optional<Point> current;
    EngineOptions options;
    options.onRootMove = [&](Point point, bool isDone) {
        EXPECT_EQ(current.has_value(), isDone);
        if (isDone) {
            EXPECT_EQ(*current, point);
        }
        current = isDone ? std::nullopt : std::optional(point);
        seen.insert(point.y * 15 + point.x);
    };
    Engine engine(options);
    player::Limits limits;
    limits.depth = 3;
    const player::Position position = positionOf("h8i9g9h10");
    const auto move = engine.choose(position, limits, {}, {});
    ASSERT_TRUE(move);
    EXPECT_FALSE(current);
    EXPECT_TRUE(seen.contains(move->point().y * 15 + move->point().x));
    EXPECT_GT(seen.size(), 20u) << "a free position has many moves to look at";
    for (const int point : seen) {
        EXPECT_TRUE(position.board.isEmpty(Point(point % 15, point / 15)));
    }
}

TEST(RootMoves, ChangesNothing) {
    player::Limits limits;
    limits.depth = 6;
    const player::Position position = positionOf("h8i9g9h10i7");
    Engine alone;
    EngineOptions options;
    options.onRootMove = [](Point, bool) {};
    Engine watched(options);
    EXPECT_EQ(*alone.choose(position, limits, {}, {}), *watched.choose(position, limits, {}, {}));
    EXPECT_EQ(alone.effort().nodes, watched.effort().nodes);
}

}  // namespace
}  // namespace tianyuan::search
