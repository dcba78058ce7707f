#include "puzzle/attack_judge.h"

#include "core/notation.h"
#include "puzzle/defence_judge.h"
#include "support/board_text.h"

#include <gmock/gmock.h>

namespace tianyuan::puzzle {
namespace {

using search::Verdict;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Point at(const char* text, int size) { return moveFromText(text, size)->point(); }

std::vector<std::string> names(const std::vector<Point>& points, int size) {
    std::vector<std::string> all;
    for (const Point point : points) all.push_back(toText(point, size));
    return all;
}

// Black makes an open four at c5 or g5; b5 or h5 would be a four that is stopped.
constexpr const char* OpenThree = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X X X . . .
    . . . . . . . . .
    . O . . . . . O .
    . . . . O . . . .
    . . . . . . . . .
)";

TEST(AttackJudge, KnowsEveryFirstMoveThatWinsByFours) {
    AttackJudge judge(Rule::Freestyle, test::boardOf(OpenThree));
    EXPECT_THAT(names(judge.attacks(Means::Fours), 9),
                UnorderedElementsAre("b5", "c5", "g5", "h5"));
    EXPECT_THAT(names(*judge.winners(Means::Fours), 9), UnorderedElementsAre("c5", "g5"));
    EXPECT_EQ(judge.win(Means::Fours).proof.plies(), 3);
}

TEST(AttackJudge, TellsHowAMoveIsAnsweredAndStopped) {
    AttackJudge judge(Rule::Freestyle, test::boardOf(OpenThree));
    const AttackVerdict open = judge.judge(at("c5", 9), Means::Fours);
    EXPECT_EQ(open.verdict, Verdict::Won);
    EXPECT_EQ(open.plies, 3);
    ASSERT_TRUE(open.answer);
    const AttackVerdict closed = judge.judge(at("b5", 9), Means::Fours);
    EXPECT_EQ(closed.verdict, Verdict::None);
    ASSERT_TRUE(closed.answer);
    EXPECT_EQ(toText(*closed.answer, 9), "c5");
    const AttackVerdict quiet = judge.judge(at("a1", 9), Means::Fours);
    EXPECT_EQ(quiet.verdict, Verdict::None);
    EXPECT_FALSE(quiet.answer);
}

TEST(AttackJudge, SeesThatTheDefenderMakesFiveFirst) {
    AttackJudge judge(Rule::Freestyle, test::boardOf(R"(
        . . . . . . . . .
        . . . . . . . . .
        X O O O O . . . .
        . . . . . . . . .
        . . . X X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    )"));
    EXPECT_THAT(*judge.winners(Means::Fours), IsEmpty());
    EXPECT_EQ(toText(*judge.judge(at("c5", 9), Means::Fours).answer, 9), "f7");
}

// Two open twos that cross: the crossing point makes two open threes.
constexpr const char* TwoTwos = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . X . . . . . .
    . . . . X . . . . . .
    . . X X . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . O .
    . . . . . . . . . . .
    . O . . . . . O . . .
    . . . . . . . . . . .
)";

TEST(AttackJudge, KnowsWinsByThreesFromWinsByFours) {
    AttackJudge judge(Rule::Freestyle, test::boardOf(TwoTwos));
    EXPECT_EQ(judge.win(Means::Fours).verdict, Verdict::None);
    const AttackVerdict verdict = judge.judge(at("e6", 11), Means::Threes);
    EXPECT_EQ(verdict.verdict, Verdict::Won);
    EXPECT_EQ(judge.judge(at("e6", 11), Means::Fours).verdict, Verdict::None);
    EXPECT_EQ(verdict.plies, 5);
    AttackJudge renju(Rule::Renju, test::boardOf(TwoTwos));
    EXPECT_EQ(renju.judge(at("e6", 11), Means::Threes).verdict, Verdict::None);  // a foul
}

TEST(DefenceJudge, FindsWhatStopsAnOpenThree) {
    Board board = test::boardOf(OpenThree);
    board.setSideToMove(Stone::White);
    const DefenceJudge::Ruling ruling = DefenceJudge(Rule::Freestyle, board).find();
    ASSERT_TRUE(ruling.isCertain);
    EXPECT_EQ(ruling.plies, 3);
    EXPECT_THAT(names(ruling.stops, 9), testing::IsSupersetOf({"c5", "g5"}));
    DefenceJudge judge(Rule::Freestyle, board);
    EXPECT_EQ(judge.winAfter(at("a1", 9)).verdict, Verdict::Won);
    EXPECT_EQ(judge.winAfter(at("c5", 9)).verdict, Verdict::None);
}

TEST(DefenceJudge, LeavesPositionsAloneInWhichTheDefenderCanMakeAFour) {
    Board board = test::boardOf(R"(
        . . . . . . . . .
        . O O O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    )");
    board.setSideToMove(Stone::White);
    EXPECT_FALSE(DefenceJudge(Rule::Freestyle, board).find().isCertain);
    board.setSideToMove(Stone::Black);
    EXPECT_FALSE(DefenceJudge(Rule::Freestyle, board).find().isCertain);
}

}  // namespace
}  // namespace tianyuan::puzzle
