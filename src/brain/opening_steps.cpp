#include "brain/opening_steps.h"

#include "brain/shared_time.h"
#include "opening/opening.h"

#include <optional>
#include <string>
#include <utility>

namespace tianyuan::brain {
namespace {

using opening::Choice;
using opening::Decision;
using opening::Opening;
using opening::Protocol;
using protocol::Reply;
namespace reply = protocol::reply;

/// An opening as far as a step tells it, and what is still to be decided.
class Dialogue {
public:
    Dialogue(player::Player& player, Rule rule, Opening opening, const player::Limits& limits,
             std::stop_token stop)
        : player_(player),
          rule_(rule),
          opening_(std::move(opening)),
          time_(limits),
          stop_(std::move(stop)) {}

    /// What others have decided before; false if it cannot be.
    bool place(const std::vector<Point>& stones, std::size_t first, std::size_t count,
               Choice choice = Choice::Place) {
        for (std::size_t i = first; i < first + count; ++i) {
            if (i >= stones.size() || !opening_.decide({choice, stones[i], 0})) return false;
        }
        return true;
    }
    bool take(Choice choice, int number = 0) {
        return opening_.decide({choice, {}, number}).hasValue();
    }

    /// Lets the player decide what is asked now; `questions` are still to come, this one among
    /// them.
    std::optional<Decision> ask(int questions) {
        auto question = opening_.question();
        if (!question) return std::nullopt;
        question->rule = rule_;
        asked_ = question->seat;
        const auto decision = player_.decide(*question, time_.next(questions), stop_);
        if (!decision || !opening_.decide(*decision)) return std::nullopt;
        return *decision;
    }

    /// Is who was asked last Black now?
    bool wasAskedBlack() const { return opening_.black() == asked_; }

private:
    player::Player& player_;
    Rule rule_;
    Opening opening_;
    opening::Seat asked_ = opening::Seat::First;
    SharedTime time_;
    std::stop_token stop_;
};

// The board reads a point as it says it, but with a space between.
std::string textOf(Point point) { return std::to_string(point.x) + " " + std::to_string(point.y); }

class Steps {
public:
    Steps(Dialogue dialogue, const protocol::command::OpeningStep& step,
          const std::vector<Point>& stones)
        : dialogue_(std::move(dialogue)), step_(step), stones_(stones) {}

    std::vector<Reply> answer() {
        const bool done = step_.isSoosorv ? soosorv() : swap2();
        if (done) return std::move(replies_);
        return {reply::Error{"these stones do not fit the step of the opening"}};
    }

private:
    bool swap2() {
        if (step_.step == 1) return threeStones("SWAP2");
        if (!dialogue_.place(stones_, 0, 3)) return false;
        if (step_.step == 2) return secondOfSwap2();
        return dialogue_.take(Choice::TwoMore) && dialogue_.place(stones_, 3, 2) &&
               colour("SWAP2 SWAP2 ");
    }

    bool secondOfSwap2() {
        const auto decision = dialogue_.ask(3);
        if (!decision) return false;
        if (decision->choice != Choice::TwoMore) {
            say("SWAP2 SWAP1 ", dialogue_.wasAskedBlack() ? "YES" : "NO");
            return true;
        }
        const auto fourth = dialogue_.ask(2);
        const auto fifth = fourth ? dialogue_.ask(1) : std::nullopt;
        if (!fifth) return false;
        say("SWAP2 MOVE4 ", textOf(fourth->point));
        say("SWAP2 MOVE5 ", textOf(fifth->point));
        return true;
    }

    bool soosorv() {
        if (step_.step == 1) return threeStones("SOOSORV");
        if (!dialogue_.place(stones_, 0, 3)) return false;
        if (step_.step == 2) return choice("SOOSORV SWAP1 ");
        if (!dialogue_.take(Choice::Keep)) return false;
        if (step_.step == 3) return fourthStone();
        const int fifths = step_.step == 6 ? static_cast<int>(stones_.size()) - 4 : step_.fifths;
        if (!dialogue_.place(stones_, 3, 1) || !dialogue_.take(Choice::Declare, fifths)) {
            return false;
        }
        if (step_.step == 4) return choice("SOOSORV SWAP2 ");
        if (!dialogue_.take(Choice::Keep)) return false;
        return step_.step == 5 ? offers(fifths) : pick(fifths);
    }

    bool threeStones(const std::string& name) {
        for (int i = 1; i <= 3; ++i) {
            const auto decision = dialogue_.ask(4 - i);
            if (!decision) return false;
            say(name + " MOVE" + std::to_string(i) + " ", textOf(decision->point));
        }
        return true;
    }

    bool choice(const std::string& name) {
        const auto decision = dialogue_.ask(1);
        if (decision) say(name, decision->choice == Choice::Swap ? "YES" : "NO");
        return decision.has_value();
    }

    /// Of Swap2: do we take Black?
    bool colour(const std::string& name) {
        const auto decision = dialogue_.ask(1);
        if (decision) say(name, dialogue_.wasAskedBlack() ? "YES" : "NO");
        return decision.has_value();
    }

    bool fourthStone() {
        const auto stone = dialogue_.ask(2);
        const auto count = stone ? dialogue_.ask(1) : std::nullopt;
        if (!count) return false;
        say("SOOSORV MOVE4 ", textOf(stone->point) + " " + std::to_string(count->number));
        return true;
    }

    bool offers(int count) {
        say("SOOSORV MOVE5 ", "REFRESH");
        for (int i = 0; i < count; ++i) {
            const auto offer = dialogue_.ask(count - i);
            if (!offer) return false;
            say("SOOSORV MOVE5 ", textOf(offer->point));
        }
        say("SOOSORV MOVE5 ", "DONE");
        return true;
    }

    bool pick(int count) {
        const auto offered = static_cast<std::size_t>(count);
        if (!dialogue_.place(stones_, 4, offered, Choice::Offer)) return false;
        const auto decision = dialogue_.ask(1);
        if (decision) say("SOOSORV MOVE5C ", textOf(decision->point));
        return decision.has_value();
    }

    void say(const std::string& what, const std::string& value) {
        replies_.emplace_back(reply::Message{what + value});
    }

    Dialogue dialogue_;
    const protocol::command::OpeningStep& step_;
    const std::vector<Point>& stones_;
    std::vector<Reply> replies_;
};

}  // namespace

std::vector<Reply> openingStepAnswer(player::Player& player, Rule rule, int size,
                                     const protocol::command::OpeningStep& step,
                                     const std::vector<Point>& stones, const player::Limits& limits,
                                     std::stop_token stop) {
    const Protocol protocol = step.isSoosorv ? Protocol::Soosorv8 : Protocol::Swap2;
    if (!opening::checkSize(protocol, size)) {
        return {reply::Error{"this opening cannot be played on such a board"}};
    }
    Dialogue dialogue(player, rule, Opening(protocol, size), limits, std::move(stop));
    return Steps(std::move(dialogue), step, stones).answer();
}

}  // namespace tianyuan::brain
