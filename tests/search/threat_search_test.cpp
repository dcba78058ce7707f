#include "search/threat_search.h"

#include "core/notation.h"
#include "problems/proof_checker.h"
#include "support/board_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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
