#include "web/bridge/look_back.h"

#include "study/evaluation.h"
#include "study/position_view.h"
#include "study/telling.h"

#include <algorithm>

namespace tianyuan::web {
namespace {

constexpr const char* Judge = "level:10";
/// As the desktop: in stones, so that it says the same however busy the computer is.
constexpr std::uint64_t JudgePlaces = 100'000;

}  // namespace

bool LookBack::isPossible() const {
    const table::Table* table = host_.table();
    return table && !table->moves().empty() && (table->isOver() || host_.reading());
}

void LookBack::open() {
    if (!isPossible() || open_) return;
    open_ = true;
    line_.clear();
    follow();
}

void LookBack::close() {
    if (!open_) return;
    open_ = false;
    judge_.reset();
    examiner_.cancel();
    pending_.clear();
    betterShown_ = false;
    winStones_ = 0;
    if (host_.table()) host_.table()->keepNotes();
}

const game::Game& LookBack::wholeGame() const { return host_.table()->wholeGame(); }

void LookBack::follow() {
    if (!open_) return;
    if (!isPossible()) return close();
    const table::Table& table = *host_.table();
    const bool isOtherMove = table.shownPly() != shownPly_;
    if (isOtherMove) {
        shownPly_ = table.shownPly();
        betterShown_ = false;
        winStones_ = 0;
    }
    if (table.moves() == line_) {
        if (isOtherMove) review_.turnTo(wholeGame(), shownPly_);
        return;
    }
    line_ = table.moves();
    judgeStopped_ = false;
    judge_ = std::make_unique<WorkerPlayer>(office_, "study", Judge, player::Milliseconds(0));
    examiner_.cancel();
    pending_.clear();
    const game::Game& game = wholeGame();
    const auto views = study::viewsOf(game);
    const auto chances = study::chancesOf(game);
    positions_ = views.size();
    for (std::size_t ply = 0; ply < views.size(); ++ply) {
        if (!views[ply] && !chances.ofBlack[ply]) pending_.push_back(static_cast<int>(ply));
    }
    read();
    if (!review_.isExamined()) examine();
    judgeNext();
}

/// What was proved so far is seen before it is kept.
void LookBack::read() {
    const game::Game& game = wholeGame();
    review_.read(game, examiner_.findings());
    review_.turnTo(game, shownPly_);
    winStones_ = std::min(winStones_, static_cast<int>(review_.steps().size()));
}

void LookBack::examine() {
    examiner_.start(wholeGame(), [this] {
        if (!examiner_.isRunning() && !examiner_.trouble()) {
            host_.table()->write(examiner_.findings());
            host_.table()->keepNotes();
        }
        read();
    });
}

void LookBack::judgeNext() {
    if (pending_.empty()) return host_.table()->keepNotes();
    ask(pending_.back(), 1);
}

void LookBack::ask(int ply, int lines) {
    thought_.reset();
    player::Limits limits;
    limits.nodes = JudgePlaces;
    limits.lines = lines;
    judge_->ask(
        study::positionAfter(wholeGame(), ply), limits,
        [this, ply, lines](const Result<player::Reply>& reply) {
            // Where there is no choice nothing is said, unless more lines are asked for.
            if (reply && !thought_ && lines == 1 && ply > 0) return ask(ply, 2);
            take(ply, reply);
        },
        [this](const player::Thought& thought) {
            if (thought.rank == 0) thought_ = thought;
        });
}

void LookBack::take(int ply, const Result<player::Reply>& reply) {
    if (!reply) {
        judgeStopped_ = true;
        pending_.clear();
        return;
    }
    player::Thought thought = thought_.value_or(player::Thought{});
    if (const Move* move = std::get_if<Move>(&*reply); move && thought.line.empty()) {
        thought.line = {*move};
    }
    const Stone side = study::positionAfter(wholeGame(), ply).board.sideToMove();
    host_.table()->write(ply, study::viewOf(thought, side));
    pending_.pop_back();
    read();
    judgeNext();
}

void LookBack::nextMistake() {
    const auto next = review_.mistakeAfter(shownPly_);
    if (!next) return;
    host_.table()->showPly(*next);
    follow();
    betterShown_ = true;
}

void LookBack::showBetter(bool shown) {
    betterShown_ = shown;
    if (shown) winStones_ = 0;
}

void LookBack::stepWin(int stones) {
    if (!open_) return;
    winStones_ = std::clamp(winStones_ + stones, 0, static_cast<int>(review_.steps().size()));
}

Json LookBack::view() const {
    Json view = {{"isPossible", isPossible()}, {"isOpen", open_}};
    if (!open_) return view;
    view.update(review_.view());
    view["total"] = positions_;
    view["done"] = positions_ - pending_.size();
    view["isRunning"] = !pending_.empty() || examiner_.isRunning();
    view["trouble"] =
        judgeStopped_ || examiner_.trouble() ? speaker_.phrase("web.look-back-stopped") : "";
    view["betterShown"] = betterShown_;
    const std::vector<study::WinStep>& steps = review_.steps();
    if (steps.empty()) return view;
    const int size = host_.table()->game().board().size();
    view["win"] = {
        {"step", {winStones_, steps.size()}},
        {"text", winStones_ == 0 ? ""
                                 : speaker_.say(study::textOf(
                                       steps[static_cast<std::size_t>(winStones_ - 1)], size))}};
    return view;
}

void LookBack::showOn(Json& board) const {
    if (!open_) return;
    if (winStones_ > 0) {
        review_.showWinOn(board, winStones_);
    } else if (betterShown_ && review_.hasBetter()) {
        review_.showBetterOn(board);
    }
}

}  // namespace tianyuan::web
