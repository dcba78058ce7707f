#include "search/zone.h"

#include "problems/proof_checker.h"
#include "search/threat_search.h"
#include "support/board_text.h"

#include <gtest/gtest.h>

namespace tianyuan::search {
namespace {

constexpr std::string_view TwoThrees = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . X . . . . .
    . . . . . X . . . . .
    . . . X X . . . . . .
    . . . . . . . O . . .
    . . . . . . . O O . .
    . . . . . . O . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)";

/// Plays a stone of the defender anywhere, and then the win against every answer.
class ZoneOfAWin : public testing::TestWithParam<Rule> {
protected:
    ZoneOfAWin() : board_(test::boardOf(TwoThrees)), map_(GetParam(), board_) {
        ThreatSearch search;
        win_ = search.vct(map_, eval::BlackSide, {100'000, {}}).proof;
    }

    bool holdsAfter(eval::Cell cell) {
        Board board = board_;
        board.place(eval::pointOf(cell), Stone::White);
        return !test::ProofChecker(board, GetParam(), Stone::Black).faultOf(win_);
    }

    Board board_;
    eval::ShapeMap map_;
    Proof win_;
};

TEST_P(ZoneOfAWin, HoldsEveryStoneThatSpoilsIt) {
    ASSERT_FALSE(win_.isEmpty());
    const Zone zone(map_, eval::BlackSide, win_);
    int spoilers = 0;
    map_.empty().forEach(map_.size(), [&](eval::Cell cell) {
        if (holdsAfter(cell)) return;
        ++spoilers;
        EXPECT_TRUE(zone.cells().contains(cell)) << cell;
    });
    EXPECT_GT(spoilers, 3);
}

TEST_P(ZoneOfAWin, IsLessThanTheBoardWhereStonesDoNothingButStandThere) {
    const Zone zone(map_, eval::BlackSide, win_);
    int outside = 0;
    map_.empty().forEach(map_.size(),
                         [&](eval::Cell cell) { outside += !zone.cells().contains(cell); });
    const bool stonesOnlyStand = GetParam() == Rule::Freestyle || GetParam() == Rule::Standard;
    EXPECT_EQ(outside > 30, stonesOnlyStand);
    EXPECT_EQ(map_.stones(), board_.stones());
}

INSTANTIATE_TEST_SUITE_P(Rules, ZoneOfAWin,
                         testing::Values(Rule::Freestyle, Rule::Standard, Rule::Caro));

}  // namespace
}  // namespace tianyuan::search
