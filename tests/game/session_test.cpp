#include "game/session.h"

#include "core/notation.h"
#include "game/threaded_player.h"
#include "support/fake_player.h"
#include "support/mailbox.h"
#include "support/patient_player.h"

#include <gtest/gtest.h>

namespace tianyuan::game {
namespace {

using namespace std::chrono_literals;
using opening::Choice;
using opening::Protocol;
using opening::Seat;
using test::FakePlayer;

Move at(std::string_view text) { return *moveFromText(text, 15); }

std::string codeOf(const Attempt& attempt) { return attempt ? "" : attempt.reason().code; }

class SessionTest : public testing::Test, protected SessionListener {
protected:
    test::Mailbox mailbox;
    TimePoint now{};
    std::vector<std::string> journal;
    SessionSetup setup;
    std::shared_ptr<FakePlayer> computer = std::make_shared<FakePlayer>();

    void onEvent(const Event& event) override { journal.push_back(toText(event, 15)); }
    void onTurn() override { ++turns; }
    void onThought(const player::Thought& thought) override { depths.push_back(thought.depth); }
    void onDrawOffer() override { ++drawOffers; }
    int turns = 0, drawOffers = 0;
    std::vector<int> depths;

    std::shared_ptr<player::AsyncPlayer> seated() {
        return std::make_shared<ThreadedPlayer>(
            computer, [this](auto function) { mailbox.post(std::move(function)); });
    }

    std::unique_ptr<Session> start() {
        auto session = std::make_unique<Session>(setup, SessionWorld{[this] { return now; }, this});
        session->begin();
        return session;
    }

