#include "study/review.h"

#include "core/notation.h"
#include "record/formats.h"
#include "study/evaluation.h"

#include <gmock/gmock.h>

namespace tianyuan::study {
namespace {

using Kind = MoveReview::Kind;

/// A game with views of its positions, from the start on; Black's chances as scores.
game::Game gameWith(const char* moves,
                    const std::vector<std::pair<player::Score, const char*>>& views) {
    game::Game game;
    for (const Move move : *movesFromText(moves, 15)) EXPECT_TRUE(game.play(move));
    record::Record record = game.record();
    for (std::size_t ply = 0; ply < views.size(); ++ply) {
        const Stone side = ply % 2 == 0 ? Stone::Black : Stone::White;
        player::Thought thought;
        thought.score = views[ply].first;  // of the side to move
        thought.depth = 10;
        thought.line = *movesFromText(views[ply].second, 15);
        writeView(viewOf(thought, side), 15,
                  record.tree.editNotes(nodeAfter(game, static_cast<int>(ply))));
    }
    return *game::Game::fromRecord(record);
}

player::Score even() { return player::Score::of(0); }

TEST(Review, AMoveThatGivesTheGameAwayIsAMistakeWithWhatWouldHaveSavedIt) {
    const game::Game game = gameWith("h8i9h9h10", {{even(), "h8"},
                                                   {even(), "h9i8"},
                                                   {player::Score::winIn(9), "i8j9k10"},
                                                   {even(), "h10"},
                                                   {even(), "k9"}});
    const std::vector<MoveReview> reviews = reviewOf(game);
    ASSERT_EQ(reviews.size(), 4U);
    EXPECT_EQ(reviews[0].kind, Kind::Plain);
    EXPECT_EQ(reviews[1].kind, Kind::Mistake);  // i9: Black wins now
    EXPECT_TRUE(reviews[1].loses);
    EXPECT_EQ(toText(reviews[1].better.front(), 15), "h9");
    EXPECT_EQ(reviews[2].kind, Kind::Mistake);  // h9: and lets go of it
    EXPECT_TRUE(reviews[2].missesWin);
    EXPECT_EQ(reviews[2].betterScore, player::Score::winIn(9));
    EXPECT_EQ(reviews[3].kind, Kind::Plain);
    EXPECT_THAT(reviews[3].better, testing::IsEmpty());
}

TEST(Review, TheAnswerThatTakesTheWinIsStrong) {
    const game::Game game = gameWith("h8i9h9", {{even(), "h8"},
                                                {even(), "h9"},
                                                {player::Score::winIn(9), "h9"},
                                                {player::Score::lossIn(8), "h10"}});
    const std::vector<MoveReview> reviews = reviewOf(game);
    EXPECT_EQ(reviews[1].kind, Kind::Mistake);
    EXPECT_EQ(reviews[2].kind, Kind::Strong);
}

TEST(Review, SmallLossesAreDoubtful) {
    const game::Game game =
        gameWith("h8i9", {{even(), "h8"}, {even(), "h9"}, {player::Score::of(280), "h9"}});
    EXPECT_EQ(reviewOf(game)[1].kind, Kind::Doubtful);
}

TEST(Review, OnlyMovesBetweenKnownPositionsAreJudged) {
    const game::Game game = gameWith("h8i9h9", {{even(), "h8"}, {even(), "h9"}});
    EXPECT_EQ(reviewOf(game).size(), 1U);
    EXPECT_THAT(chancesOf(game).ofBlack,
                testing::ElementsAre(testing::Optional(0.5), testing::Optional(0.5), std::nullopt,
                                     std::nullopt));
}

TEST(Review, AFiveEndsTheGraphAtTheTopOrTheBottom) {
    game::Game game;
    for (const Move move : *movesFromText("h8a1i8a3j8a5k8a7l8", 15)) ASSERT_TRUE(game.play(move));
    EXPECT_THAT(chancesOf(game).ofBlack.back(), testing::Optional(1.0));
}

/// White lets Black win with the sixth move. Black's scores, in some unit, by ply.
game::Game judgedByAnother(const std::vector<double>& scores) {
    game::Game game;
    for (const Move move : *movesFromText("h8i9i8h9j8a1k8a2l8", 15)) EXPECT_TRUE(game.play(move));
    record::Record record = game.record();
    for (std::size_t ply = 0; ply < scores.size(); ++ply) {
        const Stone side = ply % 2 == 0 ? Stone::Black : Stone::White;
        player::Thought thought;
        thought.score = player::Score::of(side == Stone::Black ? scores[ply] : -scores[ply]);
        thought.depth = 3;
        thought.line = *movesFromText("o15", 15);
        writeView(viewOf(thought, side, "Other"), 15,
                  record.tree.editNotes(nodeAfter(game, static_cast<int>(ply))));
    }
    return *game::Game::fromRecord(record);
}

std::vector<double> scaled(std::vector<double> scores, double factor) {
    for (double& score : scores) score *= factor;
    return scores;
}

TEST(Review, TheUnitOfAnotherProgramDoesNotMatter) {
    const std::vector<double> scores{1, -2, -3, -2, -4, -5, 40, 60, 80};
    const Chances one = chancesOf(judgedByAnother(scores));
    EXPECT_TRUE(one.areEstimated);
    for (const double factor : {0.01, 100.0, 1e6}) {
        const Chances other = chancesOf(judgedByAnother(scaled(scores, factor)));
        for (std::size_t ply = 0; ply < one.ofBlack.size(); ++ply) {
            EXPECT_NEAR(*other.ofBlack[ply], *one.ofBlack[ply], 1e-9) << ply << " by " << factor;
        }
    }
    const auto reviews = reviewOf(judgedByAnother(scores));
    ASSERT_EQ(reviews.size(), 9U);
    for (const MoveReview& review : reviews) {
        EXPECT_EQ(review.kind == Kind::Mistake, review.ply == 6) << review.ply;
    }
}

TEST(Review, FewScoresOfAnotherProgramSayNothing) {
    const Chances chances = chancesOf(judgedByAnother({0, 0, 3, 4, 5}));
    EXPECT_FALSE(chances.areEstimated);
    EXPECT_FALSE(chances.ofBlack[2]);
    EXPECT_TRUE(reviewOf(judgedByAnother({0, 0, 3, 4, 5})).empty());
}

TEST(Review, WhatWasProvedOrToldAsAChanceNeedsNoUnit) {
    game::Game game;
    ASSERT_TRUE(game.play(*moveFromText("h8", 15)));
    record::Record record = game.record();
    player::Thought thought;
    thought.score = player::Score::of(7);
    thought.depth = 3;
    thought.chance = 0.7;
    writeView(viewOf(thought, Stone::White, "Other"), 15,
              record.tree.editNotes(nodeAfter(game, 1)));
    thought.chance.reset();
    thought.score = player::Score::winIn(9);
    writeView(viewOf(thought, Stone::Black, "Other"), 15,
              record.tree.editNotes(nodeAfter(game, 0)));
    const Chances chances = chancesOf(*game::Game::fromRecord(record));
    EXPECT_THAT(chances.ofBlack[0], testing::Optional(1.0));
    EXPECT_THAT(chances.ofBlack[1], testing::Optional(testing::DoubleNear(0.3, 1e-9)));
    EXPECT_FALSE(chances.areEstimated);
}

TEST(Review, NumbersThatNobodyHasSignedAreNoJudgement) {
    game::Game game;
    ASSERT_TRUE(game.play(*moveFromText("h8", 15)));
    record::Record record = game.record();
    record.tree.editNotes(nodeAfter(game, 1)).evaluation = record::Evaluation{12, {}, 3};
    EXPECT_FALSE(viewsOf(*game::Game::fromRecord(record))[1]);
    record.tree.editNotes(nodeAfter(game, 1)).evaluation = record::Evaluation{-1, 5, {}};
    EXPECT_THAT(chancesOf(*game::Game::fromRecord(record)).ofBlack[1], testing::Optional(0.0));
}

TEST(PositionView, KeepsWhoHasJudgedAndTheChanceThatWasTold) {
    player::Thought thought;
    thought.depth = 4;
    thought.score = player::Score::of(-2.5);
    thought.chance = 0.25;
    thought.line = *movesFromText("h9i8", 15);
    const PositionView view = viewOf(thought, Stone::White, "Other");
    record::Notes notes;
    writeView(view, 15, notes);
    EXPECT_THAT(readView(&notes, 15), testing::Optional(view));
    EXPECT_EQ(thoughtOf(view, Stone::White).chance, 0.25);
    EXPECT_EQ(thoughtOf(view, Stone::White).score, thought.score);
    for (record::Property& property : notes.others) {
        if (property.name == "TYWR") property.values = {"1.5"};
    }
    EXPECT_FALSE(readView(&notes, 15)->chance);
}

TEST(PositionView, IsKeptByTheFormatsThatKeepNotes) {
    const game::Game game =
        gameWith("h8i9", {{even(), "h8i9"}, {player::Score::lossIn(6), "h9i8"}});
    const auto file = record::write(game.record(), record::Format::Sgf);
    ASSERT_TRUE(file);
    const auto read = record::read(file->bytes, record::Format::Sgf);
    ASSERT_TRUE(read);
    const auto again = game::Game::fromRecord(read->records.front());
    ASSERT_TRUE(again);
    const auto views = viewsOf(*again);
    ASSERT_EQ(views.size(), 3U);
    ASSERT_TRUE(views[1]);
    EXPECT_EQ(scoreFor(Stone::White, views[1]->evaluation), player::Score::lossIn(6));
    EXPECT_EQ(views[1]->line, *movesFromText("h9i8", 15));
    EXPECT_FALSE(views[2]);
}

TEST(PositionAfter, IsAnyPositionOfTheLineWithItsSideToMove) {
    game::Game game;
    for (const Move move : *movesFromText("h8i9h9", 15)) ASSERT_TRUE(game.play(move));
    const player::Position position = positionAfter(game, 2);
    EXPECT_EQ(position.moves.size(), 2U);
    EXPECT_EQ(position.board.stones(), 2);
    EXPECT_EQ(position.board.sideToMove(), Stone::Black);
    EXPECT_EQ(positionAfter(game, 3).board, game.board());
}

}  // namespace
}  // namespace tianyuan::study
