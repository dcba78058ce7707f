#include "desktop/study/look_back.h"

#include "desktop/opponents/opponents.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/study/analysis.h"
#include "desktop/table/game_controller.h"
#include "study/engine_judge.h"
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
      review_(new GameReview(language, this)),
      winLine_(new WinLine(language, this)),
      examiner_(new GameExaminer(this)) {
    connect(winLine_, &WinLine::changed, this, &LookBack::changed);
    connect(examiner_, &GameExaminer::found, this, [this] {
        read();
        Q_EMIT changed();
    });
    connect(examiner_, &GameExaminer::finished, this, &LookBack::keepFindings);
}

bool LookBack::isOver() const { return game_.wholeGame() && game_.wholeGame()->outcome().isOver(); }

bool LookBack::isPossible() const {
    if (!game_.isActive() || game_.hasFailed() || line_.empty()) return false;
    return isOver() || (settings_.play().help() && game_.table()->plan().isBetweenPeople());
}

void LookBack::open() {
    if (!isPossible() || open_) return;
    open_ = true;
    if (!isWhole()) return start();
    Q_EMIT changed();
}

void LookBack::close() {
    if (!open_) return;
    stop();
    open_ = false;
    betterShown_ = false;
    winLine_->goTo(0);
    Q_EMIT changed();
}

void LookBack::start() {
    if (isRunning() || !isPossible()) return;
    trouble_.clear();
    pending_.clear();
    const bool isAgain = isWhole();
    for (int ply = 0; ply < total(); ++ply) {
        if (isAgain || !review_->known().judged[static_cast<std::size_t>(ply)])
            pending_.push_back(ply);
    }
    const bool isEnded = !game_.wholeGame()->winningStones().empty();
    if (isAgain && isEnded) pending_.pop_back();
    if (isAgain || !review_->known().examined) examiner_->start(study::lineOf(*game_.wholeGame()));
    running_ = true;
    judgeNext();
}

/// What was proved so far is seen before it is kept.
void LookBack::read() {
    const game::Game* game = game_.wholeGame();
    review_->read(game, shownPly_, examiner_->findings());
    winLine_->show(review_->move().steps, game ? game->board().size() : 0);
}

void LookBack::keepFindings() {
    game_.write(examiner_->findings());
    if (!running_) game_.keepNotes();
    read();
    Q_EMIT changed();
}

void LookBack::cancel() {
    stop();
    Q_EMIT changed();
}

void LookBack::stop() {
    judge_.cancel();
    examiner_->cancel();
    if (running_) game_.keepNotes();
    running_ = false;
}

void LookBack::follow() {
    const game::Game* game = game_.wholeGame();
    std::vector<Move> line;
    if (game) line.assign(game->moves().begin(), game->moves().end());
    if (line != line_ || !game) {
        judge_.cancel();
        examiner_->cancel();
        running_ = false;
        line_ = std::move(line);
        trouble_.clear();
    }
    const bool goesOn = wasOver_ && !isOver();
    wasOver_ = isOver();
    if (goesOn || !isPossible()) {
        judge_.cancel();
        examiner_->cancel();
        running_ = false;
        open_ = false;
    }
    if (game_.shownPly() != shownPly_) betterShown_ = false;
    shownPly_ = game_.shownPly();
    read();
    Q_EMIT changed();
}

int LookBack::done() const {
    if (running_) return total() - static_cast<int>(pending_.size());
    const auto& judged = review_->known().judged;
    return static_cast<int>(std::count(judged.begin(), judged.end(), true));
}

/// From the end to the start: what happened later helps to judge what came before.
void LookBack::judgeNext() {
    if (pending_.empty()) return finish();
    const int ply = pending_.back();
    analyst_ = settings_.study().analyst().toStdString();
    const player::Limits within = limits();
    const Attempt asked =
        judge_.ask(analyst_, study::positionAfter(*game_.wholeGame(), ply), within,
                   settings_.play().engineMemory(),
                   [this, ply, stones = within.nodes](const Result<player::Thought>& thought) {
                       take(ply, stones.value_or(0), thought);
                   });
    if (!asked) giveUp(asked.reason());
    Q_EMIT changed();
}

/// Our engine is limited by stones, so that it says the same however busy the computer is; and at
/// the usual setting, the same as in the terminal.
player::Limits LookBack::limits() const {
    constexpr double StonesASecond = study::EngineJudge::UsualStones;
    const double seconds = settings_.study().lookBackSeconds();
    player::Limits limits;
    if (isOurEngine(analyst_)) {
        limits.nodes = static_cast<std::uint64_t>(std::llround(seconds * StonesASecond));
    } else {
        limits.turn = player::Milliseconds(std::lround(seconds * 1000));
    }
    return limits;
}

void LookBack::finish() {
    judge_.cancel();
    game_.keepNotes();
    running_ = false;
    if (!review_->isCurved()) trouble_ = language_.say("study.no-scores");
    Q_EMIT changed();
}

void LookBack::take(int ply, std::uint64_t stones, const Result<player::Thought>& thought) {
    if (!thought) {
        giveUp(thought.reason());
        Q_EMIT changed();
        return;
    }
    const Stone side = study::positionAfter(*game_.wholeGame(), ply).board.sideToMove();
    study::PositionView view = study::viewOf(*thought, side);
    view.stones = stones;
    if (!isOurEngine(analyst_)) {
        view.by = portraitOf(analyst_, language_.current()).name.toStdString();
    }
    game_.write(ply, view);
    pending_.pop_back();
    read();
    judgeNext();
}

void LookBack::giveUp(const Reason& reason) {
    trouble_ = language_.say(reason);
    stop();
}

void LookBack::nextMistake() {
    const auto next = review_->known().mistakeAfter(shownPly_);
    if (!next) return;
    game_.showPly(*next);
    showBetter(true);
}

void LookBack::showBetter(bool shown) {
    if (shown == isBetterShown()) return;
    betterShown_ = shown;
    if (shown) winLine_->goTo(0);
    Q_EMIT changed();
}

void LookBack::paint(BoardPicture& picture) const {
    if (!isPainting()) return;
    const auto& judged = review_->move().judged;
    const auto& finding = review_->move().proved;
    const Move move = finding ? finding->move : judged->move;
    const bool isReplaced =
        isBetterShown() || (finding && finding->kind == study::Finding::Kind::MissedWin);
    if (isReplaced && !move.isPass()) {
        std::erase_if(picture.stones,
                      [&](const ShownStone& stone) { return stone.point == move.point(); });
    }
    if (winLine_->isShown()) return winLine_->paint(picture);
    picture.last.reset();
    picture.winning.clear();
    if (!finding) {
        picture.line = stonesOf(judged->better, judged->side);
    } else if (finding->kind == study::Finding::Kind::MissedWin) {
        picture.line = stonesOf(finding->line, finding->side);
    } else {
        for (const study::Defence& defence : finding->held) {
            picture.scores.push_back({defence.point, defence.isProved ? 1.0 : 0.6, {}});
        }
    }
}

}  // namespace tianyuan::desktop