    std::string movesOf(const Session& session) { return toText(session.game().moves(), 15); }
    void untilPly(Session& session, int ply) {
        mailbox.runUntil([&] { return session.game().ply() >= ply; });
    }
};

TEST_F(SessionTest, TwoPeopleTakeTurns) {
    setup.seats = {{{"Ann", nullptr, {}}, {"Ben", nullptr, {}}}};
    const auto session = start();
    EXPECT_TRUE(session->play(at("h8")));
    EXPECT_TRUE(session->play(at("h9")));
    EXPECT_EQ(codeOf(session->play(at("h9"))), "move.occupied");
    EXPECT_EQ(session->game().record().black, "Ann");
    EXPECT_EQ(session->game().record().white, "Ben");
    EXPECT_TRUE(session->takeBack());
    EXPECT_EQ(movesOf(*session), "h8");
    EXPECT_TRUE(session->bringBack());
    EXPECT_EQ(movesOf(*session), "h8h9");
    EXPECT_EQ(journal, (std::vector<std::string>{"play h8 0", "play h9 0", "undo", "redo"}));
    EXPECT_EQ(session->events().size(), 4U);
    EXPECT_EQ(turns, 5) << "the beginning, and once after each of the four";
}

TEST_F(SessionTest, TheComputerAnswers) {
    setup.seats[1].player = seated();
    const auto session = start();
    ASSERT_TRUE(session->play(at("h8")));
    EXPECT_TRUE(session->isThinking());
    EXPECT_EQ(codeOf(session->play(at("i8"))), "game.not-your-turn");
    untilPly(*session, 2);
    EXPECT_EQ(movesOf(*session), "h8a15");
    EXPECT_FALSE(session->isThinking());
}

TEST_F(SessionTest, TakesBackAWholeRoundAgainstTheComputer) {
    setup.seats[1].player = seated();
    const auto session = start();
    ASSERT_TRUE(session->play(at("h8")));
    untilPly(*session, 2);
    ASSERT_TRUE(session->play(at("i8")));
    untilPly(*session, 4);
    EXPECT_TRUE(session->takeBack());
    EXPECT_EQ(movesOf(*session), "h8a15");
    EXPECT_TRUE(session->takeBack());
    EXPECT_EQ(movesOf(*session), "");
    EXPECT_EQ(codeOf(session->takeBack()), "game.nothing-to-undo");
    EXPECT_TRUE(session->bringBack());
    EXPECT_EQ(movesOf(*session), "h8a15");
}

TEST_F(SessionTest, TakesBackWhileTheComputerThinks) {
    setup.seats[1].player = seated();
    computer->waitsForStop = true;
    const auto session = start();
    ASSERT_TRUE(session->play(at("h8")));
    EXPECT_TRUE(session->takeBack());
    EXPECT_EQ(movesOf(*session), "");
    EXPECT_FALSE(session->isThinking());
    computer->waitsForStop = false;
    computer->answers.emplace_back(at("c3"));
    ASSERT_TRUE(session->play(at("i8")));
    untilPly(*session, 2);
    EXPECT_EQ(session->game().moves()[0], at("i8"));
    EXPECT_EQ(session->game().ply(), 2) << "the answer to the move taken back is dropped";
}

TEST_F(SessionTest, RefusesToTakeBackOnlyTheComputersFirstStone) {
    setup.seats[0].player = seated();
    const auto session = start();
    untilPly(*session, 1);
    EXPECT_EQ(codeOf(session->takeBack()), "game.only-their-stone");
    EXPECT_EQ(movesOf(*session), "a15");
    EXPECT_TRUE(session->play(at("h8")));
}

TEST_F(SessionTest, RefusesToTakeBackAfterTheEndAgainstTheComputer) {
    setup.seats[1].player = seated();
    const auto session = start();
    ASSERT_TRUE(session->resign(Seat::First));
    EXPECT_EQ(codeOf(session->takeBack()), "game.no-undo-after-end");
    setup.seats[1].player = nullptr;
    const auto people = start();
    ASSERT_TRUE(people->resign(Seat::First));
    EXPECT_TRUE(people->takeBack());
    EXPECT_FALSE(people->game().outcome().isOver());
}

TEST_F(SessionTest, AComputerThatFailsForfeits) {
    setup.seats[1].player = seated();
    computer->answers.emplace_back(Reason{"player.failed", {"no idea"}});
    const auto session = start();
    ASSERT_TRUE(session->play(at("h8")));
    mailbox.runUntil([&] { return session->game().outcome().isOver(); });
    EXPECT_EQ(session->game().outcome(), Outcome::win(Stone::Black, Ending::Forfeit));
    EXPECT_EQ(session->failure()->code, "player.failed");
}

TEST_F(SessionTest, AComputerThatPlaysIllegallyForfeits) {
    setup.seats[1].player = seated();
    computer->answers.emplace_back(at("h8"));
    const auto session = start();
    ASSERT_TRUE(session->play(at("h8")));
    mailbox.runUntil([&] { return session->game().outcome().isOver(); });
    EXPECT_EQ(session->game().outcome(), Outcome::win(Stone::Black, Ending::Forfeit));
    EXPECT_EQ(session->failure()->code, "move.occupied");
}

TEST_F(SessionTest, TheClockEndsTheGame) {
    setup.time.main = 10s;
    const auto session = start();
    now += 4s;
    ASSERT_TRUE(session->play(at("h8")));
    EXPECT_EQ(session->clockFace(Seat::First).left, 6s);
    now += 9s;
    session->checkClock();
    EXPECT_FALSE(session->game().outcome().isOver());
    now += 1s;
    session->checkClock();
    EXPECT_EQ(session->game().outcome(), Outcome::win(Stone::Black, Ending::Time));
}

TEST_F(SessionTest, AMoveThatComesTooLateDoesNotCount) {
    setup.time.perMove = 5s;
    const auto session = start();
    now += 6s;
    EXPECT_EQ(codeOf(session->play(at("h8"))), "move.game-over");
    EXPECT_EQ(session->game().outcome(), Outcome::win(Stone::White, Ending::Time));
    EXPECT_EQ(session->game().ply(), 0);
}

TEST_F(SessionTest, ARefusedMoveCostsTimeButNotTheTurn) {
    setup.time = {.main = 10s, .increment = 5s};
    const auto session = start();
    ASSERT_TRUE(session->play(at("h8")));
    now += 3s;
    EXPECT_FALSE(session->play(at("h8")));
    EXPECT_EQ(session->clockFace(Seat::Second).left, 7s);
    EXPECT_EQ(session->clock().running(), Seat::Second);
}

TEST_F(SessionTest, TakingBackGivesTheTimeBack) {
    setup.time.main = 10s;
    const auto session = start();
    now += 4s;
    ASSERT_TRUE(session->play(at("h8")));
    now += 1s;
    ASSERT_TRUE(session->takeBack());
    EXPECT_EQ(session->clockFace(Seat::First).left, 10s);
    EXPECT_EQ(session->clock().running(), Seat::First);
}

TEST_F(SessionTest, TellsTheComputerHowMuchTimeItHas) {
    setup.time = {.main = 10s, .increment = 1s, .perMove = 3s};
    setup.seats[0].player = seated();
    setup.seats[0].limits.turn = 5s;
    setup.seats[0].limits.depth = 4;
    const auto session = start();
    untilPly(*session, 1);
    EXPECT_EQ(computer->lastLimits.turn, 3s);
    EXPECT_EQ(computer->lastLimits.left, 3s);
    EXPECT_EQ(computer->lastLimits.increment, 1s);
    EXPECT_EQ(computer->lastLimits.depth, 4);
}

TEST_F(SessionTest, TimeStaysWithThePersonWhenColoursAreSwapped) {
    setup.game.opening = Protocol::Swap1;
    setup.time.main = 60s;
    setup.seats = {{{"Ann", nullptr, {}}, {"Ben", nullptr, {}}}};
    const auto session = start();
    now += 10s;
    ASSERT_TRUE(session->play(at("h8")));
    now += 20s;
    ASSERT_TRUE(session->decide({Choice::Swap, {}, 0}));
    EXPECT_EQ(session->game().record().black, "Ben");
    EXPECT_EQ(session->clockFace(Seat::First).left, 50s);
    EXPECT_EQ(session->clockFace(Seat::Second).left, 40s);
    EXPECT_EQ(session->clock().running(), Seat::First) << "Ann has White now";
}

TEST_F(SessionTest, TheComputerDecidesInOpenings) {
    setup.game.opening = Protocol::Swap2;
    setup.seats[0].player = seated();
    const auto session = start();
    untilPly(*session, 3);
    EXPECT_EQ(session->game().seatToMove(), Seat::Second);
    EXPECT_TRUE(session->decide({Choice::Swap, {}, 0}));
    untilPly(*session, 4);
}

TEST_F(SessionTest, DrawsAreOfferedAndAccepted) {
    const auto session = start();
    EXPECT_EQ(codeOf(session->answerDraw(true)), "game.no-draw-offer");
    ASSERT_TRUE(session->offerDraw(Seat::First));
    EXPECT_EQ(codeOf(session->offerDraw(Seat::First)), "game.own-draw-offer");
    ASSERT_TRUE(session->answerDraw(false));
    EXPECT_FALSE(session->drawOffer());
    ASSERT_TRUE(session->offerDraw(Seat::First));
    ASSERT_TRUE(session->play(at("h8")));
    EXPECT_FALSE(session->drawOffer()) << "a move declines";
    ASSERT_TRUE(session->offerDraw(Seat::First));
    ASSERT_TRUE(session->offerDraw(Seat::Second));
    EXPECT_EQ(session->game().outcome(), Outcome::draw(Ending::Agreement));
    EXPECT_EQ(codeOf(session->offerDraw(Seat::First)), "move.game-over");
}

/// A person against a computer that answers when the test lets it, and takes a draw if it thinks
/// itself lost.
class DrawOfferTest : public SessionTest {
protected:
    std::shared_ptr<test::PatientPlayer> patient = std::make_shared<test::PatientPlayer>();
    std::vector<double> judged;  // what it thought when it had to answer; -1: nothing

