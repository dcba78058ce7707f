#include "record/formats.h"
#include "table_fixture.h"

#include <gmock/gmock.h>

namespace tianyuan::table {
namespace {

/// Thinks when the test says so.
class ObedientPlayer : public player::AsyncPlayer {
public:
    explicit ObedientPlayer(std::shared_ptr<player::Player> player) : player_(std::move(player)) {}

    void ask(player::Request request, const player::Limits&, OnReply onReply, OnThought) override {
        position_ = std::get<player::Position>(request);
        onReply_ = std::move(onReply);
    }
    void cancel() override { onReply_ = {}; }
    void hurry() override {}
    bool isThinking() const override { return static_cast<bool>(onReply_); }

    void think() {
        const auto move = player_->choose(position_, {}, {}, {});
        const auto onReply = std::exchange(onReply_, {});
        if (onReply) onReply(Result<player::Reply>(player::Reply(*move)));
    }

private:
    std::shared_ptr<player::Player> player_;
    player::Position position_;
    OnReply onReply_;
};

class TeacherTest : public TableTest {
protected:
    std::shared_ptr<ObedientPlayer> teacher;
    std::unique_ptr<PlayTable> taught;

    void sit(const TeacherPlan& how, bool betweenPeople = false) {
        World world = this->world();
        world.hire = [this](std::shared_ptr<player::Player> player) {
            teacher = std::make_shared<ObedientPlayer>(std::move(player));
            return teacher;
        };
        world.say = [](const Reason& reason) {
            std::string text = reason.code;
            for (const std::string& argument : reason.arguments) text += " " + argument;
            return text;
        };
        TableListener& listener = *this;
        taught = std::make_unique<PlayTable>(world, listener);
        Plan plan = againstComputer();
        if (betweenPeople) plan.seats[1] = {};
        plan.teacher = how;
        ASSERT_TRUE(taught->begin(plan));
    }
    /// Ann plays, the teacher has nothing to say, the computer answers.
    void round(const char* black, const char* white) {
        taught->play(at(black));
        EXPECT_TRUE(taught->session().isThinking());
        EXPECT_FALSE(computer->isThinking()) << "before the teacher";
        teacher->think();
        ASSERT_FALSE(taught->teacher().remark()) << black;
        ASSERT_TRUE(computer->isThinking());
        computer->answer(at(white));
    }
    /// White gets an open three, and Ann does not see it.
    void letAThreePass() {
        round("a1", "h8");
        round("a3", "i8");
        round("a5", "g8");
        taught->play(at("o15"));
        teacher->think();
    }
};

TEST_F(TeacherTest, GoodMovesGetNoWord) {
    sit({});
    round("h8", "a1");
    EXPECT_TRUE(taught->isPersonsTurn());
    EXPECT_THAT(said, testing::IsEmpty());
}

TEST_F(TeacherTest, SpeaksBeforeTheOpponentAnswersAndTheMoveCanBeTakenBack) {
    sit({study::Strictness::Proved, 0});
    letAThreePass();
    ASSERT_TRUE(taught->teacher().remark());
    EXPECT_EQ(taught->teacher().remark()->headline.code, "teacher.loses");
    EXPECT_EQ(lastSaid(), "teacher.loses");
    EXPECT_FALSE(computer->isThinking());
    EXPECT_TRUE(taught->session().isHeld());
    EXPECT_FALSE(taught->seat(opening::Seat::Second).isThinking);
    EXPECT_EQ(taught->seat(opening::Seat::Second).line->code, "table.waits");
    const std::string& comment = taught->game().record().tree.notes(taught->game().here())->comment;
    EXPECT_THAT(comment, testing::HasSubstr("teacher.loses O15"));
    EXPECT_THAT(kept, testing::Contains("note"));

    taught->takeBack();
    EXPECT_FALSE(taught->teacher().remark());
    EXPECT_FALSE(taught->session().isHeld());
    EXPECT_TRUE(taught->isPersonsTurn());
    EXPECT_EQ(taught->game().ply(), 6);
    taught->play(at("f8"));
    teacher->think();
    EXPECT_FALSE(taught->teacher().remark());
    EXPECT_TRUE(computer->isThinking());
}

TEST_F(TeacherTest, TheRefutationIsPlayedOutOnTheBoardAndTheMoveMayStand) {
    sit({study::Strictness::Proved, 0});
    letAThreePass();
    const auto stones = taught->board().stones.size();
    taught->teacher().showRefutation(1);
    EXPECT_EQ(taught->board().stones.size(), stones + 1);
    EXPECT_FALSE(taught->board().capsules.empty());
    taught->teacher().showRefutation(99);
    EXPECT_EQ(taught->board().stones.size(), stones + 3);  // open four, an answer, five
    taught->play(at("b2"));
    EXPECT_EQ(lastSaid(), "!teacher.choices");
    taught->teacher().goOn();
    EXPECT_FALSE(taught->teacher().remark());
    EXPECT_TRUE(computer->isThinking());
    EXPECT_FALSE(taught->session().isHeld());
    EXPECT_EQ(taught->board().stones.size(), stones);
}

TEST_F(TeacherTest, WhatWasSaidOnceIsNotSaidAgain) {
    sit({study::Strictness::Proved, 0});
    letAThreePass();
    taught->takeBack();
    taught->play(at("o15"));
    teacher->think();
    EXPECT_FALSE(taught->teacher().remark());
    EXPECT_TRUE(computer->isThinking());
}

TEST_F(TeacherTest, SpeaksNoOftenerThanIsWanted) {
    sit({study::Strictness::Proved, 1});
    letAThreePass();
    ASSERT_TRUE(taught->teacher().remark());
    taught->takeBack();
    taught->play(at("o14"));
    teacher->think();
    EXPECT_FALSE(taught->teacher().remark());
}

TEST_F(TeacherTest, CanBeAskedWhatMustBeSeen) {
    sit({study::Strictness::Proved, 0});
    taught->teacher().ask();
    teacher->think();
    EXPECT_EQ(lastSaid(), "teacher.nothing");
    round("a1", "h8");
    round("a3", "i8");
    round("a5", "g8");
    taught->teacher().ask();
    taught->teacher().ask();
    EXPECT_EQ(lastSaid(), "!teacher.still-looking");
    teacher->think();
    EXPECT_EQ(lastSaid(), "teacher.threat");
    taught->play(at("f8"));
    taught->teacher().ask();
    EXPECT_EQ(lastSaid(), "!teacher.not-your-turn");
}

TEST_F(TeacherTest, BetweenPeopleNobodyWaits) {
    sit({study::Strictness::Proved, 0}, true);
    for (const char* move : {"a1", "h8", "a3", "i8", "a5", "g8", "o15"}) taught->play(at(move));
    teacher->think();
    ASSERT_TRUE(taught->teacher().remark());
    EXPECT_FALSE(taught->session().isHeld());
    taught->play(at("f8"));
    EXPECT_EQ(taught->game().ply(), 8);
    EXPECT_FALSE(taught->teacher().remark());
}

TEST_F(TeacherTest, LeavingWhileTheTeacherThinksIsNoHarm) {
    sit({});
    taught->play(at("h8"));
    taught->leave();
    EXPECT_FALSE(taught->hasGame());
    sit({});
    taught->play(at("h8"));
    taught.reset();
}

TEST_F(TeacherTest, IsPartOfThePlanAndOfTheRecord) {
    Plan plan = againstComputer();
    plan.teacher = TeacherPlan{study::Strictness::Doubtful, 3};
    record::Record record;
    writePlan(plan, record);
    EXPECT_EQ(planOf(record).teacher, plan.teacher);
    plan.teacher.reset();
    writePlan(plan, record);
    EXPECT_FALSE(planOf(record).teacher);
}

}  // namespace
}  // namespace tianyuan::table
