#include "train/self_play.h"

#include "core/referee.h"
#include "search/value.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

namespace tianyuan::train {
namespace {

SelfPlaySetup quick(Rule rule) {
    SelfPlaySetup setup;
    setup.rule = rule;
    setup.nodes = 500;
    return setup;
}

using Games = std::map<std::uint32_t, TrainingGame>;

Games play(const SelfPlaySetup& setup, std::vector<std::uint32_t> numbers, int threads) {
    Games played;
    jobs::Threads crew;
    const Attempt done =
        playGames(setup, numbers, threads, crew, {}, [&](const TrainingGame& game) -> Attempt {
            played[game.number] = game;
            return Done{};
        });
    EXPECT_TRUE(done);
    return played;
}

class SelfPlayOfRule : public testing::TestWithParam<Rule> {};

TEST_P(SelfPlayOfRule, PlaysByTheRuleToAKnownResult) {
    const Rule rule = GetParam();
    for (const auto& [number, game] : play(quick(rule), {1, 2, 3, 4, 5}, 1)) {
        Board board(15);
        ASSERT_FALSE(game.moves.empty());
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            const TrainingMove& move = game.moves[i];
            const Stone side = board.sideToMove();
            ASSERT_TRUE(board.isEmpty(move.point)) << "game " << number << " move " << i;
            const Judgement judgement = judge(board, move.point, side, rule);
            ASSERT_NE(judgement, Judgement::Foul);
            const bool isLast = i + 1 == game.moves.size();
            if (!isLast) {
                ASSERT_FALSE(search::isProved(move.score)) << "the rest is known";
                ASSERT_EQ(judgement, Judgement::Fine);
            } else if (search::isProved(move.score)) {
                EXPECT_EQ(game.winner, search::isWin(move.score) ? side : opponent(side));
            }
            board.play(move.point);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, SelfPlayOfRule, testing::ValuesIn(AllRules), [](const auto& each) {
    std::string name(idOf(each.param));
    std::erase(name, '-');
    return name;
});

TEST(SelfPlay, AGameDependsOnItsNumberAlone) {
    const Games alone = play(quick(Rule::Freestyle), {1, 2, 3, 4, 5, 6}, 1);
    EXPECT_EQ(play(quick(Rule::Freestyle), {1, 2, 3, 4, 5, 6}, 3), alone);
    EXPECT_EQ(play(quick(Rule::Freestyle), {5}, 1).at(5), alone.at(5));
    EXPECT_NE(alone.at(1).moves, alone.at(2).moves);
}

TEST(SelfPlay, StopsWhenAskedAndWhenTheListenerFails) {
    std::vector<std::uint32_t> numbers(1000);
    std::iota(numbers.begin(), numbers.end(), 1);
    std::stop_source stop;
    jobs::Threads crew;
    int heard = 0;
    const auto stopAtTwo = [&](const TrainingGame&) -> Attempt {
        if (++heard == 2) stop.request_stop();
        return Done{};
    };
    EXPECT_TRUE(playGames(quick(Rule::Freestyle), numbers, 1, crew, stop.get_token(), stopAtTwo));
    EXPECT_EQ(heard, 2);
    const auto fail = [](const TrainingGame&) -> Attempt {
        return Reason{"train.cannot-write", {"x", "y"}};
    };
    const Attempt failed = playGames(quick(Rule::Freestyle), numbers, 2, crew, {}, fail);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.reason().code, "train.cannot-write");
}

}  // namespace
}  // namespace tianyuan::train
