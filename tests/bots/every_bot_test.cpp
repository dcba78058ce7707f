#include "bots/gametree_bot.h"
#include "bots/guard_bot.h"
#include "bots/scoremap_bot.h"
#include "bots/shapes_bot.h"
#include "bots/value_bot.h"
#include "core/foul.h"
#include "core/referee.h"
#include "support/board_text.h"
#include "support/thinking.h"

#include <gtest/gtest.h>

#include <memory>
#include <ostream>

namespace tianyuan::bots {
namespace {

using test::ask;
using test::boardOf;
using test::positionOf;

std::unique_ptr<player::Player> makeBot(std::string_view name, int depth, std::uint64_t seed) {
    if (name == "scoremap") return std::make_unique<ScoremapBot>(seed);
    if (name == "guard") return std::make_unique<GuardBot>();
    if (name == "value") {
        return std::make_unique<ValueBot>(ValueBot::Options{.depth = depth}, seed);
    }
    if (name == "gametree") {
        return std::make_unique<GametreeBot>(GametreeBot::Options{.depth = depth}, seed);
    }
    return std::make_unique<ShapesBot>(ShapesBot::Options{.depth = depth}, seed);
}

constexpr std::array Names{"scoremap", "guard", "value", "gametree", "shapes"};

/// A quiet position with room to think in.
Board quietBoard() {
    return boardOf(R"(
        .............
        .............
        .............
        .............
        .....O.......
        ....XXO......
        .....XO......
        ....O..X.....
        .............
        .............
        .............
        .............
        .............)");
}

class EveryBot : public testing::TestWithParam<const char*> {
protected:
    std::unique_ptr<player::Player> bot(int depth = 2, std::uint64_t seed = 1) const {
        return makeBot(GetParam(), depth, seed);
    }
};

INSTANTIATE_TEST_SUITE_P(Bots, EveryBot, testing::ValuesIn(Names),
                         [](const auto& entry) { return std::string(entry.param); });

TEST_P(EveryBot, OpensInTheCentreOfEverySize) {
    for (int size = Board::MinSize; size <= Board::MaxSize; ++size) {
        for (const Rule rule : AllRules) {
            const Board board(size);
            EXPECT_EQ(ask(*bot(), positionOf(board, Stone::Black, rule)).point(), board.centre());
        }
    }
}

TEST_P(EveryBot, OpensBesideAnExcludedCentre) {
    const Board board(15);
    player::Limits limits;
    limits.excluded = {board.centre()};
    const auto answer = ask(*bot(), positionOf(board, Stone::Black), limits);
    EXPECT_EQ(distance(answer.point(), {7, 7}), 1);
}

TEST_P(EveryBot, AnswersTheFirstStoneNearby) {
    for (const Point stone : {Point(7, 7), Point(0, 0), Point(14, 3)}) {
        Board board(15);
        board.place(stone, Stone::Black);
        const auto answer = ask(*bot(), positionOf(board, Stone::White));
        EXPECT_LE(distance(answer.point(), stone), 2);
        EXPECT_TRUE(board.isEmpty(answer.point()));
    }
}

TEST_P(EveryBot, TellsItsThoughtsWithAMapThatHoldsItsMove) {
    const auto answer = ask(*bot(), positionOf(quietBoard(), Stone::Black));
    ASSERT_FALSE(answer.thoughts.empty());
    EXPECT_EQ(answer.thought().line, std::vector<Move>{answer.point()});
    const double best = std::ranges::max(answer.map(), {}, &player::PointScore::score).score;
    EXPECT_EQ(answer.scoreAt(answer.point()), best);
    EXPECT_EQ(answer.thought().score, player::Score::of(best));
    EXPECT_GE(answer.thought().nodes, 1u);
}

TEST_P(EveryBot, ThinksInSilenceIfNobodyListens) {
    const auto move = bot()->choose(positionOf(quietBoard(), Stone::Black), {}, {}, {});
    EXPECT_EQ(move.value(), ask(*bot(), positionOf(quietBoard(), Stone::Black)).move.value());
}

/// No five anywhere, and every point taken but one.
Board almostFull(int size, Point hole) {
    Board board(size);
    for (int i = 0; i < size * size; ++i) {
        const Point point(i % size, i / size);
        if (point == hole) continue;
        board.place(point, (point.x / 2 + point.y) % 2 ? Stone::White : Stone::Black);
    }
    return board;
}

TEST_P(EveryBot, PlaysTheLastPoint) {
    for (const int size : {5, 9, 15, 22}) {
        const Board board = almostFull(size, {3, 2});
        for (const Stone side : {Stone::Black, Stone::White}) {
            EXPECT_EQ(ask(*bot(), positionOf(board, side)).point(), Point(3, 2));
        }
    }
}

TEST_P(EveryBot, SaysThatTheBoardIsFull) {
    Board board = almostFull(6, {3, 2});
    board.place({3, 2}, Stone::Black);
    const auto answer = ask(*bot(), positionOf(board, Stone::White));
    ASSERT_FALSE(answer.move);
    EXPECT_EQ(answer.move.reason().code, "bot.board-full");
}

TEST_P(EveryBot, PassesIfEveryPointIsForbiddenToBlack) {
    Board board = almostFull(6, {3, 0});
    for (const int x : {0, 1, 2, 4, 5}) {
        board.remove({x, 0});
        board.place({x, 0}, Stone::Black);
    }
    ASSERT_EQ(foulStatus(board, {3, 0}), FoulStatus::Overline);
    const auto black = ask(*bot(), positionOf(board, Stone::Black, Rule::Renju));
    EXPECT_EQ(black.move.value(), Move::pass());
    EXPECT_EQ(ask(*bot(), positionOf(board, Stone::White, Rule::Renju)).point(), Point(3, 0));
    EXPECT_EQ(ask(*bot(), positionOf(board, Stone::Black, Rule::Standard)).point(), Point(3, 0));
}

TEST_P(EveryBot, KeepsOffExcludedPoints) {
    const auto position = positionOf(quietBoard(), Stone::White);
    player::Limits limits;
    for (int i = 0; i < 40; ++i) {
        const auto answer = ask(*bot(1), position, limits);
        ASSERT_TRUE(answer.move);
        EXPECT_TRUE(position.board.isEmpty(answer.point()));
        for (const Point point : limits.excluded) {
            EXPECT_NE(answer.point(), point);
            EXPECT_FALSE(answer.hasScored(point));
        }
        limits.excluded.push_back(answer.point());
    }
}

TEST_P(EveryBot, SaysThatAllPointsAreExcluded) {
    const Board board = almostFull(6, {3, 2});
    player::Limits limits;
    limits.excluded = {{3, 2}};
    const auto answer = ask(*bot(), positionOf(board, Stone::White), limits);
    ASSERT_FALSE(answer.move);
    EXPECT_EQ(answer.move.reason().code, "bot.all-excluded");
}

TEST_P(EveryBot, AnswersAtOnceIfAskedToStop) {
    std::stop_source source;
    source.request_stop();
    const auto answer =
        ask(*bot(50), positionOf(quietBoard(), Stone::Black), {}, source.get_token());
    EXPECT_TRUE(quietBoard().isEmpty(answer.point()));
    EXPECT_EQ(answer.thought().depth, 1);
}

TEST_P(EveryBot, AnswersAtOnceWithoutTime) {
    player::Limits noTurn;
    noTurn.turn = player::Milliseconds(0);
    player::Limits flagFallen;
    flagFallen.left = player::Milliseconds(0);
    flagFallen.increment = player::Milliseconds(60000);
    for (const player::Limits& limits : {noTurn, flagFallen}) {
        const auto answer = ask(*bot(50), positionOf(quietBoard(), Stone::Black), limits);
        EXPECT_TRUE(quietBoard().isEmpty(answer.point()));
        EXPECT_EQ(answer.thought().depth, 1);
    }
}

TEST_P(EveryBot, KeepsToItsNodes) {
    for (const std::uint64_t nodes : {1u, 2u, 30u, 1000u}) {
        player::Limits limits;
        limits.nodes = nodes;
        const auto answer = ask(*bot(50), positionOf(quietBoard(), Stone::Black), limits);
        EXPECT_TRUE(quietBoard().isEmpty(answer.point()));
        EXPECT_LE(answer.thought().nodes, nodes);
    }
}

TEST_P(EveryBot, KeepsToTheSmallerOfTwoDepths) {
    for (const int depth : {-1, 0, 1, 2, 3, 20}) {
        player::Limits limits;
        limits.depth = depth;
        const auto answer = ask(*bot(3), positionOf(quietBoard(), Stone::Black), limits);
        EXPECT_LE(answer.thought().depth, std::clamp(depth, 1, 3));
    }
}

TEST_P(EveryBot, PlaysTheSameWithTheSameSeed) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto one = ask(*bot(2, seed), positionOf(quietBoard(), Stone::White));
        const auto two = ask(*bot(2, seed), positionOf(quietBoard(), Stone::White));
        EXPECT_EQ(one.point(), two.point());
        EXPECT_EQ(one.thought().nodes, two.thought().nodes);
    }
}

