#include "search/engine.h"

#include "core/notation.h"
#include "core/referee.h"
#include "support/board_text.h"

#include <gtest/gtest.h>

#include <random>
#include <thread>

namespace tianyuan::search {
namespace {

player::Position positionOf(std::string_view drawing, Stone side, Rule rule = Rule::Freestyle) {
    player::Position position;
    position.rule = rule;
    position.board = test::boardOf(drawing);
    position.board.setSideToMove(side);
    return position;
}

player::Limits depthOf(int depth) {
    player::Limits limits;
    limits.depth = depth;
    return limits;
}

/// The answer as text, and the last thought about the best line.
struct Answer {
    std::string move;
    player::Thought thought;
};

Answer answerTo(const player::Position& position, const player::Limits& limits,
                EngineOptions options = {}) {
    Engine engine(options);
    Answer answer;
    const auto move = engine.choose(position, limits, {}, [&](const player::Thought& thought) {
        if (thought.rank == 0) answer.thought = thought;
    });
    answer.move = move ? toText(*move, position.board.size()) : move.reason().code;
    return answer;
}

constexpr std::string_view FourOfBlack = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . O . . . . .
    . . . . O . . . .
    . O X X X X . . .
    . . . . . . . . .
    . . . . . O . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(Engine, OpensInTheCentre) {
    player::Position position;
    EXPECT_EQ(answerTo(position, depthOf(4)).move, "h8");
}

TEST(Engine, MakesFive) {
    const Answer answer = answerTo(positionOf(FourOfBlack, Stone::Black), depthOf(6));
    EXPECT_EQ(answer.move, "g5");
    EXPECT_EQ(answer.thought.score, player::Score::winIn(1));
    EXPECT_EQ(answer.thought.line.size(), 1U);
}

TEST(Engine, StopsAFour) {
    EXPECT_EQ(answerTo(positionOf(FourOfBlack, Stone::White), depthOf(6)).move, "g5");
}

TEST(Engine, KnowsTheDistanceOfAWinByFours) {
    // A four along the row makes a four-three with the column.
    const auto position = positionOf(R"(
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . X . . . . . . .
        . . . . . . . X . . . . . . .
        . . . . O X X . X . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . O . . . . . . .
        . . . . . . O . . . . . . . .
        . . . . . . . . . O . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)",
                                     Stone::Black);
    const Answer answer = answerTo(position, depthOf(6));
    EXPECT_EQ(answer.move, "h9");
    ASSERT_TRUE(answer.thought.score.isWin());
    EXPECT_EQ(answer.thought.score.plies(), 5);
}

TEST(Engine, ALostSideStillStopsOneEnd) {
    const auto position = positionOf(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X X X X . . .
        . . . . . . . . .
        . . O O . O . . .
        . . . . . . . . .
        . . . . . . . . .)",
                                     Stone::White);
    const Answer answer = answerTo(position, depthOf(4));
    EXPECT_TRUE(answer.thought.score.isLoss());
    EXPECT_EQ(answer.thought.score.plies(), 2);
}

TEST(Engine, BlackDoesNotPlayAForbiddenPointThatWouldStopAnOpenThree) {
    std::mt19937_64 random(3);
    for (int game = 0; game < 40; ++game) {
        player::Position position;
        position.rule = Rule::Renju;
        for (int i = 0; i < 40; ++i) {
            const Point point(3 + static_cast<int>(random() % 9),
                              3 + static_cast<int>(random() % 9));
            if (!position.board.isEmpty(point)) continue;
            const Stone side = position.board.sideToMove();
            if (judge(position.board, point, side, Rule::Renju) != Judgement::Fine) continue;
            position.board.play(point);
            position.moves.emplace_back(point);
        }
        position.board.setSideToMove(Stone::Black);
        Engine engine;
        const auto move = engine.choose(position, depthOf(3), {}, {});
        ASSERT_TRUE(move);
        if (move->isPass()) continue;
        EXPECT_NE(judge(position.board, move->point(), Stone::Black, Rule::Renju), Judgement::Foul);
    }
}

TEST(Engine, OneThreadAndALimitOfNodesGiveTheSameAnswerAgain) {
    player::Position position;
    for (const char* name : {"h8", "i9", "h10", "h9", "g9"}) {
        const Move move = *moveFromText(name, 15);
        position.board.play(move);
        position.moves.push_back(move);
    }
    player::Limits limits;
    limits.nodes = 20'000;
    const Answer first = answerTo(position, limits);
    const Answer second = answerTo(position, limits);
    EXPECT_EQ(first.move, second.move);
    EXPECT_EQ(first.thought.line, second.thought.line);
    EXPECT_EQ(first.thought.score, second.thought.score);
}

