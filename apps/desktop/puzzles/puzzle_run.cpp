#include "desktop/puzzles/puzzle_run.h"

#include "core/referee.h"
#include "practice/own_games.h"
#include "puzzle/collection.h"

#include <ctime>

namespace tianyuan::desktop {
namespace {

using autosave::timeNow;

}  // namespace

std::chrono::year_month_day localDay() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return std::chrono::year(local.tm_year + 1900) / (local.tm_mon + 1) / local.tm_mday;
}

PuzzleSight PuzzleRun::begin(Keeper& keeper, const practice::RunSetup& setup) {
    leave();
    run_.reset();
    log_.emplace(keeper.library());
    started_ = timeNow();
    practice::RunSetup whole = setup;
    whole.puzzles = puzzle::builtInPuzzles();  // reading them takes a while, the first time
    run_.emplace(whole, *log_, started_);
    finished_ = false;
    return next();
}

PuzzleSight PuzzleRun::next() {
    if (!run_) return {};
    const Result<bool> more = run_->next(timeNow());
    PuzzleSight seen = sight();
    if (!more) seen.trouble = more.reason();
    if (!more || !*more) {
        seen.puzzle.reset();
        seen.run.isOver = true;
        leave();
    }
    return seen;
}

PuzzleSight PuzzleRun::play(Point point) {
    if (!run_ || !run_->hasBoard()) return {};
    const practice::Run::Played played = run_->play(point, timeNow());
    PuzzleSight seen = sight();
    seen.answer = played.answer;
    if (!played.kept) seen.trouble = played.kept.reason();
    const bool byFive = played.answer.kind == puzzle::Answer::Kind::Solved &&
                        puzzle::isAttack(run_->board().puzzle().theme);
    if (byFive) {
        const Stone side = opponent(seen.board.sideToMove());
        seen.winning = winningStones(seen.board, point, side, run_->board().puzzle().rule);
    }
    return seen;
}

PuzzleSight PuzzleRun::hint() {
    if (!run_ || !run_->hasBoard()) return {};
    const puzzle::Help help = run_->board().hint();
    PuzzleSight seen = sight();
    seen.help = help;
    return seen;
}

PuzzleSight PuzzleRun::showSolution() {
    if (!run_ || !run_->hasBoard()) return {};
    std::vector<Move> line = run_->board().solution();
    const Attempt kept = run_->giveUp(timeNow());
    PuzzleSight seen = sight();
    seen.solution = std::move(line);
    if (!kept) seen.trouble = kept.reason();
    return seen;
}

PuzzleSight PuzzleRun::startOver() {
    if (run_ && run_->hasBoard()) run_->board().startOver();
    return sight();
}

PuzzleSight PuzzleRun::leave() {
    PuzzleSight seen = sight();
    if (run_ && !finished_) {
        finished_ = true;
        const Attempt kept = run_->finish(timeNow());
        if (!kept) seen.trouble = kept.reason();
    }
    return seen;
}

PuzzleSight PuzzleRun::sight() {
    PuzzleSight seen;
    if (!run_) return seen;
    seen.run.mode = run_->setup().mode;
    seen.run.solved = run_->solved();
    seen.run.failed = run_->failed();
    seen.run.isOver = run_->isOver(timeNow());
    seen.isSettled = run_->isSettled();
    if (seen.run.mode == practice::Mode::Clock)
        seen.run.deadline = started_ + practice::TimeOfAClockRun;
    const auto best = log_->bestRun(std::string(practice::idOf(seen.run.mode)));
    if (best) seen.run.best = *best;
    if (!run_->hasBoard()) return seen;
    const puzzle::PuzzleBoard& board = run_->board();
    seen.puzzle = board.puzzle();
    seen.board = board.board();
    seen.isSolved = board.isSolved();
    if (!board.moves().empty()) seen.last = board.moves().back().point();
    if (run_->card()) {
        seen.game = run_->card()->game;
        seen.ply = run_->card()->ply;
    }
    return seen;
}

}  // namespace tianyuan::desktop
