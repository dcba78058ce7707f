#include "game/game.h"

#include "core/notation.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace tianyuan::game {
namespace {

using opening::Choice;
using opening::Protocol;
using opening::Seat;

std::string codeOf(const Attempt& attempt) { return attempt ? "" : attempt.reason().code; }

Move at(std::string_view text, int size = 15) { return *moveFromText(text, size); }

/// Plays a position code; the game must take every move.
void playAll(Game& game, std::string_view code) {
    const int size = game.board().size();
    for (const Move move : *movesFromText(code, size)) {
        const Attempt played = game.play(move);
        ASSERT_TRUE(played) << toText(move, size) << ": " << codeOf(played);
    }
}

std::string movesOf(const Game& game) { return toText(game.moves(), game.board().size()); }

TEST(Game, RefusesAnOccupiedPointAndStaysUnchanged) {
    Game game;
    playAll(game, "h8");
    const Board before = game.board();
    EXPECT_EQ(codeOf(game.play(at("h8"))), "move.occupied");
    EXPECT_EQ(codeOf(game.play(Point(15, 3))), "move.off-board");
    EXPECT_EQ(game.board(), before);
    EXPECT_EQ(movesOf(game), "h8");
}

TEST(Game, EndsWithAFiveAndTellsItsStones) {
    Game game;
    playAll(game, "h8a1i8a2j8a3k8a4");
    EXPECT_FALSE(game.outcome().isOver());
    playAll(game, "l8");
    EXPECT_EQ(game.outcome(), Outcome::win(Stone::Black, Ending::Five));
    EXPECT_EQ(game.winningStones().size(), 5U);
    EXPECT_EQ(codeOf(game.play(at("a5"))), "move.game-over");
    EXPECT_EQ(game.record().outcome, game.outcome());
}

TEST(Game, WalksBackAndForthThroughAnyGame) {
    std::mt19937 random(7);
    for (const Rule rule : AllRules) {
        for (const int size : {5, 9, 22}) {
            Game game({rule, size, Protocol::Free, FoulHandling::Lose});
            std::vector<Board> boards{game.board()};
            std::vector<Outcome> outcomes{game.outcome()};
            while (!game.outcome().isOver()) {
                const auto x = static_cast<int>(random() % unsigned(size));
                const auto y = static_cast<int>(random() % unsigned(size));
                const bool pass = random() % 40 == 0;
                if (!game.play(pass ? Move::pass() : Move(Point(x, y)))) continue;
                boards.push_back(game.board());
                outcomes.push_back(game.outcome());
            }
            const std::string moves = movesOf(game);
            for (std::size_t i = boards.size(); i-- > 0;) {
                ASSERT_EQ(game.board(), boards[i]);
                ASSERT_EQ(game.outcome(), outcomes[i]);
                ASSERT_EQ(game.undo(), i > 0);
            }
            for (std::size_t i = 0; i < boards.size(); ++i) {
                ASSERT_EQ(game.board(), boards[i]);
                ASSERT_EQ(game.redo(), i + 1 < boards.size());
            }
            EXPECT_EQ(movesOf(game), moves);
            for (int jump = 0; jump < 20; ++jump) {
                const auto ply = random() % boards.size();
                game.jumpTo(static_cast<int>(ply));
                ASSERT_EQ(game.board(), boards[ply]);
                ASSERT_EQ(game.outcome(), outcomes[ply]);
            }
            game.jumpTo(10000);
            EXPECT_EQ(game.board(), boards.back());
            game.jumpTo(-5);
            EXPECT_EQ(game.board(), boards.front());
        }
    }
}

TEST(Game, ANewMoveAfterUndoStartsAVariationAndForgetsNothing) {
    Game game;
    playAll(game, "h8h9i9");
    game.undo();
    game.undo();
    playAll(game, "g7");
    EXPECT_EQ(toText(mainLine(game.record()), 15), "h8g7") << "what is played is the main line";
    const auto& tree = game.record().tree;
    const auto first = tree[record::Tree::Root].firstChild;
    ASSERT_EQ(tree.children(first).size(), 2U);
    ASSERT_TRUE(game.goTo(tree.children(first)[1]));
    EXPECT_EQ(movesOf(game), "h8h9");
    EXPECT_TRUE(game.redo());
    EXPECT_EQ(movesOf(game), "h8h9i9");
}

TEST(Game, RedoFollowsTheLineOneCameFrom) {
    Game game;
    playAll(game, "h8h9i9");
    game.jumpTo(1);
    playAll(game, "g7g8");
    ASSERT_TRUE(game.goTo(game.record().tree.endOfLine()));
    game.setStudying(true);
    game.jumpTo(1);
    playAll(game, "a1a2a3");
    game.jumpTo(0);
    game.jumpTo(4);
    EXPECT_EQ(movesOf(game), "h8a1a2a3");
    EXPECT_EQ(toText(mainLine(game.record()), 15), "h8g7g8") << "studying leaves the game alone";
}

TEST(Game, ReplayingTheSameMoveAddsNothing) {
    Game game;
    playAll(game, "h8h9i9");
    const std::size_t nodes = game.record().tree.capacity();
    game.jumpTo(0);
    playAll(game, "h8h9i9");
    EXPECT_EQ(game.record().tree.capacity(), nodes);
}

TEST(Game, AFoulIsRefusedOrLosesAsToldTo) {
    // H8 makes a double three of g8 i8 and h9 h7.
    const char* code = "g8a1i8a3h9c1h7c3";
    Game strict({Rule::Renju, 15, Protocol::Free, FoulHandling::Refuse});
    playAll(strict, code);
    const Attempt refused = strict.play(at("h8"));
    ASSERT_FALSE(refused);
    const std::vector<std::string> arguments{"h8", "foul.double-three"};
    EXPECT_EQ(refused.reason(), (Reason{"move.forbidden", arguments}));
    EXPECT_FALSE(strict.outcome().isOver());

    Game fatal({Rule::Renju, 15, Protocol::Free, FoulHandling::Lose});
    playAll(fatal, code);
    playAll(fatal, "h8");
    EXPECT_EQ(fatal.outcome(), Outcome::win(Stone::White, Ending::Foul));
    EXPECT_TRUE(fatal.undo());
    EXPECT_FALSE(fatal.outcome().isOver());

    Game free({Rule::Freestyle, 15, Protocol::Free, FoulHandling::Refuse});
    playAll(free, code);
    playAll(free, "h8");
    EXPECT_FALSE(free.outcome().isOver());
}

TEST(Game, WhiteMayPlayWhereBlackMayNot) {
    Game game({Rule::Renju, 15, Protocol::Free, FoulHandling::Refuse});
    playAll(game, "g8a1i8a3h9c1h7c3a15h8");
    EXPECT_EQ(game.board().at(Point(7, 7)), Stone::White);
}

TEST(Game, EndsByResignationTimeForfeitAndAgreement) {
    const auto ended = [](auto end) {
        Game game;
        playAll(game, "h8h9");
        EXPECT_TRUE(end(game));
        EXPECT_EQ(codeOf(game.play(at("a1"))), "move.game-over");
        EXPECT_EQ(codeOf(end(game)), "move.game-over");
        EXPECT_EQ(game.record().outcome, game.outcome());
        return game.outcome();
    };
    EXPECT_EQ(ended([](Game& g) { return g.resign(Stone::Black); }),
              Outcome::win(Stone::White, Ending::Resignation));
    EXPECT_EQ(ended([](Game& g) { return g.loseOnTime(Stone::White); }),
              Outcome::win(Stone::Black, Ending::Time));
    EXPECT_EQ(ended([](Game& g) { return g.forfeit(Stone::White); }),
              Outcome::win(Stone::Black, Ending::Forfeit));
    EXPECT_EQ(ended([](Game& g) { return g.agreeOnDraw(); }), Outcome::draw(Ending::Agreement));
}

TEST(Game, AResignationCanBeTakenBackAndIsSeenAgainWhenOneReturns) {
    Game game;
    playAll(game, "h8h9");
    ASSERT_TRUE(game.resign(Stone::Black));
    game.jumpTo(1);
    EXPECT_FALSE(game.outcome().isOver());
    game.jumpTo(2);
    EXPECT_EQ(game.outcome().ending, Ending::Resignation);
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.ply(), 2);
    EXPECT_FALSE(game.outcome().isOver());
    EXPECT_FALSE(game.record().outcome.isOver());
    playAll(game, "i9");
}

