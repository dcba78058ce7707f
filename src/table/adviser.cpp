#include "table/adviser.h"

#include "core/notation.h"

#include <algorithm>

namespace tianyuan::table {
namespace {

const char* lineCode(int direction) {
    return direction == 0 ? "study.row" : direction == 1 ? "study.column" : "study.diagonal";
}

}  // namespace

void Adviser::ask(const game::Game& game, std::function<void(const Attempt&)> onReady) {
    auto guest = world_.adviser();
    if (!guest) return onReady(guest.reason());
    guest_ = std::move(*guest);
    thought_.reset();
    board_ = game.board();
    player::Position position{
        game.rule(), game.board(), {game.moves().begin(), game.moves().end()}};
    guest_.player->ask(
        std::move(position), guest_.limits,
        [this, rule = game.rule(), onReady](const Result<player::Reply>& reply) {
            if (!reply) return onReady(reply.reason());
            const Move* move = std::get_if<Move>(&*reply);
            if (!move || move->isPass()) return onReady(Reason{"table.no-hint", {}});
            const player::Score score = thought_ ? thought_->score : player::Score();
            hint_ = study::hintFor(rule, board_, move->point(), score);
            step_ = 0;
            onReady(Done{});
        },
        [this](const player::Thought& thought) {
            if (thought.rank == 0) thought_ = thought;
        });
}

Message Adviser::tellMore() {
    step_ = std::min(step_ + 1, HintSteps);
    if (step_ == 1) {
        const std::string region =
            "study.region." + std::string(study::regionOf(board_, hint_->area));
        const Reason where = hint_->direction < 0 ? Reason{"study.hint.where", {region}}
                                                  : Reason{"study.hint.where-line",
                                                           {region, lineCode(hint_->direction)}};
        return {where, Reason{"study.hint.again", {}}};
    }
    if (step_ == 2) {
        return {{"study.purpose." + std::string(study::idOf(hint_->purpose)), {}},
                Reason{"study.hint.once-more", {}}};
    }
    return {{"table.hint", {pointName(hint_->move, board_.size())}},
            Reason{"table.hint-help", {world_.nameOf(world_.adviserSpec)}},
            hint_->move};
}

void Adviser::forget() {
    if (guest_.player) guest_.player->cancel();
    guest_ = {};
    hint_.reset();
    step_ = 0;
}

void Adviser::showOn(BoardView& view) const {
    if (!hint_ || step_ == 0) return;
    if (step_ < HintSteps) view.area = hint_->area;
    if (step_ == HintSteps) view.suggested = hint_->move;
}

}  // namespace tianyuan::table
