#include "desktop/puzzles/puzzle_desk.h"

#include "core/codes.h"
#include "desktop/bridge/choice.h"
#include "desktop/bridge/singleton.h"
#include "desktop/reading/record_desk.h"
#include "desktop/settings/language.h"
#include "desktop/store/game_store.h"
#include "desktop/table/game_controller.h"
#include "table/setup_position.h"

#include <QRandomGenerator>

namespace tianyuan::desktop {
namespace {

using practice::Mode;
using Kind = puzzle::Answer::Kind;

constexpr int LineStep = 420;  // ms between two stones of a line that is played out
constexpr int ClockStep = 250;
constexpr int ClockPause = 900;  // until the next puzzle comes against the clock

}  // namespace

PuzzleDesk::PuzzleDesk(GameStore& store, GameController& game, RecordDesk& desk,
                       const Language& language, QObject* parent)
    : QObject(parent),
      store_(store),
      game_(game),
      desk_(desk),
      language_(language),
      standing_(store, language) {
    connect(&language, &Language::changed, this, &PuzzleDesk::changed);
    lineTimer_.setInterval(LineStep);
    connect(&lineTimer_, &QTimer::timeout, this, &PuzzleDesk::stepLine);
    clock_.setInterval(ClockStep);
    connect(&clock_, &QTimer::timeout, this, &PuzzleDesk::tick);
}

PuzzleDesk* PuzzleDesk::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<PuzzleDesk>(*engine);
}

void PuzzleDesk::ask(const Work& work) {
    ++waiting_;
    Q_EMIT changed();
    store_.ask<PuzzleSight>(
        [run = run_, work](autosave::GameKeeper& keeper) -> Result<PuzzleSight> {
            return work(*run, keeper);
        },
        [this, ticket = ticket_](const PuzzleSight& sight) {
            --waiting_;
            if (ticket == ticket_) take(sight);
            Q_EMIT changed();
        });
}

void PuzzleDesk::begin(const QString& mode, const QString& rule, const QString& theme, int step) {
    practice::RunSetup setup;
    setup.mode = practice::modeFromId(mode.toStdString()).value_or(Mode::Next);
    setup.wish.rule = ruleFromId(rule.toStdString());
    setup.wish.theme = puzzle::themeFromId(theme.toStdString());
    if (step > 0) setup.wish.step = step;
    setup.seed = QRandomGenerator::global()->generate64();
    setup.day = localDay();
    ++ticket_;
    ask([setup](PuzzleRun& run, autosave::GameKeeper& keeper) { return run.begin(keeper, setup); });
}

void PuzzleDesk::play(QPoint point) {
    if (isBusy() || state_.isEmpty() || state_ == "over") return;
    const bool mayNot = sight_.isSolved || (isStrict() && sight_.isSettled);
    if (mayNot) {
        Q_EMIT refused();
        return;
    }
    showLine({});
    const Point place(point.x(), point.y());
    ask([place](PuzzleRun& run, autosave::GameKeeper&) { return run.play(place); });
}

void PuzzleDesk::hint() {
    if (isBusy() || isStrict() || sight_.isSolved) return;
    ask([](PuzzleRun& run, autosave::GameKeeper&) { return run.hint(); });
}

void PuzzleDesk::showSolution() {
    const bool mayNot = sight_.isSolved || (isStrict() && !sight_.isSettled);
    if (isBusy() || mayNot) return;
    ask([](PuzzleRun& run, autosave::GameKeeper&) { return run.showSolution(); });
}

void PuzzleDesk::startOver() {
    if (isBusy()) return;
    ask([](PuzzleRun& run, autosave::GameKeeper&) { return run.startOver(); });
}

void PuzzleDesk::next() {
    if (isBusy()) return;
    if (isStrict() && !sight_.isSettled) return;
    ask([](PuzzleRun& run, autosave::GameKeeper&) { return run.next(); });
}

void PuzzleDesk::leave() {
    if (state_.isEmpty()) return;
    clock_.stop();
    showLine({});
    sight_ = {};
    state_.clear();
    ask([](PuzzleRun& run, autosave::GameKeeper&) { return run.leave(); });
    ++ticket_;  // nobody waits for what comes of it
    standing_.refresh();
}

void PuzzleDesk::take(const PuzzleSight& sight) {
    sight_ = sight;
    state_ = stateOf(sight);
    std::vector<Move> line;
    if (state_ == "wrong") line = sight.answer->line;
    if (state_ == "shown") line = sight.solution;
    showLine(std::move(line));
    if (sight.answer && sight.answer->kind == Kind::Refused) Q_EMIT refused();
    if (state_ == "right") Q_EMIT stonePlayed();
    if (state_ == "solved") Q_EMIT solved();
    if (sight.run.deadline && state_ != "over") {
        clock_.start();
        const bool goesOn = sight.isSettled && !sight.run.isOver;
        if (goesOn) {
            QTimer::singleShot(ClockPause, this, [this, ticket = ticket_] {
                if (ticket == ticket_ && sight_.isSettled) next();
            });
        }
    } else {
        clock_.stop();
    }
    if (sight.isSettled || sight.run.isOver) standing_.refresh();
}

QString PuzzleDesk::stateOf(const PuzzleSight& sight) const {
    if (!sight.puzzle) return "over";
    if (!sight.solution.empty()) return "shown";
    if (sight.isSolved) return "solved";
    if (!sight.answer) return "begun";
    switch (sight.answer->kind) {
        case Kind::GoesOn:
            return "right";
        case Kind::Wrong:
            return "wrong";
        case Kind::Solved:
            return "solved";
        case Kind::NotAsked:
        case Kind::Refused:
            break;
    }
    return "other";
}

