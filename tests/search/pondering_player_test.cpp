#include "search/pondering_player.h"

#include <gtest/gtest.h>

#include <chrono>
#include <ctime>
#include <memory>
#include <thread>

namespace tianyuan::search {
namespace {

player::Limits depthOf(int depth) {
    player::Limits limits;
    limits.depth = depth;
    return limits;
}

/// Seconds for which this program has worked while its test slept a little.
double workWhileAsleep() {
    const std::clock_t before = std::clock();
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}
constexpr double Something = 0.005;

/// Somebody works, soon; on a busy machine a little later.
bool isThinking() {
    const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (std::chrono::steady_clock::now() < patience) {
        if (workWhileAsleep() > Something) return true;
    }
    return false;
}

player::Position afterAnswer(player::Position position, Move answer, Point next) {
    for (const Move move : {answer, Move(next)}) {
        position.board.play(move);
        position.moves.push_back(move);
    }
    return position;
}

TEST(PonderingPlayer, ThinksWhileTheOtherSideDoes) {
    PonderingPlayer player({});
    const player::Position position;
    const auto move = player.choose(position, depthOf(2), {}, {});
    ASSERT_TRUE(move);
    EXPECT_TRUE(isThinking());
    const auto next = player.choose(afterAnswer(position, *move, Point(3, 3)), depthOf(2), {}, {});
    ASSERT_TRUE(next);
    EXPECT_NE(next->point(), Point(3, 3));
    EXPECT_NE(*next, *move);
}

TEST(PonderingPlayer, RestsOnceItIsTold) {
    PonderingPlayer player({});
    ASSERT_TRUE(player.choose({}, depthOf(2), {}, {}));
    ASSERT_TRUE(isThinking());
    player.reset();
    EXPECT_LT(workWhileAsleep(), Something);
    ASSERT_TRUE(player.choose({}, depthOf(2), {}, {}));
    ASSERT_TRUE(isThinking());
    EXPECT_TRUE(player.prepare(Rule::Renju, 15, {}, {}));
    EXPECT_LT(workWhileAsleep(), Something);
}

TEST(PonderingPlayer, CanGoWhileItThinks) {
    auto player = std::make_unique<PonderingPlayer>(EngineOptions{});
    ASSERT_TRUE(player->choose({}, depthOf(2), {}, {}));
    ASSERT_TRUE(isThinking());
    player.reset();  // would hang, or run on in what is gone
}

}  // namespace
}  // namespace tianyuan::search