TEST(Game, TwoPassesAreADraw) {
    Game game;
    playAll(game, "h8pass");
    EXPECT_FALSE(game.outcome().isOver());
    playAll(game, "i9passpass");
    EXPECT_EQ(game.outcome(), Outcome::draw(Ending::TwoPasses));
}

TEST(Game, AFullBoardIsADraw) {
    Game game({Rule::Freestyle, 5, Protocol::Free, FoulHandling::Refuse});
    // Rows XXOOX, OOXXO in turn have no five anywhere.
    const std::vector<std::string_view> rows{"XXOOX", "OOXXO", "XXOOX", "OOXXO", "XXOOX"};
    std::vector<Point> black;
    std::vector<Point> white;
    for (int y = 0; y < 5; ++y) {
        for (int x = 0; x < 5; ++x) {
            (rows[unsigned(y)][unsigned(x)] == 'X' ? black : white).emplace_back(x, y);
        }
    }
    ASSERT_EQ(black.size(), 13U);
    for (std::size_t i = 0; i < 13; ++i) {
        ASSERT_TRUE(game.play(black[i]));
        if (i < white.size()) {
            ASSERT_TRUE(game.play(white[i]));
        }
    }
    EXPECT_EQ(game.outcome(), Outcome::draw(Ending::FullBoard));
}

