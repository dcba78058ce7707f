#include "perfect/proved_book.h"

#include "proof/checker.h"
#include "proof/examples.h"
#include "support/must.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace tianyuan::perfect {
namespace {

using namespace test;
using proof::Certificate;
using proof::Link;

ProvedBook bookOf(const Certificate& certificate) {
    return must(ProvedBook::read(proof::writeCertificate(certificate)));
}

Board boardOf(std::string_view black, std::string_view white, Stone toMove) {
    Board board(ExampleSize);
    for (const Point point : pointsAt(black)) board.place(point, Stone::Black);
    for (const Point point : pointsAt(white)) board.place(point, Stone::White);
    board.setSideToMove(toMove);
    return board;
}

/// "Black i8, 2 moves", "Black has played i8, 1 moves", or "".
std::string tell(const ProvedBook& book, const Board& board) {
    const auto place = book.find(board);
    if (!place) return "";
    return std::string(place->attacker == Stone::Black ? "Black" : "White") +
           (place->attackerMoves ? " " : " has played ") +
           toText(book.at(place->how).point, ExampleSize) + ", " + std::to_string(place->moves) +
           " moves";
}

TEST(ProvedBook, ReadsTheSameNodesAsTheWholeCertificate) {
    Certificate certificate = openFour();
    // More nodes than there are from one place that is kept to the next, replies and symmetries.
    for (int i = 0; i < 100; ++i) {
        const Link last{certificate.strategies.size() - 1, static_cast<std::uint8_t>(i % 8)};
        const Link first{static_cast<std::uint32_t>(i) % 3};
        const std::vector<proof::Reply> replies{{Point(i % 15, 3), first},
                                                {Point(i % 15, 4), last}};
        certificate.strategies.add(Point(i % 15, i / 15), replies, i % 2 == 0 ? last : Link{});
    }
    certificate.claims.front().how = {certificate.strategies.size() - 1, 5};
    const std::string bytes = proof::writeCertificate(certificate);
    const Certificate whole = must(proof::readCertificate(bytes));
    const ProvedBook book = must(ProvedBook::read(bytes));
    ASSERT_EQ(book.nodes(), whole.strategies.size());
    ASSERT_GT(book.nodes(), 100U);
    EXPECT_EQ(book.claims(), whole.claims);
    for (std::uint32_t i = 0; i < book.nodes(); ++i) {
        const proof::Node expected = whole.strategies.at(i);
        const proof::ReadNode node = book.at({i});
        EXPECT_EQ(node.point, expected.point) << i;
        EXPECT_TRUE(std::ranges::equal(node.replies, expected.replies)) << i;
        EXPECT_EQ(node.otherwise, expected.otherwise) << i;
        EXPECT_EQ(book.movesOf({i}), whole.strategies.heightOf(i)) << i;
    }
}

TEST(ProvedBook, RefusesWhatIsNoCertificate) {
    const std::string bytes = proof::writeCertificate(openFour());
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        EXPECT_FALSE(ProvedBook::read(bytes.substr(0, length))) << length;
    }
    // The same where the checksum has been made right again: as the whole reader does.
    for (std::size_t i = 0; i < bytes.size() - proof::ChecksumBytes; ++i) {
        for (int value = 0; value < 256; value += 5) {
            std::string changed = bytes;
            changed[i] = static_cast<char>(value);
            changed = resummed(changed);
            const auto whole = proof::readCertificate(changed);
            const auto book = ProvedBook::read(changed);
            // Only the whole one looks for equal nodes.
            EXPECT_TRUE(!whole || book) << i << ": " << value;
            if (!book) {
                EXPECT_EQ(book.reason(), whole.reason()) << i << ": " << value;
            }
        }
    }
}

TEST(ProvedBook, FindsTheClaimAndWhatComesAfterIt) {
    const ProvedBook book = bookOf(openFour());
    EXPECT_EQ(tell(book, boardOf("f8g8h8", "a1a3a5", Stone::Black)), "Black i8, 2 moves");
    EXPECT_EQ(tell(book, boardOf("f8g8h8i8", "a1a3a5", Stone::White)),
              "Black has played i8, 1 moves");
    EXPECT_EQ(tell(book, boardOf("f8g8h8i8", "a1a3a5e8", Stone::Black)), "Black j8, 1 moves");
    EXPECT_EQ(tell(book, boardOf("f8g8h8i8", "a1a3a5c3", Stone::Black)), "Black e8, 1 moves");
}

TEST(ProvedBook, FindsPositionsUnderEverySymmetry) {
    const ProvedBook book = bookOf(openFour());
    const Board board = boardOf("f8g8h8i8", "a1a3a5e8", Stone::Black);
    for (const Symmetry symmetry : AllSymmetries) {
        const auto place = book.find(transformed(board, symmetry));
        ASSERT_TRUE(place);
        EXPECT_EQ(book.at(place->how).point, symmetry(pointAt("j8"), ExampleSize));
    }
}

TEST(ProvedBook, KnowsNothingOfOtherPositions) {
    const ProvedBook book = bookOf(openFour());
    EXPECT_EQ(tell(book, Board(ExampleSize)), "");
    EXPECT_EQ(tell(book, boardOf("f8g8h8", "a1a3a5", Stone::White)), "");  // White is to move
    EXPECT_EQ(tell(book, boardOf("f8g8h8", "a1a3a7", Stone::Black)), "");
    EXPECT_EQ(tell(book, boardOf("a1a3a5", "f8g8h8", Stone::Black)), "");  // the colours
    // Black has played something else, and a five is the end.
    EXPECT_EQ(tell(book, boardOf("f8g8h8e8", "a1a3a5", Stone::White)), "");
    EXPECT_EQ(tell(book, boardOf("f8g8h8i8j8", "a1a3a5e8", Stone::White)), "");
    // A stone of White too many.
    EXPECT_EQ(tell(book, boardOf("f8g8h8", "a1a3a5a7", Stone::Black)), "");
}

TEST(ProvedBook, OfSeveralWaysTakesTheOneThatWinsSoonest) {
    Certificate certificate = openFour();
    proof::Strategies& strategies = certificate.strategies;
    // The same win after a four that nobody needs.
    const Link four{strategies.add(pointAt("e12"), {}, certificate.claims.front().how)};
    certificate.claims.insert(certificate.claims.begin(),
                              {certificate.claims.front().position, four});
    EXPECT_EQ(tell(bookOf(certificate), boardOf("f8g8h8", "a1a3a5", Stone::Black)),
              "Black i8, 2 moves");
}

TEST(ProvedBook, CopiesWhatACheckerNeeds) {
    const ProvedBook book = bookOf(openFour());
    const proof::Claim& claim = book.claims().front();
    proof::Strategies strategies;
    const auto how = book.copy(claim.how, strategies, 10);
    ASSERT_TRUE(how);
    EXPECT_EQ(strategies.size(), 3U);
    proof::Checker checker(strategies, book.rule(), book.size());
    EXPECT_TRUE(checker.check(claim.position, *how));
    EXPECT_FALSE(book.copy(claim.how, strategies, 2));
}

}  // namespace
}  // namespace tianyuan::perfect
