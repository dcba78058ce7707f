#include "study/engine_judge.h"

#include "core/notation.h"
#include "game/game.h"
#include "study/evaluation.h"

#include <gmock/gmock.h>

namespace tianyuan::study {
namespace {

game::Game gameOf(const char* text) {
    game::Game game;
    for (const Move move : *movesFromText(text, 15)) EXPECT_TRUE(game.play(move));
    return game;
}

PositionView judged(EngineJudge& judge, const game::Game& game, int ply) {
    const auto view = judge.judge(positionAfter(game, ply), {});
    EXPECT_TRUE(view);
    return view.value_or(PositionView());
}

TEST(EngineJudge, JudgesTheSameWhateverWasJudgedBefore) {
    const game::Game game = gameOf("h8i9h9h10g8i8g7i10f6");
    constexpr std::uint64_t Stones = 20'000;
    EngineJudge fresh(Stones), used(Stones);
    const PositionView first = judged(fresh, game, 5);
    for (int ply = game.ply(); ply >= 6; --ply) judged(used, game, ply);
    EXPECT_EQ(judged(used, game, 5), first);
    EXPECT_EQ(judged(used, game, 5), first);
}

TEST(EngineJudge, SaysByHowManyStones) {
    const game::Game game = gameOf("h8i9h9");
    EngineJudge judge(1'000);
    const PositionView view = judged(judge, game, 3);
    EXPECT_EQ(view.stones, 1'000U);
    EXPECT_TRUE(view.isSettled());
    record::Notes notes;
    writeView(view, 15, notes);
    EXPECT_EQ(readView(&notes, 15), view);
}

TEST(EngineJudge, HasAWordOnTheEmptyBoardToo) {
    EngineJudge judge(1'000);
    const PositionView view = judged(judge, game::Game(), 0);
    ASSERT_EQ(view.line.size(), 1U);
    EXPECT_EQ(view.line.front(), *moveFromText("h8", 15));
}

TEST(EngineJudge, TellsNothingWhenItIsStopped) {
    EngineJudge judge(1'000);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(judge.judge(positionAfter(gameOf("h8i9h9"), 3), stop.get_token()));
}

}  // namespace
}  // namespace tianyuan::study