TEST_P(EveryBot, AnswersInAPositionWithStonesOfOneColourOnly) {
    Board board(15);
    board.place({3, 3}, Stone::White);
    board.place({3, 5}, Stone::White);
    const auto answer = ask(*bot(), positionOf(board, Stone::White));
    EXPECT_TRUE(board.isEmpty(answer.point()));
}

/// Plays a game to its end and checks every move; returns all moves.
std::vector<Move> playOut(player::Player& black, player::Player& white, Rule rule, int size) {
    player::Position position{rule, Board(size), {}};
    while (!position.board.isFull()) {
        const Stone side = position.board.sideToMove();
        player::Player& player = side == Stone::Black ? black : white;
        const Result<Move> move = player.choose(position, {}, {}, {});
        if (!move) {
            ADD_FAILURE() << move.reason().code;
            break;
        }
        Judgement judgement = Judgement::Fine;
        if (move->isPass()) {
            EXPECT_EQ(side, Stone::Black);
            EXPECT_EQ(forbiddenPoints(position.board).size(),
                      static_cast<std::size_t>(position.board.area() - position.board.stones()));
        } else {
            EXPECT_TRUE(position.board.isEmpty(move->point()));
            judgement = judge(position.board, move->point(), side, rule);
            EXPECT_NE(judgement, Judgement::Foul);
        }
        position.board.play(*move);
        position.moves.push_back(*move);
        if (judgement != Judgement::Fine || testing::Test::HasFailure()) break;
    }
    return position.moves;
}

