#include "eval/network_evaluator.h"
#include "eval/network_text.h"

#include <gtest/gtest.h>

#include <memory>
#include <random>

namespace tianyuan::eval {
namespace {

std::shared_ptr<const Network> randomNetwork(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const auto number = [&random](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(2 * most + 1)) - most;
    };
    const auto network = std::make_shared<Network>();
    for (NetworkPoint& point : network->points) {
        for (int i = 0; i < NetworkWidth; ++i) {
            point.own[i] = static_cast<std::int16_t>(number(30));  // no sum runs over
            point.others[i] = static_cast<std::int16_t>(number(30));
        }
    }
    for (Network::Unit& unit : network->units) {
        unit.bias = number(100'000);
        for (std::int16_t& weight : unit.weights) weight = static_cast<std::int16_t>(number(50));
        unit.out = number(300);
    }
    for (std::int32_t& weight : network->direct) weight = number(100);
    network->bias = number(200'000);
    return network;
}

TEST(NetworkText, GivesBackWhatWasWritten) {
    const auto network = randomNetwork(1);
    const std::string text = textOf(*network);
    NetworkReader reader;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = text.find('\n', from);
        EXPECT_EQ(reader.isWhole(), from > text.find("direct ")) << from;
        ASSERT_TRUE(reader.read(std::string_view(text).substr(from, end - from)));
        from = end + 1;
    }
    EXPECT_TRUE(reader.network() == *network);
}

TEST(NetworkText, ALineThatMakesNoSenseIsRefused) {
    const std::string rows(4 * NetworkWidth, 'a');
    NetworkReader reader;
    EXPECT_TRUE(reader.read("0012 " + rows));
    for (const std::string& line :
         {"0012 " + rows.substr(1), "0012 " + rows + "a", "001x " + rows, "0012-" + rows,
          "0012 " + rows.substr(1) + "!", std::string("unit 1 2 3"),
          std::string("unit 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 40000 0"), std::string("direct"),
          std::string("direct 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 x"), std::string("hello")}) {
        EXPECT_FALSE(reader.read(line)) << line;
    }
    const std::string unit = "unit 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 0";
    for (int i = 0; i < HiddenUnits; ++i) EXPECT_TRUE(reader.read(unit));
    EXPECT_FALSE(reader.read(unit)) << "one too many";
    EXPECT_FALSE(reader.isWhole());
}

TEST(Network, ReadsTheSumsThroughItsUnitsAndDirectly) {
    Network network;
    NetworkRow sums{};
    sums[0] = 3 * Network::RowUnit;
    sums[1] = -2 * Network::RowUnit;
    EXPECT_EQ(network.score(sums), 0);
    network.direct[0] = Network::DirectUnit / 2;  // 1.5 of a unit
    EXPECT_EQ(network.score(sums), 3 * ScoreUnit / 2);
    network.units[0].weights[1] = -Network::HiddenUnit;  // reads 2
    network.units[0].out = Network::OutUnit;
    EXPECT_EQ(network.score(sums), 3 * ScoreUnit / 2 + 2 * ScoreUnit);
    network.units[0].weights[1] = Network::HiddenUnit;  // reads -2, which is cut to nothing
    EXPECT_EQ(network.score(sums), 3 * ScoreUnit / 2);
    network.bias = -(1 << Network::ScoreShift);
    EXPECT_EQ(network.score(sums), ScoreUnit / 2);
}

/// The evaluator that followed the stones says what a new one says that sees them all at once.
void expectToFollow(Rule rule, const Weights& weights) {
    const PointTable points(rule, weights);
    std::mt19937_64 random(4);
    for (const int size : {6, 15, 22}) {
        ShapeMap map(rule, size, points);
        const auto follower = evaluatorFor(map);
        Side side = BlackSide;
        for (int step = 0; step < 120; ++step) {
            if (map.stones() > 0 && random() % 3 == 0) {
                side = other(side);
                follower->takingBack();
                map.takeBack();
            } else if (map.emptyPoints() > 0) {
                Cell cell = NoCell;
                const Point centre(size / 2, size / 2);
                do {
                    const Point point(centre.x - 3 + static_cast<int>(random() % 7),
                                      centre.y - 3 + static_cast<int>(random() % 7));
                    if (point.x >= 0 && point.y >= 0 && point.x < size && point.y < size) {
                        cell = cellOf(point);
                    }
                } while (cell == NoCell || (!map.isEmpty(cell) && random() % 50 != 0));
                if (!map.isEmpty(cell)) continue;
                follower->placing(map);
                map.place(cell, side);
                side = other(side);
            }
            if (random() % 2 == 0) continue;  // it has to keep up without being asked, too
            const auto fresh = evaluatorFor(map);
            for (const Side asked : {BlackSide, WhiteSide}) {
                ASSERT_EQ(follower->score(map, asked), fresh->score(map, asked)) << step;
            }
        }
    }
}

TEST(ClassicEvaluator, FollowsStonesAsTheyComeAndGo) {
    for (const Rule rule : AllRules) expectToFollow(rule, *handMadeWeights(rule));
}

TEST(ClassicEvaluator, AddsUpTheWeightsOfAllEmptyPoints) {
    const auto weights = handMadeWeights(Rule::Renju);
    const PointTable points(Rule::Renju, *weights);
    ShapeMap map(Rule::Renju, 15, points);
    const auto judge = evaluatorFor(map);
    Side side = BlackSide;
    for (const Point point : {Point(7, 7), Point(8, 6), Point(7, 8), Point(9, 7), Point(6, 7)}) {
        judge->placing(map);
        map.place(cellOf(point), side);
        side = other(side);
    }
    for (const Side asked : {BlackSide, WhiteSide}) {
        int sum = 0;
        map.empty().forEach(map.size(), [&](Cell cell) {
            const auto weightOf = [&](Side owner) {
                return weights->points[owner][pointCodes()[map.shapes(owner, cell)]];
            };
            sum += weightOf(asked).toMove - weightOf(other(asked)).waiting;
        });
        EXPECT_EQ(judge->score(map, asked), sum);
    }
}

class NetworkGame : public testing::TestWithParam<Rule> {
protected:
    NetworkGame() : weights_(handMadeWeights(GetParam())) {
        weights_->networks = {randomNetwork(2), randomNetwork(3)};
    }
    std::unique_ptr<Weights> weights_;
};

TEST_P(NetworkGame, FollowsStonesAsTheyComeAndGo) { expectToFollow(GetParam(), *weights_); }

TEST_P(NetworkGame, WhatAPointSaysIsCut) {
    const auto network = std::make_shared<Network>();
    for (NetworkPoint& point : network->points) {
        point.own[0] = Network::MostOfRow;
        point.own[1] = -Network::MostOfRow;
    }
    network->direct[0] = network->direct[1] = Network::DirectUnit;
    weights_->networks = {network, network};
    const PointTable points(GetParam(), *weights_);
    ShapeMap map(GetParam(), 15, points);
    const auto judge = evaluatorFor(map);
    for (int stones = 1; stones <= 3; ++stones) {
        const Cell cell = cellOf({2 * stones, stones});
        judge->placing(map);
        map.place(cell, BlackSide);
        // Of each sum the point of the stone is missing: all of the first, nothing of the second.
        const int most = Network::MostOfPoint / Network::RowUnit;
        EXPECT_EQ(judge->score(map, WhiteSide), -stones * most * ScoreUnit);
    }
}

TEST_P(NetworkGame, AnEmptyBoardOfAnySizeSaysTheSame) {
    const PointTable points(GetParam(), *weights_);
    const ShapeMap small(GetParam(), 9, points);
    const ShapeMap large(GetParam(), 20, points);
    EXPECT_EQ(evaluatorFor(small)->score(small, BlackSide),
              evaluatorFor(large)->score(large, BlackSide));
}

INSTANTIATE_TEST_SUITE_P(Rules, NetworkGame, testing::ValuesIn(AllRules),
                         [](const auto& rule) { return "rule" + std::to_string(rule.index); });

}  // namespace
}  // namespace tianyuan::eval
