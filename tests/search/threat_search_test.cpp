#include "search/threat_search.h"

#include "core/notation.h"
#include "problems/proof_checker.h"
#include "support/board_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tianyuan::search {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

constexpr std::uint64_t Plenty = 200'000;

struct Found {
    Verdict verdict;
    Proof proof;
    std::string first;  // the attacker's stone
    std::string fault;  // what is wrong with the proof
};

class Puzzle {
public:
    Puzzle(Rule rule, std::string_view drawing) : rule_(rule), board_(test::boardOf(drawing)) {}

    Found vcf(Stone stone) const {
        return found(stone, [&](auto& search, auto& map, auto side) {
            return search.vcf(map, side, {Plenty, {}});
        });
    }
    Found vct(Stone stone, Attacks attacks = Attacks::Threes) const {
        return found(stone, [&](auto& search, auto& map, auto side) {
            return search.vct(map, side, {Plenty, {}}, attacks);
        });
    }

private:
    template <typename Look>
    Found found(Stone stone, Look look) const {
        ThreatSearch search;
        eval::ShapeMap map(rule_, board_);
        const ThreatAnswer answer = look(search, map, eval::sideOf(stone));
        Found found{answer.verdict, answer.proof, "", ""};
        if (answer.verdict != Verdict::Won) return found;
        found.first = toText(answer.proof.attack(answer.proof.root()).point, board_.size());
        found.fault = test::ProofChecker(board_, rule_, stone).faultOf(answer.proof).value_or("");
        return found;
    }

    Rule rule_;
    Board board_;
};

TEST(ThreatSearch, MakesFiveAtOnce) {
    const Found found = Puzzle(Rule::Freestyle, R"(
        . . . . . . .
        . . . . . . .
        O X X X X . .
        . . O O . . .
        . . . . O . .
        . . . . . . .
        . . . . . . .)")
                            .vcf(Stone::Black);
    EXPECT_EQ(found.verdict, Verdict::Won);
    EXPECT_EQ(found.proof.plies(), 1);
    EXPECT_EQ(found.first, "f5");
}

constexpr std::string_view FourThree = R"(
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . X . . . . . . .
    . . . . . . . X . . . . . . .
    . . . . O X X . X . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . O . . . . . . .
    . . . . . . O . . . . . . . .
    . . . . . . . . . O . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .)";

TEST(ThreatSearch, WinsByAFourThree) {
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        const Found found = Puzzle(rule, FourThree).vcf(Stone::Black);
        ASSERT_EQ(found.verdict, Verdict::Won);
        EXPECT_THAT(found.fault, IsEmpty());
        EXPECT_EQ(found.first, "h9");
        EXPECT_EQ(found.proof.plies(), 5);
        EXPECT_THAT(found.proof.line(), SizeIs(5));
    }
}

TEST(ThreatSearch, AThreeThatIsNoFourIsNoWinByFours) {
    const Puzzle puzzle(Rule::Freestyle, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X . . . . .
        . . . . . . O . .
        . . . . . . O . .
        . . . . . O . . .
        . . . . . . . . .)");
    EXPECT_EQ(puzzle.vcf(Stone::Black).verdict, Verdict::None);
    const Found found = puzzle.vct(Stone::Black);
    ASSERT_EQ(found.verdict, Verdict::Won);
    EXPECT_THAT(found.fault, IsEmpty());
    EXPECT_EQ(found.first, "e5");
    EXPECT_GT(found.proof.attack(found.proof.root()).answers.size(), 2U);
}

TEST(ThreatSearch, TwoThreesAreForbiddenToBlackInRenju) {
    const Puzzle puzzle(Rule::Renju, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X . . . . .
        . . . . . . O . .
        . . . . . . O . .
        . . . . . O . . .
        . . . . . . . . .)");
    const Found found = puzzle.vct(Stone::Black);
    EXPECT_NE(found.first, "e5");
    EXPECT_THAT(found.fault, IsEmpty());
}

constexpr std::string_view FourAgainstAFoul = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . X . X .
    . . . . . . . X X . .
    . . X . O O O . X . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)";

