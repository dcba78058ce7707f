#include "desktop/study/look_back.h"

#include "desktop/opponents/opponents.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/study/analysis.h"
#include "desktop/table/game_controller.h"
#include "study/evaluation.h"
#include "study/position_view.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {

LookBack::LookBack(GameController& game, Settings& settings, Language& language, QObject* parent)
    : QObject(parent),
      game_(game),
      settings_(settings),
      language_(language),
      review_(new GameReview(language, this)) {}

bool LookBack::isPossible() const {
    if (!game_.isActive() || game_.hasFailed() || line_.empty()) return false;
    return game_.isOver() || (settings_.play().help() && game_.table()->plan().isBetweenPeople());
}

void LookBack::open() {
    if (!isPossible() || open_) return;
    open_ = true;
    if (done() < total()) return start();
    Q_EMIT changed();
}

void LookBack::close() {
    if (!open_) return;
    stop();
    open_ = false;
    betterShown_ = false;
    Q_EMIT changed();
}

void LookBack::start() {
    if (running_ || !isPossible()) return;
    trouble_.clear();
    pending_.clear();
    const bool isWhole = done() == total();
    for (int ply = 0; ply < total(); ++ply) {
        if (isWhole || !review_->judged()[static_cast<std::size_t>(ply)]) pending_.push_back(ply);
    }
    const bool isEnded = !game_.onTable()->winningStones().empty();
    if (isWhole && isEnded) pending_.pop_back();
    running_ = true;
    judgeNext();
}

void LookBack::cancel() {
    stop();
    Q_EMIT changed();
}

void LookBack::stop() {
    judge_.cancel();
    if (running_) game_.keepNotes();
    running_ = false;
}

void LookBack::follow() {
    const game::Game* game = game_.onTable();
    std::vector<Move> line;
    if (game) line.assign(game->moves().begin(), game->moves().end());
    if (line != line_ || !game) {
        judge_.cancel();
        running_ = false;
        line_ = std::move(line);
        trouble_.clear();
    }
    const bool goesOn = wasOver_ && !game_.isOver();
    wasOver_ = game_.isOver();
    if (goesOn || !isPossible()) {
        judge_.cancel();
        running_ = false;
        open_ = false;
    }
    if (game_.shownPly() != shownPly_) betterShown_ = false;
    shownPly_ = game_.shownPly();
    review_->read(game, shownPly_);
    Q_EMIT changed();
}

int LookBack::done() const {
    if (running_) return total() - static_cast<int>(pending_.size());
    const auto& judged = review_->judged();
    return static_cast<int>(std::count(judged.begin(), judged.end(), true));
}

/// From the end to the start: what happened later helps to judge what came before.
void LookBack::judgeNext() {
    if (pending_.empty()) return finish();
    const int ply = pending_.back();
    const player::Milliseconds time(std::lround(settings_.study().lookBackSeconds() * 1000));
    analyst_ = settings_.study().analyst().toStdString();
    const Attempt asked =
        judge_.ask(analyst_, study::positionAfter(*game_.onTable(), ply), time,
                   [this, ply](const Result<player::Thought>& thought) { take(ply, thought); });
    if (!asked) giveUp(asked.reason());
    Q_EMIT changed();
}

void LookBack::finish() {
    stop();
    if (!review_->isCurved()) trouble_ = language_.say("study.no-scores");
    Q_EMIT changed();
}

void LookBack::take(int ply, const Result<player::Thought>& thought) {
    if (!thought) {
        giveUp(thought.reason());
        Q_EMIT changed();
        return;
    }
    const Stone side = study::positionAfter(*game_.onTable(), ply).board.sideToMove();
    const std::string by =
        isOurEngine(analyst_) ? "" : portraitOf(analyst_, language_.current()).name.toStdString();
    game_.write(ply, study::viewOf(*thought, side, by));
    pending_.pop_back();
    review_->read(game_.onTable(), shownPly_);
    judgeNext();
}

void LookBack::giveUp(const Reason& reason) {
    trouble_ = language_.say(reason);
    stop();
}

void LookBack::nextMistake() {
    const auto next = review_->mistakeAfter(shownPly_);
    if (!next) return;
    game_.showPly(*next);
    showBetter(true);
}

void LookBack::showBetter(bool shown) {
    if (shown == betterShown_) return;
    betterShown_ = shown;
    Q_EMIT changed();
}

void LookBack::paintBetter(BoardPicture& picture) const {
    if (!isBetterShown()) return;
    const study::MoveReview& review = *review_->shown();
    if (!review.move.isPass()) {
        std::erase_if(picture.stones,
                      [&](const ShownStone& stone) { return stone.point == review.move.point(); });
    }
    picture.last.reset();
    picture.winning.clear();
    picture.line = stonesOf(review.better, review.side);
}

}  // namespace tianyuan::desktop
