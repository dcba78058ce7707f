#include "core/symmetry.h"
#include "eval/move_network_text.h"
#include "eval/network_evaluator.h"

#include <gtest/gtest.h>

#include <memory>
#include <random>

namespace tianyuan::eval {
namespace {

/// A row of numbers up to `most`.
class Numbers {
public:
    explicit Numbers(std::uint64_t seed) : random_(seed) {}
    void fill(NetworkRow& row, int most) {
        for (int i = 0; i < NetworkWidth; ++i) {
            row[i] = static_cast<std::int16_t>(
                static_cast<int>(random_() % static_cast<unsigned>(2 * most + 1)) - most);
        }
    }

private:
    std::mt19937_64 random_;
};

std::shared_ptr<MoveNetwork> randomNetwork(std::uint64_t seed) {
    Numbers numbers(seed);
    auto network = std::make_shared<MoveNetwork>();
    for (NetworkPoint& point : network->points) {
        numbers.fill(point.own, 200);
        numbers.fill(point.others, 200);
    }
    for (NetworkRow& window : network->windows) numbers.fill(window, 200);
    numbers.fill(network->always, 2000);
    for (NetworkRow& row : network->bySum) numbers.fill(row, MoveNetwork::MostBySum);
    for (auto& side : network->byCount) {
        for (auto& threat : side) {
            for (std::size_t count = 1; count < std::size(threat); ++count) {
                numbers.fill(threat[count], 2000);
            }
        }
    }
    return network;
}

bool areEqual(const NetworkRow& a, const NetworkRow& b) {
    for (int i = 0; i < NetworkWidth; ++i) {
        if (a[i] != b[i]) return false;
    }
    return true;
}

TEST(MoveNetworkText, GivesBackWhatWasWritten) {
    const auto network = randomNetwork(1);
    const std::string text = textOf(*network);
    MoveNetworkReader reader;
    EXPECT_FALSE(reader.isWhole());
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = text.find('\n', from);
        ASSERT_TRUE(reader.read(std::string_view(text).substr(from, end - from)));
        from = end + 1;
    }
    EXPECT_TRUE(reader.isWhole());
    EXPECT_EQ(textOf(reader.network()), text);
    EXPECT_TRUE(areEqual(reader.network().always, network->always));
    EXPECT_TRUE(areEqual(reader.network().bySum[15], network->bySum[15]));
    EXPECT_TRUE(areEqual(reader.network().byCount[1][3][6], network->byCount[1][3][6]));
    EXPECT_TRUE(areEqual(reader.network().points[9].others, network->points[9].others));
    EXPECT_TRUE(areEqual(reader.network().windows[7380], network->windows[7380]));
}

TEST(MoveNetworkText, ALineThatMakesNoSenseIsRefused) {
    const std::string row(2 * NetworkWidth, 'a');
    const std::string numbers = " 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16";
    for (const std::string& line :
         {"w7381 " + row, "w-1 " + row, "w5" + row, "w5 " + row + "a", "w5 " + row.substr(1) + "!",
          "0012 " + row, "001x " + row + row, "sum 1" + numbers, "sum 0" + numbers + " 17",
          std::string("sum 0 20000 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"), "count 2 1 1" + numbers,
          "count 0 11 1" + numbers, "count 0 1 0" + numbers, "count 0 1 7" + numbers,
          "count 0 1" + numbers, std::string("always 1 2 3"), std::string("always"),
          std::string("always 40000 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"), std::string("hello")}) {
        EXPECT_FALSE(MoveNetworkReader().read(line)) << line;
    }
    MoveNetworkReader reader;
    EXPECT_TRUE(reader.read("w7380 " + row));
    EXPECT_TRUE(reader.read("0012 " + row + row));
    EXPECT_TRUE(reader.read("count 1 10 6" + numbers));
    EXPECT_TRUE(reader.read("always" + numbers));
    EXPECT_FALSE(reader.read("always" + numbers)) << "twice";
    for (int sum = 0; sum < NetworkWidth; ++sum) {
        EXPECT_FALSE(reader.isWhole());
        EXPECT_TRUE(reader.read("sum " + std::to_string(sum) + numbers));
    }
    EXPECT_TRUE(reader.isWhole());
    EXPECT_FALSE(reader.read("sum 16" + numbers));
}

/// The map of a position: Black at h8, White at i9, Black at h9.
ShapeMap threeStones(Rule rule) {
    ShapeMap map(rule, Board(15));
    map.place(cellOf({7, 7}), BlackSide);
    map.place(cellOf({8, 6}), WhiteSide);
    map.place(cellOf({7, 6}), BlackSide);
    return map;
}

TEST(MoveNetwork, PointsAreReadByWhatIsInThePosition) {
    const auto network = std::make_unique<MoveNetwork>();
    const ShapeMap map = threeStones(Rule::Freestyle);
    network->always[0] = 100;
    network->bySum[2][1] = MoveNetwork::SumUnit / 4;
    network->byCount[0][static_cast<std::size_t>(Threat::Quiet)][6][2] = 7;
    ASSERT_EQ(map.count(BlackSide, Threat::Three), 4);
    network->byCount[1][static_cast<std::size_t>(Threat::Three)][4][3] = 11;
    network->byCount[0][static_cast<std::size_t>(Threat::Three)][4][3] = 100;
    NetworkRow sums{};
    sums[2] = 3 * MoveNetwork::RowUnit;
    NetworkRow reading;
    network->read(reading, map, WhiteSide, sums);
    EXPECT_EQ(reading[0], 100);
    EXPECT_EQ(reading[1], 3 * MoveNetwork::ReadingUnit / 4);
    EXPECT_EQ(reading[2], 7) << "more than six quiet points are six";
    EXPECT_EQ(reading[3], 11) << "the threes are Black's, and White is to move";
}

TEST(MoveNetwork, APointSaysWhatItsCodesAndLinesSayTogether) {
    const auto network = std::make_unique<MoveNetwork>();
    const ShapeMap map = threeStones(Rule::Freestyle);
    const Cell cell = cellOf({7, 5});  // above both stones of Black
    NetworkRow reading{};
    reading[0] = MoveNetwork::ReadingUnit;
    EXPECT_EQ(network->rank(map, WhiteSide, cell, reading), 0);
    network->points[map.code(WhiteSide, cell)].own[0] = MoveNetwork::RowUnit;
    EXPECT_EQ(network->rank(map, WhiteSide, cell, reading), 100);
    network->points[map.code(BlackSide, cell)].others[0] = -MoveNetwork::RowUnit / 2;
    EXPECT_EQ(network->rank(map, WhiteSide, cell, reading), 50);
    network->windows[windowsOf(WhiteSide)[map.around(cell, 1)]][0] = MoveNetwork::RowUnit / 4;
    EXPECT_EQ(network->rank(map, WhiteSide, cell, reading), 75);
    network->points[map.code(WhiteSide, cell)].own[0] = MoveNetwork::MostOfRow;
    EXPECT_EQ(network->rank(map, WhiteSide, cell, reading), 400) << "cut";
    network->points[map.code(WhiteSide, cell)].own[0] = -MoveNetwork::RowUnit;
    EXPECT_EQ(network->rank(map, WhiteSide, cell, reading), 0) << "cut";
}

TEST(MoveNetwork, SaysTheSameOfATurnedBoard) {
    const auto network = randomNetwork(5);
    std::mt19937_64 random(6);
    for (const int size : {9, 15}) {
        Board board(size);
        for (int i = 0; i < 20; ++i) {
            const Point point(static_cast<int>(random() % static_cast<unsigned>(size)),
                              static_cast<int>(random() % static_cast<unsigned>(size)));
            if (board.at(point) == Stone::None) {
                board.place(point, i % 2 ? Stone::White : Stone::Black);
            }
        }
        NetworkRow reading;
        network->read(reading, ShapeMap(Rule::Standard, board), BlackSide, NetworkRow{});
        const ShapeMap map(Rule::Standard, board);
        for (const Symmetry symmetry : AllSymmetries) {
            const ShapeMap turned(Rule::Standard, transformed(board, symmetry));
            map.empty().forEach(size, [&](Cell cell) {
                const Cell there = cellOf(symmetry(pointOf(cell), size));
                EXPECT_EQ(network->rank(map, BlackSide, cell, reading),
                          network->rank(turned, BlackSide, there, reading));
            });
        }
    }
}

TEST(NetworkEvaluator, AsksTheNetworkOfTheSideToMove) {
    auto weights = std::make_unique<Weights>(weightsFor(Rule::Renju));
    weights->moveNetworks = {randomNetwork(7), nullptr};
    const PointTable points(Rule::Renju, *weights);
    ShapeMap map(Rule::Renju, 15, points);
    NetworkEvaluator judge(map);
    judge.placing(map);
    map.place(cellOf({7, 7}), BlackSide);
    const Cell cell = cellOf({8, 7});
    judge.readMoves(map, WhiteSide);
    EXPECT_EQ(judge.moreRank(map, WhiteSide, cell), 0) << "nobody to ask";
    judge.readMoves(map, BlackSide);
    NetworkRow reading;
    weights->moveNetworks[BlackSide]->read(reading, map, BlackSide, judge.sums(map, BlackSide));
    EXPECT_EQ(judge.moreRank(map, BlackSide, cell),
              weights->moveNetworks[BlackSide]->rank(map, BlackSide, cell, reading));
    EXPECT_NE(judge.moreRank(map, BlackSide, cell), 0);
}

}  // namespace
}  // namespace tianyuan::eval