    std::unique_ptr<Session> seatPatient() {
        setup.seats[1].player = patient;
        setup.seats[1].takesDraw = [this](const Game&, const auto& thought) {
            judged.push_back(thought ? thought->score.value() : -1);
            return thought && thought->score.value() > 100;
        };
        return start();
    }
    static player::Thought worth(double value) {
        player::Thought thought;
        thought.score = player::Score::of(value);
        return thought;
    }
};

TEST_F(DrawOfferTest, AComputerThatWaitsLooksAtThePositionAndAnswersLater) {
    const auto session = seatPatient();
    ASSERT_TRUE(session->offerDraw(Seat::First));
    EXPECT_TRUE(session->isConsideringDraw());
    EXPECT_FALSE(session->isThinking()) << "nobody thinks about a move";
    ASSERT_TRUE(patient->asked);
    EXPECT_EQ(patient->limits.turn, Milliseconds(1000));
    patient->think(worth(50));
    EXPECT_TRUE(depths.empty()) << "what it thinks of the other's moves is not for others";
    patient->answer(at("h8"));
    EXPECT_EQ(judged, std::vector<double>{50});
    EXPECT_FALSE(session->drawOffer());
    EXPECT_EQ(session->game().ply(), 0);
    EXPECT_EQ(drawOffers, 2) << "offered, declined";

    ASSERT_TRUE(session->offerDraw(Seat::First));
    patient->think(worth(200));
    patient->answer(at("h8"));
    EXPECT_EQ(session->game().outcome(), Outcome::draw(Ending::Agreement));
}

TEST_F(DrawOfferTest, AComputerThatThinksAnswersWithItsMove) {
    const auto session = seatPatient();
    ASSERT_TRUE(session->play(at("h8")));
    patient->think(worth(50));
    ASSERT_TRUE(session->offerDraw(Seat::First));
    EXPECT_TRUE(session->isThinking());
    patient->answer(at("h9"));
    EXPECT_EQ(movesOf(*session), "h8h9") << "it declines, and moves";
    EXPECT_FALSE(session->drawOffer());

    ASSERT_TRUE(session->play(at("i8")));
    ASSERT_TRUE(session->offerDraw(Seat::First));
    patient->think(worth(200));
    patient->answer(at("i9"));
    EXPECT_EQ(movesOf(*session), "h8h9i8");
    EXPECT_EQ(session->game().outcome(), Outcome::draw(Ending::Agreement));
}

TEST_F(DrawOfferTest, WhoeverHasOfferedMayMoveMeanwhile) {
    const auto session = seatPatient();
    ASSERT_TRUE(session->offerDraw(Seat::First));
    ASSERT_TRUE(session->play(at("h8")));
    EXPECT_TRUE(session->isConsideringDraw());
    patient->answer(at("h9"));
    EXPECT_EQ(judged, std::vector<double>{-1});
    EXPECT_FALSE(session->drawOffer());
    EXPECT_EQ(movesOf(*session), "h8h9");
}

TEST_F(DrawOfferTest, AnOfferEndsWithTheGameAndWithTakingBack) {
    const auto session = seatPatient();
    ASSERT_TRUE(session->play(at("h8")));
    patient->answer(at("h9"));
    ASSERT_TRUE(session->offerDraw(Seat::First));
    ASSERT_TRUE(session->takeBack());
    EXPECT_FALSE(session->drawOffer());
    EXPECT_FALSE(patient->asked);
    ASSERT_TRUE(session->offerDraw(Seat::First));
    ASSERT_TRUE(session->resign(Seat::First));
    EXPECT_FALSE(session->drawOffer());
}

TEST_F(DrawOfferTest, AThoughtGoesOnWhileTheClockIsHeld) {
    const auto session = seatPatient();
    ASSERT_TRUE(session->offerDraw(Seat::First));
    session->setHeld(true);
    EXPECT_TRUE(patient->asked);
    patient->answer(at("h9"));
    EXPECT_EQ(judged, std::vector<double>{-1});
    EXPECT_FALSE(session->drawOffer());
    session->setHeld(false);
    EXPECT_FALSE(patient->asked) << "it has answered";
}

TEST_F(DrawOfferTest, WhoThinksAboutItIsNotAskedAgainWhenTheClockGoesOn) {
    const auto session = seatPatient();
    ASSERT_TRUE(session->offerDraw(Seat::First));
    session->setHeld(true);
    patient->limits.turn = 12345ms;
    session->setHeld(false);
    EXPECT_TRUE(patient->asked);
    EXPECT_EQ(patient->limits.turn, 12345ms);
}

TEST_F(DrawOfferTest, AComputerThatFailsToThinkDeclines) {
    const auto session = seatPatient();
    ASSERT_TRUE(session->offerDraw(Seat::First));
    patient->answer(Reason{"engine.no-answer", {}});
    EXPECT_FALSE(session->drawOffer());
    EXPECT_FALSE(session->game().outcome().isOver());
}

TEST_F(SessionTest, ComesBackFromItsJournalWithTheTimeThatWasLeft) {
    setup.game.opening = Protocol::Swap1;
    setup.time.main = 60s;
    setup.seats = {{{"Ann", nullptr, {}}, {"Ben", nullptr, {}}}};
    const auto session = start();
    now += 10s;
    ASSERT_TRUE(session->play(at("h8")));
    now += 20s;
    ASSERT_TRUE(session->decide({Choice::Swap, {}, 0}));
    now += 5s;
    ASSERT_TRUE(session->play(at("h9")));
    now += 7s;
    ASSERT_TRUE(session->play(at("i9")));
    ASSERT_TRUE(session->takeBack());

    std::vector<Event> events;
    for (const std::string& line : journal) events.push_back(*eventFromText(line, 15));
    Session again(setup, {[this] { return now; }});
    ASSERT_TRUE(again.replay(events));
    EXPECT_EQ(again.game().record(), session->game().record());
    EXPECT_EQ(movesOf(again), "h8h9");
    EXPECT_EQ(again.clockFace(Seat::First).left, 45s);
    EXPECT_EQ(again.clockFace(Seat::Second).left, 40s) << "the move taken back is not charged";
    again.begin();
    EXPECT_EQ(again.clock().running(), Seat::Second);
}

TEST_F(SessionTest, AJournalThatCannotBeIsRefused) {
    const auto session = start();
    const std::vector<Event> events{Event::play(at("h8")), Event::play(at("h8"))};
    EXPECT_EQ(codeOf(session->replay(events)), "move.occupied");
    EXPECT_EQ(movesOf(*session), "h8");
}

TEST_F(SessionTest, TellsEachThoughtOfThePlayer) {
    computer->thinks = player::Thought{.depth = 7};
    setup.seats[1].player = seated();
    const auto session = start();
    ASSERT_TRUE(session->play(at("h8")));
    EXPECT_TRUE(depths.empty());
    untilPly(*session, 2);
    EXPECT_EQ(depths, std::vector{7});
    EXPECT_FALSE(session->thought()) << "it has moved";
}

TEST_F(SessionTest, TellsOfTakingARoundBackStepByStepAndOfOneTurn) {
    setup.seats[1].player = seated();
    const auto session = start();
    ASSERT_TRUE(session->play(at("h8")));
    untilPly(*session, 2);
    journal.clear();
    turns = 0;
    ASSERT_TRUE(session->takeBack());
    EXPECT_EQ(journal, (std::vector<std::string>{"undo", "undo"}));
    EXPECT_EQ(turns, 1);
}

TEST_F(SessionTest, TellsOfDrawOffers) {
    const auto session = start();
    ASSERT_TRUE(session->offerDraw(Seat::First));
    EXPECT_EQ(drawOffers, 1);
    ASSERT_TRUE(session->answerDraw(false));
    EXPECT_EQ(drawOffers, 2);
    EXPECT_TRUE(journal.empty());
}

TEST_F(SessionTest, NobodyAnswersASessionThatHasGone) {
    setup.seats[1].player = seated();
    auto session = start();
    ASSERT_TRUE(session->play(at("h8")));
    session.reset();
    setup.seats[1].player.reset();  // its thread ends: all it had to post is there
    bool isLast = false;
    mailbox.post([&] { isLast = true; });
    mailbox.runUntil([&] { return isLast; });
    EXPECT_EQ(journal, std::vector<std::string>{"play h8 0"});
}

TEST_F(SessionTest, AHeldClockStandsAndGoesOn) {
    setup.time.main = 60s;
    const auto session = start();
    now += 5s;
    session->setHeld(true);
    now += 100s;
    session->checkClock();
    EXPECT_FALSE(session->game().outcome().isOver());
    EXPECT_EQ(session->clockFace(Seat::First).left, 55s);
    session->setHeld(false);
    now += 5s;
    EXPECT_EQ(session->clockFace(Seat::First).left, 50s);
}

TEST_F(SessionTest, WhoeverThinksWhileItIsHeldAnswersWithoutLosingTime) {
    setup.time.main = 60s;
    setup.seats[1].player = seated();
    const auto session = start();
    ASSERT_TRUE(session->play(at("h8")));
    session->setHeld(true);
    EXPECT_TRUE(session->isThinking());
    now += 100s;
    untilPly(*session, 2);
    EXPECT_EQ(session->clockFace(Seat::Second).left, 60s);
    EXPECT_FALSE(session->clock().running()) << "the person's clock does not start either";
    session->setHeld(false);
    EXPECT_EQ(session->clock().running(), Seat::First);
}

TEST_F(SessionTest, ComputersAloneAreNotAskedWhileItIsHeld) {
    setup.seats[0].player = seated();
    setup.seats[1].player = seated();
    const auto session = start();
    session->setHeld(true);
    untilPly(*session, 1);
    EXPECT_FALSE(session->isThinking());
    session->setHeld(false);
    untilPly(*session, 2);
}

TEST_F(SessionTest, HeldBeforeItBeginsItAsksNobodyTwice) {
    setup.seats[0].player = seated();
    Session session(setup, SessionWorld{[this] { return now; }, this});
    session.setHeld(true);
    session.setHeld(false);
    EXPECT_FALSE(session.isThinking());
    session.begin();
    EXPECT_TRUE(session.isThinking());
}

}  // namespace
}  // namespace tianyuan::game
