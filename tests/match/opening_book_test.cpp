#include "match/opening_book.h"

#include "core/notation.h"
#include "core/referee.h"
#include "core/symmetry.h"

#include <gtest/gtest.h>

#include <set>

namespace tianyuan::match {
namespace {

/// The position in the form that all its turned and mirrored images share.
std::uint64_t formOf(const std::vector<Move>& moves, int size) {
    std::uint64_t form = ~std::uint64_t{0};
    const Board board = *boardFromMoves(moves, size);
    for (const Symmetry symmetry : AllSymmetries) {
        form = std::min(form, transformed(board, symmetry).hash());
    }
    return form;
}

std::uint64_t formOf(std::string_view code, int size) {
    return formOf(*movesFromText(code, size), size);
}

TEST(OpeningBook, ReadsPositionCodes) {
    const auto book = OpeningBook::fromText("# two openings\nh8h9i9\n\n  h8 i9 j10 # indirect\r\n",
                                            Rule::Freestyle, 15);
    ASSERT_TRUE(book);
    EXPECT_EQ(book->size(), 2);
    EXPECT_EQ(formOf(book->opening(0), 15), formOf("h8h9i9", 15));
    EXPECT_EQ(formOf(book->opening(1), 15), formOf("h8i9j10", 15));
    EXPECT_EQ(formOf(book->opening(2), 15), formOf("h8h9i9", 15)) << "it begins again";
}

TEST(OpeningBook, ReadsOffsetsFromTheCentre) {
    // On 20 lines the centre counts as column 10, row 10 from the top, from 0: k10.
    const auto book = OpeningBook::fromText("0,0, 1,0, 1,3\n-9,0,-6,0,\n", Rule::Freestyle, 20);
    ASSERT_TRUE(book);
    EXPECT_EQ(formOf(book->opening(0), 20), formOf("k10l10l7", 20));
    EXPECT_EQ(formOf(book->opening(1), 20), formOf("b10e10", 20));
}

TEST(OpeningBook, KindsOfLinesMayBeMixed) {
    const auto book = OpeningBook::fromText("0,0\nh8\n", Rule::Freestyle, 15);
    ASSERT_TRUE(book);
    EXPECT_EQ(formOf(book->opening(0), 15), formOf(book->opening(1), 15));
}

TEST(OpeningBook, TurnsTheBoardAsTheSeedSays) {
    const auto book = OpeningBook::fromText("h8h9j10", Rule::Freestyle, 15);
    const auto same = OpeningBook::fromText("h8h9j10", Rule::Freestyle, 15);
    const auto other =
        OpeningBook::fromText("h8h9j10", Rule::Freestyle, 15, OpeningBook::Order::Sequential, 9);
    std::set<std::string> seen;
    int different = 0;
    for (int i = 0; i < 200; ++i) {
        seen.insert(toText(book->opening(i), 15));
        EXPECT_EQ(book->opening(i), same->opening(i));
        if (book->opening(i) != other->opening(i)) ++different;
    }
    EXPECT_EQ(seen.size(), 8U) << "all eight ways to lay the board";
    EXPECT_GT(different, 100);
    EXPECT_EQ(book->fingerprint(), same->fingerprint());
    EXPECT_NE(book->fingerprint(), other->fingerprint());
}

TEST(OpeningBook, RandomOrderKeepsAllOpenings) {
    std::string text;
    std::set<std::uint64_t> before;
    for (const char* code : {"h8", "h8h9", "h8i9", "h8h10", "h8i10", "h8j10"}) {
        text += std::string(code) + "\n";
        before.insert(formOf(code, 15));
    }
    const auto book =
        OpeningBook::fromText(text, Rule::Freestyle, 15, OpeningBook::Order::Random, 3);
    std::set<std::uint64_t> after;
    for (int i = 0; i < 6; ++i) after.insert(formOf(book->opening(i), 15));
    EXPECT_EQ(before, after);
    EXPECT_NE(formOf(book->opening(0), 15), formOf("h8", 15)) << "with this seed";
}

struct Bad {
    const char* text;
    Rule rule;
    Reason reason;
};

TEST(OpeningBook, RefusesALineThatIsNoOpeningWithItsNumber) {
    const std::vector<Bad> all{
        {"h8\nhello\n", Rule::Freestyle, {"match.not-an-opening", {"2", "hello"}}},
        {"h8\n\n# no\n0,0,1\n", Rule::Freestyle, {"match.not-an-opening", {"4", "0,0,1"}}},
        {"0,0,,1,1", Rule::Freestyle, {"match.not-an-opening", {"1", "0,0,,1,1"}}},
        {"0 0 1 1", Rule::Freestyle, {"match.not-an-opening", {"1", "0 0 1 1"}}},
        {"h8p16", Rule::Freestyle, {"match.opening-off-board", {"1", "p16", "15"}}},
        {"0,0,8,0", Rule::Freestyle, {"match.opening-off-board", {"1", "8,0", "15"}}},
        {"h8h9h8", Rule::Freestyle, {"match.opening-point-twice", {"1", "h8"}}},
        {"h8pass", Rule::Freestyle, {"match.opening-passes", {"1"}}},
        {"a1a2b1b2c1c2d1d2e1", Rule::Freestyle, {"match.opening-wins", {"1", "e1"}}},
        {"g8a1i8a2h9a3h7a4h8", Rule::Renju, {"match.opening-fouls", {"1", "h8"}}},
        {"# nothing\n", Rule::Freestyle, {"match.no-openings", {}}},
        {"", Rule::Freestyle, {"match.no-openings", {}}},
    };
    for (const Bad& bad : all) {
        const auto book = OpeningBook::fromText(bad.text, bad.rule, 15);
        ASSERT_FALSE(book) << bad.text;
        EXPECT_EQ(book.reason(), bad.reason) << bad.text << ": " << book.reason().code;
    }
    EXPECT_TRUE(OpeningBook::fromText("g8a1i8a2h9a3h7a4h8", Rule::Standard, 15));
}

TEST(OpeningBook, RandomOpeningsAreLegalAndDiffer) {
    for (const Rule rule : AllRules) {
        for (const int size : {5, 9, 15, 20, 22}) {
            const OpeningBook book = OpeningBook::random(rule, size, 6, 11);
            std::set<std::string> seen;
            for (int i = 0; i < 50; ++i) {
                const auto moves = book.opening(i);
                ASSERT_EQ(moves.size(), 6U);
                Board board(size);
                for (const Move move : moves) {
                    ASSERT_TRUE(board.isEmpty(move.point()));
                    EXPECT_EQ(judge(board, move.point(), board.sideToMove(), rule),
                              Judgement::Fine);
                    EXPECT_LE(distance(move.point(), board.centre()), 3);
                    board.play(move);
                }
                seen.insert(toText(moves, size));
            }
            EXPECT_EQ(seen.size(), 50U);
        }
    }
}

TEST(OpeningBook, RandomOpeningsComeFromTheSeed) {
    const OpeningBook a = OpeningBook::random(Rule::Freestyle, 15, 4, 1);
    const OpeningBook b = OpeningBook::random(Rule::Freestyle, 15, 4, 1);
    const OpeningBook c = OpeningBook::random(Rule::Freestyle, 15, 4, 2);
    EXPECT_EQ(a.opening(7), b.opening(7));
    EXPECT_NE(a.opening(7), c.opening(7));
}

TEST(OpeningBook, TheEmptyOneGivesTheEmptyBoard) {
    EXPECT_TRUE(OpeningBook().opening(0).empty());
    EXPECT_TRUE(OpeningBook().opening(99).empty());
}

}  // namespace
}  // namespace tianyuan::match
