#include "study/finding.h"

#include "core/notation.h"
#include "study/kept_findings.h"

#include <gmock/gmock.h>

namespace tianyuan::study {
namespace {

Finding sample() {
    Finding finding;
    finding.ply = 2;
    finding.side = Stone::White;
    finding.move = *moveFromText("i9", 15);
    finding.overlooked = Overlooked::FourThree;
    finding.isWrongEnd = true;
    finding.means = Means::Threats;
    finding.plies = 9;
    finding.line = {*moveFromText("g8", 15), *moveFromText("f8", 15), *moveFromText("j8", 15),
                    Move::pass(), *moveFromText("k8", 15)};
    finding.held = {{{3, 4}, true}, {{5, 6}, false}};
    finding.areExamples = true;
    finding.stones = 100'000;
    return finding;
}

TEST(Finding, ComesBackFromItsText) {
    EXPECT_EQ(findingFromText(toText(sample(), 15), 15), sample());
    Finding plain;
    plain.kind = Finding::Kind::FoulMove;
    plain.move = *moveFromText("h8", 15);
    EXPECT_EQ(findingFromText(toText(plain, 15), 15), plain);
}

TEST(Finding, NonsenseIsNone) {
    const std::string text = toText(sample(), 15);
    EXPECT_FALSE(findingFromText("", 15));
    EXPECT_FALSE(findingFromText(text + "|", 15));
    EXPECT_FALSE(findingFromText(text.substr(0, text.rfind('|')), 15));
    EXPECT_FALSE(findingFromText(text, 5));  // off the board
    std::string other = text;
    EXPECT_FALSE(findingFromText(other.replace(0, 6, "winnin"), 15));
}

game::Game played(const char* moves) {
    game::Game game;
    for (const Move move : *movesFromText(moves, 15)) EXPECT_TRUE(game.play(move));
    return game;
}

TEST(KeptFindings, StandBesideTheirMovesUntilTheGameGoesOn) {
    game::Game game = played("h8i9");
    EXPECT_FALSE(readFindings(game));
    writeFindings({sample()}, game);
    EXPECT_THAT(readFindings(game), testing::Optional(testing::ElementsAre(sample())));
    ASSERT_TRUE(game.play(*moveFromText("h9", 15)));
    EXPECT_FALSE(readFindings(game));
    game.undo();
    writeFindings({}, game);
    EXPECT_THAT(readFindings(game), testing::Optional(testing::IsEmpty()));
}

TEST(KeptFindings, OfAnotherMoveAreNotBelieved) {
    game::Game game = played("h8j9");
    writeFindings({sample()}, game);
    EXPECT_THAT(readFindings(game), testing::Optional(testing::IsEmpty()));
}

}  // namespace
}  // namespace tianyuan::study
