#pragma once

#include "game/game.h"
#include "study/tutor.h"
#include "table/board_view.h"
#include "table/message.h"
#include "table/plan.h"
#include "table/world.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tianyuan::table {

/// What the teacher has said of a move, and how much of the win it speaks of is on the board.
struct Remark {
    int ply = 0;  // the number of the move
    Reason headline;
    std::vector<Reason> lines;
    study::Critique critique;
    int step = 0;  // stones of the refutation that are shown

    /// The stones that show why, one after the other; `replaces` the move itself.
    const std::vector<study::WinStep>& steps() const { return critique.steps; }
    bool replacesMove() const {
        return critique.kind == study::Critique::Kind::GivesAway ||
               critique.finding.kind == study::Finding::Kind::MissedWin;
    }
};

/// Looks at each move of a person before it is answered, and says something only where a move loses
/// by force, misses a win or gives much away. It thinks elsewhere (World::hire), in stones and not
/// in time. One thread owns it.
class Teacher {
public:
    explicit Teacher(const World& world) : world_(world) {}

    /// Another game, with or without a teacher.
    void begin(const std::optional<TeacherPlan>& plan);
    bool isHere() const { return plan_ && world_.hire; }

    /// Looks at the last move of a position. `onAnswer` is called, once and later, with true if
    /// there is a remark now, which is then in remark().
    void consider(const player::Position& position, std::function<void(bool hasRemark)> onAnswer);
    /// Is there something that the side to move must see?
    void lookOut(const player::Position& position, std::function<void(Message)> onAnswer);
    bool isThinking() const { return player_ && player_->isThinking(); }

    const std::optional<Remark>& remark() const { return remark_; }
    /// Shows so many stones of the refutation.
    void showStep(int step);
    /// The move was taken back or is to stand; whoever thinks about it stops.
    void forget();

    /// The refutation on the board.
    void showOn(BoardView& view, const game::Game& game) const;

private:
    void ask(study::Tutor::Task task, const player::Position& position,
             std::function<void(const study::Tutor::Answer&)> onAnswer);
    bool mayStillSpeak(std::uint64_t position) const;

    const World& world_;
    std::optional<TeacherPlan> plan_;
    std::shared_ptr<player::AsyncPlayer> player_;
    std::optional<Remark> remark_;
    std::set<std::uint64_t> spokenOf_;  // positions; nothing is said twice
};

/// An opponent who waits for the teacher's word on the last move before thinking about his own.
class TaughtPlayer : public player::AsyncPlayer {
public:
    /// `look` looks at a position and calls the function when the opponent may think; `drop` lets
    /// whoever looks stop.
    using Look = std::function<void(const player::Position&, std::function<void()> goOn)>;

    TaughtPlayer(std::shared_ptr<player::AsyncPlayer> opponent, Look look,
                 std::function<void()> drop);

    void ask(player::Request request, const player::Limits& limits, OnReply onReply,
             OnThought onThought) override;
    void cancel() override;
    void hurry() override;
    bool isThinking() const override { return isWaiting_ || opponent_->isThinking(); }

private:
    std::shared_ptr<player::AsyncPlayer> opponent_;
    Look look_;
    std::function<void()> drop_;
    bool isWaiting_ = false;
};

}  // namespace tianyuan::table
