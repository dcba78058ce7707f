#include "perfect/standing.h"

#include "proof/examples.h"
#include "support/must.h"

#include <gtest/gtest.h>

namespace tianyuan::perfect {
namespace {

using namespace test;

constexpr std::uint64_t MostPositions = 1000;

Board start() {
    Board board(ExampleSize);
    for (const Point point : pointsAt("f8g8h8")) board.place(point, Stone::Black);
    for (const Point point : pointsAt("a1a3a5")) board.place(point, Stone::White);
    return board;
}

Standing standingAfter(std::string_view moves) {
    const auto book = std::make_shared<const ProvedBook>(
        must(ProvedBook::read(proof::writeCertificate(openFour()))));
    const ProofWalk walk(book, start(), must(movesFromText(moves, ExampleSize)));
    return standingOf(walk, MostPositions);
}

/// A line for each sentence: its code and what it speaks of.
std::string told(const Standing& standing) {
    std::string text;
    for (const Reason& sentence : tell(standing)) {
        text += sentence.code;
        for (const std::string& argument : sentence.arguments) text += " " + argument;
        text += "\n";
    }
    return text;
}

TEST(Standing, TellsWhatWinsAndWhy) {
    const Standing standing = standingAfter("");
    EXPECT_EQ(told(standing),
              "walk.answer side.black 2 I8\n"
              "walk.threat side.white E8\n"
              "walk.zone 1 side.white\n"
              "walk.resistance side.white I8 E8 J8\n"
              "walk.checked 3\n");
    EXPECT_EQ(standing.next, pointAt("i8"));
    EXPECT_TRUE(standing.replies.empty());
}

TEST(Standing, TellsTheDefenderHowToResist) {
    const Standing standing = standingAfter("i8");
    EXPECT_EQ(told(standing).find("walk.defend side.black 1 side.white\nwalk.threat"), 0U);
    EXPECT_EQ(standing.next, pointAt("e8"));
    ASSERT_EQ(standing.replies.size(), 1U);
    EXPECT_EQ(standing.replies.front().point, pointAt("e8"));
}

TEST(Standing, OfTheLastStoneHasNothingMoreToSay) {
    EXPECT_EQ(told(standingAfter("i8e8")), "walk.answer side.black 1 J8\n");
    EXPECT_EQ(told(standingAfter("i8e8j8")), "walk.end\n");
    EXPECT_FALSE(standingAfter("i8e8j8").next);
}

TEST(Standing, TellsWhereTheProofWasLeft) {
    const Standing standing = standingAfter("i8e8o15");
    EXPECT_EQ(told(standing), "walk.left O15 J8 1\nwalk.outside\n");
    EXPECT_EQ(standing.departed, Move(pointAt("o15")));
    EXPECT_FALSE(standing.next);
}

TEST(Standing, TellsTheWayToTheProof) {
    const auto book = std::make_shared<const ProvedBook>(
        must(ProvedBook::read(proof::writeCertificate(openFour()))));
    Board board = start();
    board.remove(pointAt("a3"));
    board.setSideToMove(Stone::White);
    const Standing standing = standingOf(ProofWalk(book, board), MostPositions);
    EXPECT_EQ(told(standing), "walk.on-the-way\nwalk.proved-after A3\n");
    EXPECT_EQ(standing.next, pointAt("a3"));
}

}  // namespace
}  // namespace tianyuan::perfect
