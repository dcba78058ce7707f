#include "perfect/proof_walk.h"

#include "proof/examples.h"
#include "support/must.h"

#include <gtest/gtest.h>

#include <set>

namespace tianyuan::perfect {
namespace {

using namespace test;

std::shared_ptr<const ProvedBook> book() {
    return std::make_shared<const ProvedBook>(
        must(ProvedBook::read(proof::writeCertificate(openFour()))));
}

Board start() {
    Board board(ExampleSize);
    for (const Point point : pointsAt("f8g8h8")) board.place(point, Stone::Black);
    for (const Point point : pointsAt("a1a3a5")) board.place(point, Stone::White);
    return board;
}

TEST(ProofWalk, GoesOnToTheFiveAndBackAgain) {
    ProofWalk walk(book(), start());
    ASSERT_TRUE(walk.place());
    EXPECT_TRUE(walk.goOn());
    EXPECT_TRUE(walk.goOn());
    EXPECT_TRUE(walk.goOn());
    EXPECT_TRUE(walk.isOver());
    EXPECT_EQ(toText(walk.moves(), ExampleSize), "i8e8j8");
    EXPECT_FALSE(walk.goOn());
    EXPECT_EQ(codeOf(walk.play(pointAt("k8"))), "walk.over");
    EXPECT_TRUE(walk.departures().empty()) << "a five is the end, not another way";
    EXPECT_TRUE(walk.back());
    EXPECT_FALSE(walk.isOver());
    ASSERT_TRUE(walk.place());
    EXPECT_EQ(walk.place()->moves, 1);
    EXPECT_TRUE(walk.back());
    EXPECT_TRUE(walk.back());
    EXPECT_FALSE(walk.back());
    EXPECT_EQ(walk.board(), start());
}

TEST(ProofWalk, AnyMoveCanBeTried) {
    ProofWalk walk(book(), start());
    EXPECT_TRUE(walk.goOn());
    EXPECT_EQ(codeOf(walk.play(pointAt("i8"))), "walk.occupied");
    EXPECT_TRUE(walk.play(pointAt("c3")));
    EXPECT_TRUE(walk.goOn());
    EXPECT_EQ(toText(walk.moves(), ExampleSize), "i8c3e8");
    EXPECT_TRUE(walk.isOver());
}

TEST(ProofWalk, SaysWhereTheProofWasLeft) {
    ProofWalk walk(book(), start());
    EXPECT_TRUE(walk.play(pointAt("i8")));
    EXPECT_TRUE(walk.play(pointAt("e8")));
    EXPECT_TRUE(walk.departures().empty());
    EXPECT_TRUE(walk.play(pointAt("o15")));
    EXPECT_FALSE(walk.place());
    const std::vector<Departure> left{{2, Stone::Black, pointAt("j8"), 1}};
    EXPECT_EQ(walk.departures(), left);
    EXPECT_EQ(ProofWalk(book(), start(), walk.moves()).departures(), left);
    EXPECT_TRUE(walk.back());
    EXPECT_TRUE(walk.departures().empty());
    EXPECT_TRUE(walk.place()) << "back is in the proof again";
}

TEST(ProofWalk, BeginsBehindTheMovesOfAGame) {
    const auto moves = must(movesFromText("i8e8", ExampleSize));
    const ProofWalk walk(book(), start(), moves);
    ASSERT_TRUE(walk.place());
    EXPECT_EQ(walk.place()->moves, 1);
    EXPECT_EQ(walk.next(), pointAt("j8"));
    // White passes: the proof says nothing of that.
    const ProofWalk passed(book(), start(), {pointAt("i8"), Move::pass()});
    EXPECT_FALSE(passed.place());
    const auto won = must(movesFromText("i8e8j8", ExampleSize));
    EXPECT_TRUE(ProofWalk(book(), start(), won).isOver());
}

TEST(ProofWalk, ShowsTheWayToWhatIsProved) {
    Board board(ExampleSize);
    for (const Point point : pointsAt("f8g8")) board.place(point, Stone::Black);
    for (const Point point : pointsAt("a1a3a5")) board.place(point, Stone::White);
    // White would have to move once more, so nothing behind it is proved by itself.
    const auto leads = leadsFrom(*book(), board);
    ASSERT_EQ(leads.size(), 1U);
    EXPECT_EQ(leads.front().point, pointAt("h8"));
    EXPECT_EQ(leads.front().claims, 1);
    EXPECT_FALSE(leads.front().isProved);
    board.setSideToMove(Stone::White);
    EXPECT_TRUE(leadsFrom(*book(), board).empty());
    board.remove(pointAt("a3"));
    board.place(pointAt("h8"), Stone::Black);
    const auto last = leadsFrom(*book(), board);
    ASSERT_EQ(last.size(), 1U);
    EXPECT_EQ(last.front().point, pointAt("a3"));
    EXPECT_TRUE(last.front().isProved);
}

TEST(ProofWalk, LeadsInTheOrderOfTheAttackersStones) {
    const auto first = leadsFrom(*book(), Board(ExampleSize));
    std::set<Point> images;
    for (const Symmetry symmetry : AllSymmetries)
        images.insert(symmetry(pointAt("f8"), ExampleSize));
    ASSERT_EQ(first.size(), images.size());
    for (const Lead& lead : first) EXPECT_TRUE(images.contains(lead.point));
    Board board(ExampleSize);
    board.play(pointAt("f8"));
    std::set<Point> replies;
    for (const Lead& lead : leadsFrom(*book(), board)) replies.insert(lead.point);
    for (const Point point : pointsAt("a1a3a5")) EXPECT_TRUE(replies.contains(point));
}

}  // namespace
}  // namespace tianyuan::perfect
