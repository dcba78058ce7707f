#pragma once

#include "core/notation.h"
#include "support/patient_player.h"
#include "table/play_table.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tianyuan::table {

inline Point at(std::string_view text, int size = 15) { return moveFromText(text, size)->point(); }

/// A table whose players, clock and keeper are the test's, and all that it tells.
class TableTest : public testing::Test, protected TableListener, protected Keeper {
protected:
    game::TimePoint now{};
    std::vector<std::string> facts;  // "seated", "play h8", "turn", "shown", "edited", "draw"
    std::vector<std::string> said;   // codes of messages; refusals begin with "!"
    std::vector<std::string> kept;   // what the keeper was told
    std::vector<Message> messages;
    std::shared_ptr<test::PatientPlayer> computer, adviser;
    bool isOurs = true;                // its scores are our engine's
    std::vector<std::string> invited;  // specs
    game::Past lastPast;

    World world() {
        World world;
        world.now = [this] { return now; };
        world.today = [] { return "2026-11-15"; };
        world.invite = [this](const std::string& spec, const Plan&) -> Result<Guest> {
            if (spec == "nobody") return Reason{"roster.unknown", {spec}};
            invited.push_back(spec);
            computer = std::make_shared<test::PatientPlayer>();
            return Guest{computer, {}, isOurs};
        };
        world.adviser = [this]() -> Result<Guest> {
            adviser = std::make_shared<test::PatientPlayer>();
            return Guest{adviser, {}};
        };
        world.nameOf = [](const std::string& spec) { return "<" + spec + ">"; };
        world.substituteFor = [](const std::string&) { return std::string("spare"); };
        world.adviserSpec = "sage";
        world.keeper = this;
        return world;
    }

    void onSeated() override { facts.emplace_back("seated"); }
    void onEvent(const game::Event& event) override { facts.push_back(toText(event, 15)); }
    void onTurn() override { facts.emplace_back("turn"); }
    void onThought(const player::Thought&) override { facts.emplace_back("thought"); }
    void onDrawOffer() override { facts.emplace_back("draw"); }
    void onShown() override { facts.emplace_back("shown"); }
    void onEdited() override { facts.emplace_back("edited"); }
    void onMessage(const Message& message) override {
        said.push_back((message.isRefusal ? "!" : "") + message.headline.code);
        messages.push_back(message);
    }

    void begin(const game::Past& past) override {
        kept.push_back("begin " + std::to_string(past.events.size()));
        lastPast = past;
    }
    void save(const game::Event& event) override {
        kept.push_back(toText(event, 15));
        lastPast.events.push_back(event);
    }
    void note(const std::string&) override { kept.emplace_back("note"); }
    void keep(const record::Record&) override { kept.emplace_back("keep"); }
    void leave(const record::Record&) override { kept.emplace_back("leave"); }
    void discard() override { kept.emplace_back("discard"); }

    static Plan againstComputer() {
        Plan plan;
        plan.seats = {SeatPlan{{}, "Ann"}, SeatPlan{"level:3", {}}};
        return plan;
    }
    static player::Thought worth(double score) {
        player::Thought thought;
        thought.score = player::Score::of(score);
        return thought;
    }
    /// What was told since the last time.
    std::vector<std::string> news() { return std::exchange(facts, {}); }
    std::string lastSaid() { return said.empty() ? "" : std::exchange(said, {}).back(); }

    PlayTable table{world(), *this};
};

using Facts = std::vector<std::string>;

}  // namespace tianyuan::table
