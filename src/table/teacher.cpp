#include "table/teacher.h"

#include <algorithm>
#include <utility>

namespace tianyuan::table {
namespace {

using study::Critique;
using study::Tutor;

/// What a better move leads to, as steps to be shown.
std::vector<study::WinStep> stepsOfBetter(const Critique& critique) {
    std::vector<study::WinStep> steps;
    Stone side = critique.side;
    for (const Move move : critique.better) {
        study::WinStep step;
        step.move = move;
        step.side = side;
        step.attacks = side == critique.side;
        steps.push_back(std::move(step));
        side = opponent(side);
    }
    return steps;
}

}  // namespace

void Teacher::begin(const std::optional<TeacherPlan>& plan) {
    forget();
    plan_ = plan;
    spokenOf_.clear();
}

bool Teacher::mayStillSpeak(std::uint64_t position) const {
    const bool isTired = plan_->most > 0 && static_cast<int>(spokenOf_.size()) >= plan_->most;
    return !isTired && !spokenOf_.contains(position);
}

void Teacher::ask(Tutor::Task task, const player::Position& position,
                  std::function<void(const Tutor::Answer&)> onAnswer) {
    study::CritiqueLimits limits;
    limits.strictness = plan_->strictness;
    const auto tutor = std::make_shared<Tutor>(task, limits);
    player_ = world_.hire(tutor);
    player_->ask(position, {},
                 [tutor, onAnswer = std::move(onAnswer)](const Result<player::Reply>&) {
                     onAnswer(tutor->answer());
                 },
                 {});
}

void Teacher::consider(const player::Position& position,
                       std::function<void(bool hasRemark)> onAnswer) {
    forget();
    const std::uint64_t hash = position.board.hash();
    // Asking takes time even where nothing may be said: so silence tells nothing.
    const auto take = [this, hash, size = position.board.size(),
                       ply = static_cast<int>(position.moves.size()),
                       onAnswer = std::move(onAnswer)](const Tutor::Answer& answer) {
        const Critique* critique = std::get_if<Critique>(&answer);
        if (!critique || critique->kind == Critique::Kind::Fine || !mayStillSpeak(hash)) {
            return onAnswer(false);
        }
        spokenOf_.insert(hash);
        remark_ = Remark{ply, headlineOf(*critique, size), linesOf(*critique, size), *critique, 0};
        if (critique->kind == Critique::Kind::GivesAway)
            remark_->critique.steps = stepsOfBetter(*critique);
        onAnswer(true);
    };
    ask(Tutor::Task::LastMove, position, take);
}

void Teacher::lookOut(const player::Position& position, std::function<void(Message)> onAnswer) {
    ask(Tutor::Task::Position, position,
        [size = position.board.size(),
         onAnswer = std::move(onAnswer)](const Tutor::Answer& answer) {
            const study::Lookout* lookout = std::get_if<study::Lookout>(&answer);
            if (!lookout) return;
            const std::vector<Reason> lines = linesOf(*lookout, size);
            Message message{lines.front(), std::nullopt, std::nullopt, false};
            if (lines.size() > 1) message.line = lines.back();
            onAnswer(message);
        });
}

void Teacher::showStep(int step) {
    if (!remark_) return;
    remark_->step = std::clamp(step, 0, static_cast<int>(remark_->steps().size()));
}

void Teacher::forget() {
    remark_.reset();
    // It stays until the next one is hired: this may be what it has just answered.
    if (player_) player_->cancel();
}

void Teacher::showOn(BoardView& view, const game::Game& game) const {
    if (!remark_ || remark_->step == 0 || game.ply() != remark_->ply) return;
    view.next = Stone::None;
    view.last.reset();
    if (remark_->replacesMove() && !remark_->critique.move.isPass()) {
        const Point point = remark_->critique.move.point();
        std::erase_if(view.stones, [&](const ShownStone& each) { return each.point == point; });
    }
    const study::WinStep* attack = nullptr;
    for (int i = 0; i < remark_->step; ++i) {
        const study::WinStep& step = remark_->steps()[static_cast<std::size_t>(i)];
        if (step.attacks) attack = &step;
        if (!step.move.isPass()) view.stones.push_back({step.move.point(), step.side, i + 1});
    }
    view.capsules.clear();
    for (const study::StandingShape& shape :
         attack ? attack->shapes : std::vector<study::StandingShape>()) {
        Capsule capsule;
        capsule.stones = shape.stones;
        capsule.growth = shape.growth;
        capsule.tone = Capsule::Tone::Threat;
        view.capsules.push_back(std::move(capsule));
    }
}

TaughtPlayer::TaughtPlayer(std::shared_ptr<player::AsyncPlayer> opponent, Look look,
                           std::function<void()> drop)
    : opponent_(std::move(opponent)), look_(std::move(look)), drop_(std::move(drop)) {}

void TaughtPlayer::ask(player::Request request, const player::Limits& limits, OnReply onReply,
                       OnThought onThought) {
    const player::Position* position = std::get_if<player::Position>(&request);
    if (!position || position->moves.empty()) {
        return opponent_->ask(std::move(request), limits, std::move(onReply), std::move(onThought));
    }
    isWaiting_ = true;
    const player::Position looked = *position;
    look_(looked, [this, request = std::move(request), limits, onReply = std::move(onReply),
                   onThought = std::move(onThought)]() mutable {
        if (!std::exchange(isWaiting_, false)) return;
        opponent_->ask(std::move(request), limits, std::move(onReply), std::move(onThought));
    });
}

void TaughtPlayer::cancel() {
    if (std::exchange(isWaiting_, false)) drop_();
    opponent_->cancel();
}

void TaughtPlayer::hurry() {
    if (!isWaiting_) opponent_->hurry();
}

}  // namespace tianyuan::table