TEST(ThreatSearch, WhiteWinsWhereBlacksOnlyAnswerIsForbidden) {
    // White's four on d5 leaves Black only h5, which makes two threes.
    const Found found = Puzzle(Rule::Renju, FourAgainstAFoul).vcf(Stone::White);
    ASSERT_EQ(found.verdict, Verdict::Won);
    EXPECT_THAT(found.fault, IsEmpty());
    EXPECT_EQ(found.first, "d5");
    EXPECT_EQ(found.proof.plies(), 3);
    EXPECT_THAT(found.proof.attack(found.proof.root()).answers, IsEmpty());
    EXPECT_EQ(Puzzle(Rule::Standard, FourAgainstAFoul).vcf(Stone::White).verdict, Verdict::None);
}

TEST(ThreatSearch, ADefendersFoursComeBeforeTheAttackersThrees) {
    const Puzzle puzzle(Rule::Freestyle, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X . . . . .
        . . . . . . . . O
        . . . . . . . . O
        . . . . . . . . O
        . . . . . . . . .)");
    EXPECT_EQ(puzzle.vct(Stone::Black).verdict, Verdict::None);
    EXPECT_EQ(puzzle.vcf(Stone::White).verdict, Verdict::Won);
}

TEST(ThreatSearch, TellsWhenTheNodesAreUsedUp) {
    eval::ShapeMap map(Rule::Freestyle, test::boardOf(FourThree));
    ThreatSearch search;
    EXPECT_EQ(search.vct(map, eval::BlackSide, {1, {}}).verdict, Verdict::Unknown);
}

ThreatAnswer byThrees(std::string_view moves, std::uint64_t stones) {
    Board board(15);
    for (const Move move : *movesFromText(moves, 15)) board.play(move);
    eval::ShapeMap map(Rule::Freestyle, board);
    ThreatSearch search;
    return search.vct(map, eval::sideOf(board.sideToMove()), {stones, {}});
}

TEST(ThreatSearch, LooksLongerWhereShortLooksDoNotTell) {
    // There are so many fours that a short look at them does not see their end.
    const ThreatAnswer answer =
        byThrees("d2c5c6f3e7e5f7f5g5d7f6d8d5e6g4h4g3g6d10h7i8f8c8h8h6g10d3g8e8g9g7d4i7", Plenty);
    EXPECT_EQ(answer.verdict, Verdict::None);
}

TEST(ThreatSearch, UsesAllStonesThatItIsGivenBeforeItGivesUp) {
    const ThreatAnswer answer = byThrees(
        "k10l11n14l8j12i10i12l12l10j11k11m9k12k13h12g12h11i13g10j13h13h10n10m10k9k8m11j8n12o13n11"
        "n13i8j7n8n9j9i6l9k7i9",
        50'000);
    EXPECT_EQ(answer.verdict, Verdict::Unknown);
    EXPECT_GE(answer.nodes, 50'000U);
}

TEST(ThreatSearch, TellsHowFarItIs) {
    eval::ShapeMap map(Rule::Freestyle, Board(15));
    for (const Move move : *movesFromText("h8i9j7", 15)) {
        map.place(eval::cellOf(move.point()), eval::BlackSide);
    }
    ThreatSearch search;
    std::vector<std::uint64_t> told;
    const ThreatAnswer answer = search.vct(
        map, eval::BlackSide, {3'000, {}, [&](std::uint64_t stones) { told.push_back(stones); }},
        Attacks::All);
    ASSERT_THAT(told, SizeIs(testing::Gt(10U)));
    EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
    EXPECT_LE(told.back(), answer.nodes);
}

TEST(ThreatSearch, EndsWhenAsked) {
    eval::ShapeMap map(Rule::Freestyle, test::boardOf(FourThree));
    ThreatSearch search;
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(search.vct(map, eval::WhiteSide, {Plenty, source.get_token()}).verdict,
              Verdict::Unknown);
}

}  // namespace
}  // namespace tianyuan::search
