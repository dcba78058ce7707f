#include "table/play_table.h"

#include "table/table_view.h"
#include "table_fixture.h"

namespace tianyuan::table {
namespace {

using namespace std::chrono_literals;
using opening::Choice;
using opening::Protocol;
using opening::Seat;

TEST_F(TableTest, TellsWhatHappensAndKeepsIt) {
    ASSERT_TRUE(table.begin(againstComputer()));
    EXPECT_EQ(news(), (Facts{"seated", "turn"}));
    table.play(at("h8"));
    EXPECT_EQ(news(), (Facts{"play h8 0", "turn"}));
    EXPECT_TRUE(table.seat(Seat::Second).isThinking);
    computer->think(player::Thought{.depth = 3});
    EXPECT_EQ(news(), Facts{"thought"}) << "a thought touches nothing else";
    computer->answer(at("h9"));
    EXPECT_EQ(news(), (Facts{"play h9 0", "turn"}));
    EXPECT_EQ(kept, (Facts{"begin 0", "play h8 0", "play h9 0"}));
    table.perform(Verb::Undo);
    EXPECT_EQ(news(), (Facts{"undo", "undo", "turn"}));
    EXPECT_TRUE(said.empty());
}

TEST_F(TableTest, WhoPlaysFromAProofSaysSoUntilTheNextStone) {
    ASSERT_TRUE(table.begin(againstComputer()));
    table.play(at("h8"));
    player::Thought proved;
    proved.provedMoves = 17;
    computer->think(proved);
    EXPECT_EQ(table.seat(Seat::Second).line->code, "table.thinking");
    computer->answer(at("h9"));
    ASSERT_TRUE(table.seat(Seat::Second).line);
    EXPECT_EQ(*table.seat(Seat::Second).line, (Reason{"table.proved", {"16"}}));
    EXPECT_NE(table.seat(Seat::First).line->code, "table.proved");
    table.play(at("h7"));
    EXPECT_EQ(table.seat(Seat::Second).line->code, "table.thinking");
    computer->think(worth(1));
    computer->answer(at("i9"));
    EXPECT_FALSE(table.seat(Seat::Second).line) << "outside the proof";
    table.perform(Verb::Undo);
    EXPECT_NE(table.seat(Seat::First).line->code, "table.proved");
}

TEST_F(TableTest, AGameIsKeptAsOverWhenItEndsNotWhenItIsLeft) {
    ASSERT_TRUE(table.begin(Plan{}));
    table.play(at("h8"));
    table.perform(Verb::Resign);
    EXPECT_EQ(kept.back(), "keep");
    table.takeBack();
    EXPECT_EQ(kept.back(), "undo");
}

TEST_F(TableTest, ResigningAsksOnceWhereThatIsWished) {
    Wishes wishes;
    wishes.asksToResign = true;
    table.setWishes(wishes);
    ASSERT_TRUE(table.begin(Plan{}));
    table.play(at("h8"));
    table.perform(Verb::Resign);
    EXPECT_FALSE(table.isOver());
    EXPECT_EQ(lastSaid(), "table.resign-again");
    now += std::chrono::seconds(60);
    table.perform(Verb::Resign);
    EXPECT_FALSE(table.isOver()) << "the question is forgotten";
    table.play(at("h9"));
    table.perform(Verb::Resign);
    EXPECT_FALSE(table.isOver()) << "a stone was the answer";
    table.perform(Verb::Resign);
    EXPECT_TRUE(table.isOver());
}

TEST_F(TableTest, ClocksArePausedAndAStoneGoesOn) {
    Plan plan;
    ASSERT_TRUE(table.begin(plan));
    EXPECT_EQ(table.whyNot(Verb::Pause)->code, "table.no-clock");
    plan.time.main = std::chrono::minutes(1);
    ASSERT_TRUE(table.begin(plan));
    table.perform(Verb::Pause);
    EXPECT_TRUE(table.isPaused());
    now += std::chrono::minutes(5);
    table.checkClock();
    EXPECT_FALSE(table.isOver());
    table.play(at("h8"));
    EXPECT_FALSE(table.isPaused()) << "the first click only goes on";
    EXPECT_EQ(table.game().ply(), 0);
    table.setCovered(true);
    now += std::chrono::minutes(5);
    table.checkClock();
    EXPECT_FALSE(table.isOver());
    table.setCovered(false);
    EXPECT_EQ(table.session().clock().running(), opening::Seat::First);
    table.perform(Verb::Resign);
}

TEST_F(TableTest, ComputersThatPlayEachOtherArePausedWithoutAClock) {
    Plan plan;
    plan.seats = {SeatPlan{"level:1", {}}, SeatPlan{"level:2", {}}};
    ASSERT_TRUE(table.begin(plan));
    EXPECT_FALSE(table.whyNot(Verb::Pause));
}

TEST_F(TableTest, WhoCannotBeHadChangesNothing) {
    ASSERT_TRUE(table.begin(againstComputer()));
    table.play(at("h8"));
    Plan plan = againstComputer();
    plan.seats[1].spec = "nobody";
    const Attempt begun = table.begin(plan);
    ASSERT_FALSE(begun);
    EXPECT_EQ(begun.reason().code, "roster.unknown");
    EXPECT_EQ(table.game().ply(), 1);
    EXPECT_EQ(kept.back(), "play h8 0") << "the game was not left";
}

TEST_F(TableTest, AGameThatIsLeftIsTakenUpWithItsOpponent) {
    Plan plan = againstComputer();
    plan.time.main = 60s;
    ASSERT_TRUE(table.begin(plan));
    now += 5s;
    table.play(at("h8"));
    computer->answer(at("h9"));
    table.leave();
    EXPECT_FALSE(table.hasGame());
    EXPECT_EQ(kept.back(), "leave");

    PlayTable other(world(), *this);  // another program
    bool isResumed = false;
    ASSERT_TRUE(other.takeUp(lastPast, [&] { isResumed = true; }));
    EXPECT_TRUE(isResumed);
    EXPECT_EQ(other.plan(), plan);
    EXPECT_EQ(other.game().ply(), 2);
    EXPECT_EQ(other.seat(Seat::First).clock.left, 55s);
    other.play(at("i9"));
    EXPECT_TRUE(other.seat(Seat::Second).isThinking);
    EXPECT_EQ(invited.back(), "level:3");
}

TEST_F(TableTest, RefusesWithReasonsAPersonUnderstands) {
    ASSERT_TRUE(table.begin(againstComputer()));
    table.perform(Verb::Resign);
    EXPECT_EQ(lastSaid(), "!table.nobody-moved");
    table.perform(Verb::Undo);
    EXPECT_EQ(lastSaid(), "!game.nothing-to-undo");
    table.play(at("h8"));
    table.play(at("h8"));
    EXPECT_EQ(lastSaid(), "!table.occupied");
    EXPECT_EQ(messages.back().headline.arguments, std::vector<std::string>{"H8"});
    table.play(at("h9"));
    EXPECT_EQ(lastSaid(), "!table.they-think");
    EXPECT_EQ(messages.back().headline.arguments, std::vector<std::string>{"<level:3>"});
    table.perform(Verb::Pass);
    EXPECT_EQ(lastSaid(), "!table.wait-turn");
    table.perform(Verb::Resign);
    table.play(at("a1"));
    EXPECT_EQ(lastSaid(), "!table.over");
}

TEST_F(TableTest, AChosenPointIsPlayedWhenChosenAgain) {
    table.setWishes({.confirms = true});
    ASSERT_TRUE(table.begin(againstComputer()));
    news();
    table.play(at("h8"));
    EXPECT_EQ(news(), Facts{"shown"});
    EXPECT_EQ(table.board().preview, at("h8"));
    table.play(at("h9"));
    EXPECT_EQ(table.board().preview, at("h9"));
    table.play(at("h9"));
    EXPECT_EQ(table.game().ply(), 1);
    EXPECT_FALSE(table.board().preview);
}

TEST_F(TableTest, OnlyWhatCanBePlayedIsChosenFirst) {
    table.setWishes({.confirms = true});
    Plan plan;
    plan.game.opening = opening::Protocol::Pro;
    ASSERT_TRUE(table.begin(plan));
    table.play(at("a1"));
    EXPECT_EQ(lastSaid(), "!opening.only-centre");
    EXPECT_FALSE(table.board().preview);
    table.play(at("h8"));
    EXPECT_EQ(table.board().preview, at("h8"));
}

TEST_F(TableTest, AForbiddenPointIsExplained) {
    Plan plan;
    plan.game.rule = Rule::Renju;
    ASSERT_TRUE(table.begin(plan));
    for (const char* move : {"g8", "a1", "i8", "a3", "h9", "c1", "h7", "c3"}) table.play(at(move));
    ASSERT_EQ(table.game().ply(), 8);
    EXPECT_EQ(table.board().forbidden.size(), 1U);
    table.play(at("h8"));
    EXPECT_EQ(lastSaid(), "!table.forbidden");
    EXPECT_EQ(table.board().foul, at("h8"));
    EXPECT_EQ(table.board().capsules.size(), 2U);
    EXPECT_EQ(table.foul()->parts.size(), 2U);
    news();
    table.look(at("b5"));
    EXPECT_EQ(news(), Facts{"shown"});
    EXPECT_FALSE(table.board().foul);
    table.look(at("b6"));
    EXPECT_TRUE(news().empty()) << "nothing to see there either";
}

TEST_F(TableTest, HintsComeInSteps) {
    ASSERT_TRUE(table.begin(againstComputer()));
    table.play(at("h8"));
    computer->answer(at("h9"));
    news();
    table.perform(Verb::Hint);
    EXPECT_EQ(news(), Facts{"shown"});
    EXPECT_EQ(table.whyNot(Verb::Hint)->code, "table.hint-coming");
    adviser->answer(at("i9"));
    EXPECT_EQ(said.size(), 1U);
    EXPECT_TRUE(table.board().area);
    EXPECT_FALSE(table.board().suggested);
    table.perform(Verb::Hint);
    table.perform(Verb::Hint);
    EXPECT_EQ(lastSaid(), "table.hint");
    EXPECT_EQ(messages.back().line->arguments, std::vector<std::string>{"<sage>"});
    EXPECT_EQ(table.board().suggested, at("i9"));
    table.play(at("c3"));
    EXPECT_FALSE(table.board().suggested) << "it was for another position";
    table.setWishes({.help = false});
    computer->answer(at("h10"));
    EXPECT_EQ(table.whyNot(Verb::Hint)->code, "study.no-help");
}

TEST_F(TableTest, AHintThatIsOvertakenIsNotGiven) {
    ASSERT_TRUE(table.begin(Plan{}));
    table.perform(Verb::Hint);
    const auto thinking = adviser;
    table.play(at("h8"));
    EXPECT_FALSE(thinking->isThinking());
    EXPECT_TRUE(said.empty());
}

TEST_F(TableTest, ADrawIsTheOthersToTake) {
    ASSERT_TRUE(table.begin(Plan{}));
    table.play(at("h8"));
    table.perform(Verb::OfferDraw);
    ASSERT_TRUE(table.drawOffer());
    EXPECT_TRUE(table.drawOffer()->isForPerson);
    EXPECT_EQ(table.drawOffer()->text.arguments, std::vector<std::string>{"table.second-person"});
    EXPECT_EQ(table.whyNot(Verb::OfferDraw)->code, "table.draw-waiting");
    table.answerDraw(false);
    EXPECT_FALSE(table.drawOffer());
    table.perform(Verb::OfferDraw);
    table.answerDraw(true);
    EXPECT_EQ(table.result()->kind, ResultView::Kind::Draw);
}

TEST_F(TableTest, ADrawOfferedToAComputerIsTheComputersToTake) {
    ASSERT_TRUE(table.begin(againstComputer()));
    table.play(at("h8"));
    computer->answer(at("h9"));
    news();
    table.perform(Verb::OfferDraw);
    ASSERT_TRUE(table.drawOffer());
    EXPECT_FALSE(table.drawOffer()->isForPerson) << "nobody at the board can answer";
    EXPECT_EQ(table.drawOffer()->text, (Reason{"table.draw-considered", {"<level:3>"}}));
    EXPECT_FALSE(table.seat(opening::Seat::First).isThinking);
    EXPECT_EQ(news(), Facts{"draw"});

    table.answerDraw(true);
    EXPECT_EQ(lastSaid(), "!table.draw-waiting");
    table.perform(Verb::OfferDraw);
    EXPECT_EQ(lastSaid(), "!table.draw-waiting");
    EXPECT_FALSE(table.isOver());

    computer->think(worth(0));
    computer->answer(at("h10"));
    EXPECT_EQ(messages.back().headline, (Reason{"table.draw-declined", {"<level:3>"}}));
    EXPECT_FALSE(table.drawOffer());
    EXPECT_EQ(news().back(), "draw") << "whoever shows offers looks again";
}

TEST_F(TableTest, AComputerThatIsLostTakesTheDraw) {
    ASSERT_TRUE(table.begin(againstComputer()));
    table.play(at("h8"));
    computer->answer(at("h9"));
    table.perform(Verb::OfferDraw);
    player::Thought thought;
    thought.score = player::Score::winIn(9);  // for the person, who is to move
    computer->think(thought);
    computer->answer(at("h10"));
    EXPECT_EQ(table.result()->kind, ResultView::Kind::Draw);
}

TEST_F(TableTest, AComputerIsNotAskedAboutADrawAgainAndAgain) {
    ASSERT_TRUE(table.begin(againstComputer()));
    table.play(at("a1"));
    computer->answer(at("o15"));
    table.perform(Verb::OfferDraw);
    computer->answer(at("h10"));
    EXPECT_EQ(table.whyNot(Verb::OfferDraw), (Reason{"table.draw-too-soon", {"5"}}));
    table.takeBack();
    table.play(at("b3"));
    computer->answer(at("n13"));
    EXPECT_EQ(table.whyNot(Verb::OfferDraw)->code, "table.draw-too-soon")
        << "nor after taking back";
    for (const char* round : {"a5 o11", "c1 m15", "e3 k13", "g5 i11", "e7 k9"}) {
        table.play(at(std::string(round).substr(0, 2)));
        computer->answer(at(std::string(round).substr(3)));
    }
    EXPECT_FALSE(table.whyNot(Verb::OfferDraw));
}

TEST_F(TableTest, NoDrawIsOfferedBeforeTheOpeningIsOver) {
    Plan plan = againstComputer();
    plan.game.opening = opening::Protocol::Swap2;
    ASSERT_TRUE(table.begin(plan));
    table.play(at("h8"));
    EXPECT_EQ(table.whyNot(Verb::OfferDraw)->code, "table.opening-first");
}

/// Scores in other units say nothing until a game has shown how large they are.
TEST_F(TableTest, AnEngineWithUnitsOfItsOwnIsUnderstoodOnceItHasSaidEnough) {
    isOurs = false;
    ASSERT_TRUE(table.begin(againstComputer()));
    const auto playRounds = [&](const std::vector<std::pair<const char*, const char*>>& rounds) {
        for (const auto& [mine, theirs] : rounds) {
            table.play(at(mine));
            computer->think(worth(-1e6));
            computer->answer(at(theirs));
        }
    };
    const auto isTaken = [&] {
        table.perform(Verb::OfferDraw);
        computer->think(worth(1e10));  // much better for the person, who is to move
        computer->answer(at("o1"));
        return table.isOver();
    };
    playRounds({{"a1", "o15"}, {"c2", "m14"}});
    EXPECT_FALSE(isTaken());
    playRounds({{"e3", "k13"}, {"g4", "i12"}, {"a5", "o11"}, {"c6", "m10"}, {"e7", "k9"}});
    EXPECT_TRUE(isTaken());
}

TEST_F(TableTest, SidesAreSwitchedInMidGame) {
    ASSERT_TRUE(table.begin(againstComputer()));
    table.play(at("h8"));
    computer->answer(at("h9"));
    kept.clear();
    table.perform(Verb::SwitchSides);
    EXPECT_EQ(kept, (Facts{"discard", "begin 2"}));
    EXPECT_EQ(table.game().ply(), 2);
    EXPECT_EQ(table.plan().onlyPerson(), Seat::Second);
    EXPECT_TRUE(computer->isThinking()) << "Black is to move";
    EXPECT_EQ(lastPast.start.white, "Ann");
}

TEST_F(TableTest, ARightClickLetsTheComputerBegin) {
    ASSERT_TRUE(table.begin(againstComputer()));
    table.beginSecondOrUndo();
    EXPECT_TRUE(computer->isThinking());
    computer->answer(at("h8"));
    table.beginSecondOrUndo();
    EXPECT_EQ(lastSaid(), "!game.only-their-stone");
}

TEST_F(TableTest, LooksBackAndPlaysFromThere) {
    ASSERT_TRUE(table.begin(Plan{}));
    for (const char* move : {"h8", "h9", "i9"}) table.play(at(move));
    news();
    table.showPly(1);
    EXPECT_EQ(news(), Facts{"shown"});
    EXPECT_TRUE(table.isLookingBack());
    EXPECT_EQ(table.board().stones.size(), 1U);
    table.play(at("a1"));
    EXPECT_FALSE(table.isLookingBack()) << "a click leads back to the game";
    EXPECT_EQ(table.game().ply(), 3);
    table.showPly(2);
    table.perform(Verb::PlayFromHere);
    EXPECT_EQ(table.game().ply(), 2);
    EXPECT_EQ(kept.back(), "begin 2");
}

TEST_F(TableTest, AnOpponentThatFailsIsReplaced) {
    ASSERT_TRUE(table.begin(againstComputer()));
    table.play(at("h8"));
    computer->answer(Result<player::Reply>(Reason{"player.failed", {"crash"}}));
    ASSERT_TRUE(table.result());
    EXPECT_EQ(table.result()->title.code, "table.engine-stopped");
    EXPECT_EQ(table.substitute(), "spare");
    table.goOnWithSubstitute();
    EXPECT_FALSE(table.isOver());
    EXPECT_EQ(table.game().ply(), 1);
    EXPECT_EQ(invited.back(), "spare");
    EXPECT_TRUE(computer->isThinking());
}

TEST_F(TableTest, LeadsThroughAnOpening) {
    Plan plan = againstComputer();
    plan.game.opening = Protocol::Swap2;
    std::swap(plan.seats[0], plan.seats[1]);
    ASSERT_TRUE(table.begin(plan));
    ASSERT_TRUE(table.guide());
    EXPECT_EQ(table.guide()->title.code, "table.ask.wait");
    for (const char* move : {"h8", "h9", "i9"}) {
        computer->answer(player::Reply(opening::Decision{Choice::Place, at(move), 0}));
    }
    const auto guide = table.guide();
    ASSERT_TRUE(guide);
    EXPECT_EQ(guide->title.code, "table.ask.side");
    ASSERT_EQ(guide->answers.size(), 3U);
    EXPECT_EQ(table.seat(Seat::First).stone, Stone::None) << "not decided yet";
    table.play(at("a1"));
    EXPECT_EQ(lastSaid(), "!move.decide-first");
    table.decide(guide->answers[1].decision);
    EXPECT_FALSE(table.guide());
    EXPECT_EQ(table.seat(Seat::Second).stone, Stone::Black);
}

TEST_F(TableTest, TellsOfAPassWhoeverDidNotPass) {
    ASSERT_TRUE(table.begin(Plan{}));
    table.perform(Verb::Pass);
    EXPECT_EQ(lastSaid(), "table.passed") << "to the other person";
    ASSERT_TRUE(table.begin(againstComputer()));
    table.perform(Verb::Pass);
    EXPECT_EQ(lastSaid(), "") << "nobody tells a person what this person has done";
}

TEST_F(TableTest, TellsOfARowTooLong) {
    Plan plan;
    plan.game.rule = Rule::Standard;
    ASSERT_TRUE(table.begin(plan));
    for (const char* move : {"a1", "a15", "b1", "c15", "c1", "e15", "e1", "g15", "f1", "i15"})
        table.play(at(move));
    table.play(at("d1"));
    EXPECT_FALSE(table.isOver());
    EXPECT_EQ(lastSaid(), "table.overline");
}

TEST_F(TableTest, ItsViewsAreValuesThatCanBeCompared) {
    ASSERT_TRUE(table.begin(againstComputer()));
    const TableView before = viewOf(table);
    EXPECT_EQ(viewOf(table), before);
    table.play(at("h8"));
    const TableView after = viewOf(table);
    EXPECT_NE(after, before);
    EXPECT_EQ(after.board.last, at("h8"));
    EXPECT_EQ(after.refused.at(Verb::Hint).code, "table.wait-turn");
    EXPECT_EQ(after.foul, before.foul);
}

TEST_F(TableTest, WhatWasFoundOutIsKeptWithTheNextEvent) {
    ASSERT_TRUE(table.begin(Plan{}));
    table.play(at("h8"));
    study::PositionView view;
    view.evaluation.value = 12;
    table.write(1, view);
    EXPECT_EQ(kept.back(), "play h8 0");
    table.play(at("h9"));
    EXPECT_EQ(kept.back(), "note");
    table.perform(Verb::Resign);
    table.keepNotes();
    EXPECT_EQ(kept.back(), "keep");
}

}  // namespace
}  // namespace tianyuan::table