TEST(Game, KnowsWhoHasActed) {
    Game game;
    EXPECT_FALSE(game.hasActed(Seat::First));
    playAll(game, "h8");
    EXPECT_TRUE(game.hasActed(Seat::First));
    EXPECT_FALSE(game.hasActed(Seat::Second));
    playAll(game, "i9");
    EXPECT_TRUE(game.hasActed(Seat::Second));
    ASSERT_TRUE(game.undo());
    EXPECT_FALSE(game.hasActed(Seat::Second));

    Game swap({Rule::Standard, 15, Protocol::Swap2, FoulHandling::Refuse});
    playAll(swap, "h8i9j10");
    EXPECT_FALSE(swap.hasActed(Seat::Second)) << "First places all three";
    ASSERT_TRUE(swap.decide({Choice::Keep, {}, 0}));
    EXPECT_TRUE(swap.hasActed(Seat::Second));
    ASSERT_TRUE(swap.undo());
    EXPECT_FALSE(swap.hasActed(Seat::Second));
}

TEST(Game, LeadsThroughAnOpening) {
    Game game({Rule::Standard, 15, Protocol::Swap2, FoulHandling::Refuse});
    EXPECT_EQ(game.seatToMove(), Seat::First);
    playAll(game, "a1b2c3");
    EXPECT_EQ(game.seatToMove(), Seat::Second);
    EXPECT_EQ(codeOf(game.play(at("d4"))), "move.decide-first");
    EXPECT_EQ(codeOf(game.decide({Choice::OfferTen, {}, 0})), "opening.not-asked");
    ASSERT_TRUE(game.decide({Choice::TwoMore, {}, 0}));
    EXPECT_EQ(codeOf(game.play(Move::pass())), "move.no-pass-in-opening");
    playAll(game, "d4e5");
    ASSERT_TRUE(game.decide({Choice::Swap, {}, 0}));
    EXPECT_FALSE(game.question());
    EXPECT_EQ(game.black(), Seat::Second);
    EXPECT_EQ(game.seatToMove(), Seat::First) << "First has White now and moves";
    playAll(game, "f6");
    EXPECT_EQ(codeOf(game.decide({Choice::Keep, {}, 0})), "opening.over");
    EXPECT_EQ(game.record().opening, "swap2");
    EXPECT_EQ(game.record().openingSteps, "a1 b2 c3 two-more d4 e5 swap");
}

TEST(Game, UndoesAndRedoesEveryStepOfAnOpening) {
    Game game({Rule::Renju, 15, Protocol::Rif, FoulHandling::Refuse});
    std::vector<std::string> states;
    const auto state = [&] {
        const auto question = game.question();
        return movesOf(game) +
               (question ? "?" + std::to_string(int(question->choices.front())) +
                               std::to_string(question->offered.size())
                         : "") +
               std::to_string(int(game.black()));
    };
    const char* const steps[] = {"h8", "h9", "j10", "swap", "a15", "+g7", "+g6", "=g6"};
    states.push_back(state());
    for (const char* step : steps) {
        ASSERT_TRUE(game.decide(*opening::decisionFromText(step, 15)));
        states.push_back(state());
    }
    playAll(game, "b1c1");
    game.undo();
    game.undo();
    for (std::size_t i = states.size(); i-- > 0;) {
        EXPECT_EQ(state(), states[i]);
        EXPECT_EQ(game.undo(), i > 0);
    }
    for (std::size_t i = 0; i < states.size(); ++i) {
        EXPECT_EQ(state(), states[i]);
        EXPECT_TRUE(game.redo());
    }
    EXPECT_TRUE(game.redo());
    EXPECT_EQ(movesOf(game), "h8h9j10a15g6b1c1");
    EXPECT_FALSE(game.redo());
}