void PuzzleDesk::showLine(std::vector<Move> line) {
    line_ = std::move(line);
    shown_ = line_.empty() ? 0 : 1;
    if (line_.size() > 1) {
        lineTimer_.start();
    } else {
        lineTimer_.stop();
    }
}

void PuzzleDesk::stepLine() {
    if (shown_ < line_.size()) ++shown_;
    if (shown_ >= line_.size()) lineTimer_.stop();
    Q_EMIT stonePlayed();
    Q_EMIT changed();
}

void PuzzleDesk::tick() {
    Q_EMIT ticked();
    if (secondsLeft() > 0 || isBusy() || state_ == "over") return;
    clock_.stop();
    ask([](PuzzleRun& run, autosave::GameKeeper&) { return run.next(); });
}

int PuzzleDesk::secondsLeft() const {
    if (!sight_.run.deadline) return -1;
    return static_cast<int>(
        std::max<std::int64_t>((*sight_.run.deadline - autosave::timeNow()).count(), 0));
}

BoardPicture PuzzleDesk::picture() const {
    BoardPicture picture;
    picture.size = sight_.board.size();
    const Board& board = sight_.board;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Stone stone = board.at({x, y});
            if (stone != Stone::None) picture.stones.push_back({{x, y}, stone, 0});
        }
    }
    picture.last = sight_.last;
    picture.winning = sight_.winning;
    const bool playable = sight_.puzzle && !sight_.isSolved && !(isStrict() && sight_.isSettled);
    if (playable) picture.next = board.sideToMove();
    Stone side = board.sideToMove();
    for (std::size_t i = 0; i < shown_; ++i) {
        if (!line_[i].isPass()) {
            picture.line.push_back({line_[i].point(), side, static_cast<int>(i) + 1});
        }
        side = opponent(side);
    }
    if (sight_.help && sight_.help->point) {
        const bool isMove = !sight_.help->more;
        (isMove ? picture.suggested : picture.area) = sight_.help->point;
    }
    return picture;
}

QString PuzzleDesk::mode() const {
    return QString::fromStdString(std::string(practice::idOf(sight_.run.mode)));
}

bool PuzzleDesk::isStrict() const {
    return sight_.run.mode == Mode::Streak || sight_.run.mode == Mode::Clock;
}

QString PuzzleDesk::task() const {
    if (!sight_.puzzle) return {};
    return language_.say("puzzles.task." + std::string(puzzle::idOf(sight_.puzzle->theme)),
                         sideCode(sight_.puzzle->board.sideToMove()));
}

QString PuzzleDesk::played() const {
    const auto played = sight_.puzzle ? puzzle::playedInstead(*sight_.puzzle) : std::nullopt;
    return played ? language_.say(*played) : QString();
}

QString PuzzleDesk::name() const {
    if (!sight_.puzzle) return {};
    return QString::fromStdString(puzzle::nameOf(puzzle::keyOf(*sight_.puzzle)));
}

QString PuzzleDesk::about() const {
    if (!sight_.puzzle) return {};
    return language_.say("puzzles.about", "window.rule." + std::string(idOf(sight_.puzzle->rule)),
                         puzzle::stepOf(*sight_.puzzle), puzzle::Steps);
}

QString PuzzleDesk::score() const {
    const RunSoFar& run = sight_.run;
    switch (run.mode) {
        case Mode::Streak:
            return language_.say("puzzles.streak", run.solved);
        case Mode::Clock:
            return run.failed == 0
                       ? language_.say("puzzles.solved-count", run.solved)
                       : language_.say("puzzles.solved-and-missed", run.solved, run.failed);
        default:
            break;
    }
    const int all = run.solved + run.failed;
    return all == 0 ? QString() : language_.say("puzzles.tally", run.solved, all);
}

QString PuzzleDesk::headline() const {
    if (state_ == "over") {
        if (isStrict()) {
            return language_.say(
                "puzzles.run-over", sight_.run.solved,
                static_cast<int>(std::max<std::int64_t>(sight_.run.best, sight_.run.solved)));
        }
        if (sight_.run.mode == Mode::Due) {
            return language_.phrase(sight_.run.failed > 0 ? "puzzles.due-later"
                                                          : "puzzles.nothing-due");
        }
        if (sight_.run.mode == Mode::Day) return language_.phrase("puzzles.day-over");
        return language_.phrase("puzzles.none");
    }
    if (sight_.answer) return language_.say(sight_.answer->sentence);
    if (sight_.help) return language_.say(sight_.help->sentence);
    if (state_ == "shown") return language_.phrase("puzzles.solution-shown");
    return {};
}

QString PuzzleDesk::line() const {
    if (sight_.trouble) return language_.say(*sight_.trouble);
    if (state_ == "wrong" && !isStrict()) return language_.phrase("puzzles.try-again");
    if (sight_.help && sight_.help->more) return language_.say(*sight_.help->more);
    return {};
}

void PuzzleDesk::playOn() {
    if (!sight_.puzzle) return;
    const table::SetupPosition position(sight_.puzzle->board, sight_.puzzle->rule);
    game_.playFrom(position.record());
}

void PuzzleDesk::study() {
    if (!sight_.puzzle) return;
    desk_.read(table::SetupPosition(sight_.puzzle->board, sight_.puzzle->rule).record(), {});
}

void PuzzleDesk::openGame() {
    if (sight_.game) Q_EMIT gameWanted(*sight_.game, sight_.ply);
}

}  // namespace tianyuan::desktop