TEST(Engine, ReportsAsManyLinesAsAskedForAndNoMoveTwice) {
    player::Position position;
    position.board.play(*moveFromText("h8", 15));
    player::Limits limits = depthOf(5);
    limits.lines = 3;
    Engine engine;
    std::array<Move, 3> first{Move::pass(), Move::pass(), Move::pass()};
    ASSERT_TRUE(engine.choose(position, limits, {}, [&](const player::Thought& thought) {
        ASSERT_LT(thought.rank, 3);
        first[static_cast<std::size_t>(thought.rank)] = thought.line.front();
    }));
    EXPECT_NE(first[0], first[1]);
    EXPECT_NE(first[1], first[2]);
    EXPECT_NE(first[0], first[2]);
    EXPECT_FALSE(first[2].isPass());
}

TEST(Engine, LeavesOutExcludedPoints) {
    auto position = positionOf(FourOfBlack, Stone::Black);
    player::Limits limits = depthOf(4);
    limits.excluded = {moveFromText("g5", 9)->point()};
    EXPECT_NE(answerTo(position, limits).move, "g5");
}

TEST(Engine, StopsWhenAsked) {
    player::Position position;
    position.board.play(*moveFromText("h8", 15));
    Engine engine;
    std::stop_source source;
    int thoughts = 0;
    const auto move = engine.choose(position, {}, source.get_token(), [&](const player::Thought&) {
        if (++thoughts == 3) source.request_stop();
    });
    ASSERT_TRUE(move);
    EXPECT_TRUE(position.board.isEmpty(move->point()));
}

TEST(Engine, SeveralThreadsAnswerLegally) {
    player::Position position;
    position.board.play(*moveFromText("h8", 15));
    EngineOptions options;
    options.threads = 3;
    const Answer answer = answerTo(position, depthOf(8), options);
    EXPECT_EQ(answer.thought.depth, 8);
}

TEST(Engine, PlaysToTheEndOnEveryRuleAndASmallAndALargeBoard) {
    for (const Rule rule : AllRules) {
        for (const int size : {5, 8, 22}) {
            player::Position position;
            position.rule = rule;
            position.board = Board(size);
            Engine engine;
            player::Limits limits;
            limits.nodes = 300;
            while (!position.board.isFull()) {
                const auto move = engine.choose(position, limits, {}, {});
                ASSERT_TRUE(move);
                if (move->isPass()) break;
                const Stone side = position.board.sideToMove();
                const Judgement judgement = judge(position.board, move->point(), side, rule);
                ASSERT_NE(judgement, Judgement::Foul);
                if (judgement == Judgement::Win) break;
                position.board.play(*move);
                position.moves.push_back(*move);
            }
        }
    }
}

TEST(Engine, PreparesTheWeightsThatItWasGiven) {
    std::vector<Rule> asked;
    EngineOptions options;
    options.weights = [&asked](Rule rule) {
        asked.push_back(rule);
        return std::shared_ptr<const eval::Weights>(eval::handMadeWeights(rule));
    };
    Engine engine(options);
    ASSERT_TRUE(engine.prepare(Rule::Renju, 15, {}, {}));
    EXPECT_EQ(asked, std::vector{Rule::Renju});
    player::Position position;
    position.rule = Rule::Renju;
    position.board.play(Point(7, 7));
    ASSERT_TRUE(engine.choose(position, depthOf(1), {}, {}));
    EXPECT_EQ(asked.size(), 1U) << "the first move finds them ready";
}

TEST(Engine, GivesBackTheMemoryOfItsTableAndAnswersAsBefore) {
    EngineOptions options;
    options.memory = std::size_t{32} << 20;
    Engine engine(options);
    const std::size_t little = engine.tableBytes();
    EXPECT_LT(little, options.memory / 4);
    player::Position position;
    position.moves = *movesFromText("h8i9h10h9g9i11", 15);
    position.board = *boardFromMoves(position.moves, 15);
    player::Limits limits;
    limits.nodes = 1'000'000;  // what makes the table grow,
    limits.depth = 6;          // and what ends the search
    const auto move = engine.choose(position, limits, {}, {});
    EXPECT_EQ(engine.tableBytes(), options.memory);
    engine.giveBackMemory();
    EXPECT_EQ(engine.tableBytes(), little);
    const auto again = engine.choose(position, limits, {}, {});
    ASSERT_TRUE(move && again);
    EXPECT_EQ(*move, *again);
    EXPECT_EQ(engine.tableBytes(), options.memory);
}

}  // namespace
}  // namespace tianyuan::search