TEST(Game, AnotherDecisionAfterUndoReplacesTheRest) {
    Game game({Rule::Standard, 15, Protocol::Swap, FoulHandling::Refuse});
    playAll(game, "a1b2c3");
    ASSERT_TRUE(game.decide({Choice::Swap, {}, 0}));
    game.undo();
    ASSERT_TRUE(game.decide({Choice::Keep, {}, 0}));
    EXPECT_EQ(game.black(), Seat::First);
    EXPECT_EQ(game.record().openingSteps, "a1 b2 c3 keep");
    game.undo();
    game.undo();
    playAll(game, "d4");
    EXPECT_TRUE(game.question());
    EXPECT_EQ(game.record().openingSteps, "a1 b2 d4");
}

TEST(Game, AVariationThatLeavesTheOpeningIsFree) {
    Game game({Rule::Standard, 15, Protocol::Swap, FoulHandling::Refuse});
    playAll(game, "a1b2c3");
    ASSERT_TRUE(game.decide({Choice::Swap, {}, 0}));
    playAll(game, "h8");
    game.setStudying(true);
    game.jumpTo(1);
    EXPECT_TRUE(game.question());
    playAll(game, "o15o14");
    EXPECT_FALSE(game.question());
    EXPECT_EQ(movesOf(game), "a1o15o14");
    game.jumpTo(0);
    ASSERT_TRUE(game.goTo(game.record().tree.endOfLine()));
    EXPECT_EQ(movesOf(game), "a1b2c3h8");
    EXPECT_EQ(game.black(), Seat::Second);
    EXPECT_EQ(game.record().openingSteps, "a1 b2 c3 swap");
}

TEST(Game, ComesBackFromItsRecord) {
    Game game({Rule::Renju, 15, Protocol::Swap, FoulHandling::Refuse});
    playAll(game, "a1b2c3");
    ASSERT_TRUE(game.decide({Choice::Swap, {}, 0}));
    playAll(game, "h8h9");
    ASSERT_TRUE(game.resign(Stone::White));
    auto again = Game::fromRecord(game.record());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->board(), game.board());
    EXPECT_EQ(again->rule(), Rule::Renju);
    EXPECT_EQ(again->black(), Seat::Second);
    EXPECT_EQ(again->outcome(), game.outcome());
    EXPECT_EQ(again->record(), game.record());
    again->jumpTo(2);
    EXPECT_TRUE(again->question());
}

TEST(Game, ComesBackFromTheMiddleOfAnOpening) {
    Game game({Rule::Renju, 15, Protocol::Taraguchi10, FoulHandling::Refuse});
    playAll(game, "h8");
    ASSERT_TRUE(game.decide({Choice::Swap, {}, 0}));
    auto again = Game::fromRecord(game.record());
    ASSERT_TRUE(again);
    ASSERT_TRUE(again->question());
    EXPECT_EQ(again->seatToMove(), Seat::First);
    EXPECT_EQ(codeOf(again->play(at("a1"))), "opening.outside-square");
}

TEST(Game, StartsFromASetUpPositionWithEitherSide) {
    record::Record source;
    source.rule = Rule::Freestyle;
    source.setup = {{Point(7, 7), Stone::Black}, {Point(8, 7), Stone::Black}};
    source.firstToMove = Stone::White;
    auto game = Game::fromRecord(source);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->board().sideToMove(), Stone::White);
    EXPECT_EQ(codeOf(game->play(at("h8"))), "move.occupied");
    playAll(*game, "a1");
    EXPECT_EQ(game->board().at(Point(0, 14)), Stone::White);
    game->jumpTo(0);
    EXPECT_EQ(game->board().stones(), 2);
}

TEST(Game, RefusesARecordWhoseMovesCollide) {
    record::Record source;
    const auto first = source.tree.add(record::Tree::Root, Stone::Black, at("h8"));
    source.tree.add(first, Stone::White, at("h8"));
    const auto game = Game::fromRecord(source);
    ASSERT_FALSE(game);
    EXPECT_EQ(game.reason().code, "game.moves-collide");
}

}  // namespace
}  // namespace tianyuan::game