TEST(Bots, PlayLegallyToTheEndUnderEveryRuleOnManySizes) {
    constexpr std::array Sizes{5, 9, 15, 20, 22};
    std::size_t game = 0;
    for (int round = 0; round < 3; ++round) {
        for (const char* black : Names) {
            for (const char* white : Names) {
                if (std::string_view(black) == white) continue;
                const Rule rule = AllRules[game % AllRules.size()];
                const int size = Sizes[game / AllRules.size() % Sizes.size()];
                SCOPED_TRACE(testing::Message()
                             << black << " - " << white << ", " << idOf(rule) << ", size " << size);
                const int depth = size <= 15 ? 2 : 1;
                const auto one = makeBot(black, depth, game);
                const auto two = makeBot(white, depth, game + 1);
                EXPECT_FALSE(playOut(*one, *two, rule, size).empty());
                ++game;
            }
        }
    }
    EXPECT_EQ(game, 60u);
}

TEST(Bots, PlayTheSameGameAgainWithTheSameSeeds) {
    const auto play = [] {
        const auto black = makeBot("scoremap", 1, 5);
        const auto white = makeBot("value", 2, 6);
        return playOut(*black, *white, Rule::Renju, 15);
    };
    EXPECT_EQ(play(), play());
}

}  // namespace
}  // namespace tianyuan::bots
