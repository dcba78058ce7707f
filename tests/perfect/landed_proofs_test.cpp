// The certificates that come with the program, played against with the referee alone.

#include "perfect/landed_proofs.h"

#include "core/notation.h"
#include "core/referee.h"
#include "eval/shape_map.h"
#include "perfect/installed_books.h"
#include "perfect/proof_walk.h"
#include "perfect/proved_player.h"
#include "proof/random_game.h"

#include <gtest/gtest.h>

#include <limits>

namespace tianyuan::perfect {
namespace {

using test::landedProofs;

/// Where a stone of the defender does most, by the evaluation of the engine: for his own rows, or
/// against those of the attacker.
Point shrewdReply(const Board& board, Rule rule, Stone defender, std::mt19937_64& random) {
    const eval::ShapeMap map(rule, board);
    const eval::Side own = eval::sideOf(defender);
    Point best;
    int most = std::numeric_limits<int>::min();
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % board.size(), i / board.size());
        if (!board.isEmpty(point)) continue;
        const eval::Cell cell = eval::cellOf(point);
        const int worth =
            8 * (map.value(own, cell).attack() + map.value(eval::other(own), cell).defence()) +
            static_cast<int>(random() % 24);
        if (worth <= most) continue;
        best = point;
        most = worth;
    }
    return best;
}

/// Plays from a claim on: the book finds every position by its stones alone. "" if the attacker has
/// won, else what has happened.
std::string playByTheBook(const ProvedBook& book, const proof::Claim& claim, Symmetry symmetry,
                          std::mt19937_64& random) {
    const Stone attacker = claim.position.attacker;
    Board board(book.size());
    for (const Point point : claim.position.black)
        board.place(symmetry(point, book.size()), Stone::Black);
    for (const Point point : claim.position.white)
        board.place(symmetry(point, book.size()), Stone::White);
    board.setSideToMove(attacker);
    std::string line;
    int most = book.movesOf(claim.how);
    for (int moves = 0;; ++moves) {
        const auto place = book.find(board);
        if (!place || !place->attackerMoves) return line + ": not found";
        if (place->moves > most - moves) return line + ": takes longer than was said";
        most = place->moves + moves;
        const Point point = book.at(place->how).point;
        line += toText(point, book.size());
        if (!board.isEmpty(point)) return line + ": occupied";
        if (judge(board, point, attacker, book.rule()) == Judgement::Win) return "";
        board.play(point);
        if (const auto waiting = book.find(board); !waiting || waiting->attackerMoves) {
            return line + ": not found for the defender";
        }
        const Point reply = shrewdReply(board, book.rule(), opponent(attacker), random);
        line += toText(reply, book.size());
        if (judge(board, reply, opponent(attacker), book.rule()) == Judgement::Win) {
            return line + ": the defender makes five";
        }
        board.play(reply);
    }
}

TEST(LandedProofs, WinTenThousandGames) {
    ASSERT_FALSE(landedProofs().empty());
    for (const auto& [path, book] : landedProofs()) {
        const auto certificate = test::must(proof::readCertificate(test::bytesOf(path)));
        std::mt19937_64 random(1);
        for (int game = 0; game < 9000; ++game) {
            const proof::Claim& claim = certificate.claims[random() % certificate.claims.size()];
            ASSERT_EQ(test::playAgainst(certificate, claim, random), "") << path << " " << game;
        }
        for (int game = 0; game < 1000; ++game) {
            const proof::Claim& claim = book->claims()[random() % book->claims().size()];
            const Symmetry symmetry = AllSymmetries[random() % AllSymmetries.size()];
            ASSERT_EQ(playByTheBook(*book, claim, symmetry, random), "") << path << " " << game;
        }
    }
}

/// The longest resistance from the claims that take longest: many stones, many orders.
TEST(LandedProofs, AreFollowedToTheEndOfTheLongestLines) {
    for (const auto& [path, book] : landedProofs()) {
        std::vector<proof::Claim> claims = book->claims();
        std::ranges::stable_sort(claims, std::greater{}, [&](const proof::Claim& claim) {
            return book->movesOf(claim.how);
        });
        claims.resize(std::min<std::size_t>(claims.size(), 20));
        for (const proof::Claim& claim : claims) {
            Board start(book->size());
            for (const Point point : claim.position.black) start.place(point, Stone::Black);
            for (const Point point : claim.position.white) start.place(point, Stone::White);
            start.setSideToMove(claim.position.attacker);
            ProofWalk walk(book, start);
            while (walk.place() && walk.goOn()) continue;
            EXPECT_TRUE(walk.isOver()) << toText(walk.moves(), book->size());
            EXPECT_EQ(walk.board().sideToMove(), opponent(claim.position.attacker));
        }
    }
}

TEST(LandedProofs, AreFoundBesideTheProgram) {
    for (const auto& [path, book] : landedProofs()) {
        const auto installed = installedBooks()(book->rule(), book->size());
        ASSERT_TRUE(installed) << path;
        EXPECT_EQ(installed->claims().size(), book->claims().size());
        EXPECT_EQ(path.filename(), bookFile(book->rule(), book->size()));
    }
}

TEST(LandedProofs, TakeLessThanFiftyMegabytes) {
    std::size_t memory = 0;
    std::size_t bytes = 0;
    for (const auto& [path, book] : landedProofs()) {
        bytes += std::filesystem::file_size(path);
        memory += book->memory();
    }
    EXPECT_LT(bytes, 40'000'000U);
    EXPECT_LT(memory, 50'000'000U);
}

}  // namespace
}  // namespace tianyuan::perfect
