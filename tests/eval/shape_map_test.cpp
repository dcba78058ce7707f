#include "eval/shape_map.h"

#include "core/foul.h"
#include "core/referee.h"

#include <gtest/gtest.h>

#include <random>

namespace tianyuan::eval {
namespace {

/// Everything that can be asked of a map, for comparison.
void expectSame(const ShapeMap& kept, const ShapeMap& fresh) {
    ASSERT_EQ(kept.empty(), fresh.empty());
    ASSERT_EQ(kept.hash(), fresh.hash());
    for (const Side side : {BlackSide, WhiteSide}) {
        for (int threat = 0; threat < ThreatCount; ++threat) {
            ASSERT_EQ(kept.count(side, static_cast<Threat>(threat)),
                      fresh.count(side, static_cast<Threat>(threat)));
            ASSERT_EQ(kept.cells(side, static_cast<Threat>(threat)),
                      fresh.cells(side, static_cast<Threat>(threat)));
        }
        fresh.empty().forEach(fresh.size(), [&](Cell cell) {
            ASSERT_EQ(kept.shapes(side, cell), fresh.shapes(side, cell));
        });
    }
}

/// Clusters of stones: a point near the last ones, so that long rows arise.
Point randomPoint(const Board& board, std::mt19937_64& random, Point near) {
    for (int tries = 0; tries < 20; ++tries) {
        const Point point(near.x + static_cast<int>(random() % 7) - 3,
                          near.y + static_cast<int>(random() % 7) - 3);
        if (board.contains(point) && board.isEmpty(point)) return point;
    }
    while (true) {
        const Point point(static_cast<int>(random() % static_cast<unsigned>(board.size())),
                          static_cast<int>(random() % static_cast<unsigned>(board.size())));
        if (board.isEmpty(point)) return point;
    }
}

TEST(ShapeMap, KeptStoneByStoneEqualsMadeFromScratchForEveryRuleAndSize) {
    std::mt19937_64 random(7);
    for (const Rule rule : AllRules) {
        for (int size = Board::MinSize; size <= Board::MaxSize; ++size) {
            ShapeMap map(rule, size, PointTable::of(rule));
            Board board(size);
            Point near = board.centre();
            std::vector<Point> placed;
            for (int step = 0; step < 3 * size * size / 2; ++step) {
                if (!placed.empty() && (board.isFull() || random() % 4 == 0)) {
                    map.takeBack();
                    board.remove(placed.back());
                    placed.pop_back();
                } else {
                    near = randomPoint(board, random, near);
                    const Stone stone = random() % 2 ? Stone::Black : Stone::White;
                    map.place(cellOf(near), sideOf(stone));
                    board.place(near, stone);
                    placed.push_back(near);
                }
                if (step % 7 == 0) expectSame(map, ShapeMap(rule, board));
            }
            while (!placed.empty()) {
                map.takeBack();
                placed.pop_back();
            }
            expectSame(map, ShapeMap(rule, size, PointTable::of(rule)));
        }
    }
}

TEST(ShapeMap, FivesAndFoulsAreTheReferees) {
    std::mt19937_64 random(11);
    for (const Rule rule : AllRules) {
        for (int game = 0; game < 60; ++game) {
            const int size = Board::MinSize + static_cast<int>(random() % 18);
            ShapeMap map(rule, size, PointTable::of(rule));
            Board board(size);
            Point near = board.centre();
            const int stones = static_cast<int>(random() % static_cast<unsigned>(size * size));
            for (int i = 0; i < stones; ++i) {
                near = randomPoint(board, random, near);
                const Stone stone = random() % 2 ? Stone::Black : Stone::White;
                map.place(cellOf(near), sideOf(stone));
                board.place(near, stone);
            }
            map.empty().forEach(size, [&](Cell cell) {
                for (const Side side : {BlackSide, WhiteSide}) {
                    const Judgement judgement = judge(board, pointOf(cell), stoneOf(side), rule);
                    EXPECT_EQ(map.threat(side, cell) == Threat::Five, judgement == Judgement::Win);
                    EXPECT_EQ(map.isForbidden(cell, side), judgement == Judgement::Foul);
                }
            });
        }
    }
}

}  // namespace
}  // namespace tianyuan::eval
