#include "study/reviewed_game.h"

#include "core/notation.h"
#include "study/evaluation.h"
#include "study/kept_findings.h"
#include "words/sentence.h"

#include <gmock/gmock.h>

namespace tianyuan::study {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

/// Five moves, of which 2 is judged a mistake and 4 doubtful.
game::Game judgedGame() {
    game::Game game;
    for (const Move move : *movesFromText("h8i9h9h10g8", 15)) EXPECT_TRUE(game.play(move));
    record::Record record = game.record();
    const std::vector<player::Score> scores{player::Score::of(0), player::Score::of(0),
                                            player::Score::winIn(9), player::Score::of(0),
                                            player::Score::of(120)};
    for (std::size_t ply = 0; ply < scores.size(); ++ply) {
        player::Thought thought;
        thought.score = scores[ply];
        thought.depth = 10;
        thought.line = *movesFromText("k9", 15);
        writeView(viewOf(thought, ply % 2 == 0 ? Stone::Black : Stone::White), 15,
                  record.tree.editNotes(nodeAfter(game, static_cast<int>(ply))));
    }
    return *game::Game::fromRecord(record);
}

/// A missed win of Black with move 5.
Finding missedWin() {
    Finding finding;
    finding.ply = 5;
    finding.side = Stone::Black;
    finding.move = *moveFromText("g8", 15);
    finding.kind = Finding::Kind::MissedWin;
    finding.line = *movesFromText("h7", 15);
    return finding;
}

std::string said(const Reason& reason) { return words::sentence(reason, words::Language::English); }

TEST(ReviewedGame, WhatWasProvedAndWhatWasJudgedAreWorthALookInOrder) {
    const ReviewedGame known = reviewedGame(judgedGame(), {missedWin()});
    ASSERT_FALSE(known.examined);
    const std::vector<int> plies = known.pliesWorthALook();
    ASSERT_EQ(plies.back(), 5);
    EXPECT_EQ(plies.front(), 2);
    EXPECT_EQ(known.mistakeAfter(0), 2);
    EXPECT_EQ(known.mistakeAfter(5), 2) << "after the last comes the first";
    EXPECT_EQ(known.marks()[1], "??");
    EXPECT_EQ(known.marks()[4], "??");
    EXPECT_EQ(known.marks().size(), 5U);
}

TEST(ReviewedGame, OfNothingNothingIsKnown) {
    const ReviewedGame known;
    EXPECT_THAT(known.pliesWorthALook(), IsEmpty());
    EXPECT_EQ(known.mistakeAfter(3), std::nullopt);
    EXPECT_THAT(known.marks(), IsEmpty());
}

/// What an engine said as long as it had time is replaced by what it says of so many stones.
TEST(ReviewedGame, OnlyWhatLookingBackHasJudgedIsJudgedForGood) {
    game::Game game = judgedGame();
    EXPECT_THAT(reviewedGame(game, {}).judged, Not(Contains(true)));
    const record::NodeId place = nodeAfter(game, 3);
    PositionView view = *readView(game.record().tree.notes(place), 15);
    view.stones = 100;
    writeView(view, 15, game.editNotes(place));
    EXPECT_THAT(reviewedGame(game, {}).judged,
                ElementsAre(false, false, false, true, false, false));
}

TEST(ReviewedMove, SaysWhatWasJudged) {
    const game::Game game = judgedGame();
    const ReviewedMove move = reviewedGame(game, {}).moveAt(game, 2);
    ASSERT_TRUE(move.isKnown());
    EXPECT_EQ(move.mark(), "??");
    EXPECT_EQ(move.change(), "50% → 0%");
    EXPECT_EQ(said(move.headline(15)), "White 2, I9, is the losing move");
    ASSERT_EQ(move.details(15).size(), 1U);
    EXPECT_EQ(said(move.details(15).front()), "K9 would have held: win chance 50%.");
    EXPECT_TRUE(move.hasBetter());
}

TEST(ReviewedMove, WhatIsProvedComesBeforeWhatIsJudged) {
    const game::Game game = judgedGame();
    const ReviewedMove move = reviewedGame(game, {missedWin()}).moveAt(game, 5);
    EXPECT_EQ(move.mark(), "??");
    EXPECT_TRUE(move.hasBetter());
    EXPECT_THAT(said(move.headline(15)), testing::HasSubstr("Black 5, G8"));
    EXPECT_EQ(move.steps.size(), 1U);
}

TEST(ReviewedMove, NothingIsKnownOfTheStart) {
    const game::Game game = judgedGame();
    const ReviewedMove move = reviewedGame(game, {missedWin()}).moveAt(game, 0);
    EXPECT_FALSE(move.isKnown());
    EXPECT_FALSE(move.hasBetter());
    EXPECT_EQ(move.mark(), "");
    EXPECT_EQ(move.change(), "");
}

}  // namespace
}  // namespace tianyuan::study
