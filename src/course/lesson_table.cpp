#include "course/lesson_table.h"

#include "core/notation.h"
#include "core/referee.h"
#include "study/forced_win.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace tianyuan::course {
namespace {

using Stage = LessonView::Stage;

std::vector<table::ShownStone> stonesOf(const Board& board) {
    std::vector<table::ShownStone> stones;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Stone stone = board.at({x, y});
            if (stone != Stone::None) stones.push_back({{x, y}, stone, 0});
        }
    }
    return stones;
}

Text replyTo(const Task& task, Point point) {
    Text others;
    for (const Task::Mistake& mistake : task.mistakes) {
        const auto& points = mistake.points;
        if (std::find(points.begin(), points.end(), point) != points.end()) return mistake.reply;
        if (points.empty()) others = mistake.reply;
    }
    return others;
}

/// Where a stone may stand if any place will do: the empty point nearest to the centre.
Point anyEmptyPoint(const Board& board) {
    const Point centre = board.centre();
    std::optional<Point> nearest;
    int least = 0;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const int distance = std::max(std::abs(x - centre.x), std::abs(y - centre.y));
            if (!board.isEmpty({x, y}) || (nearest && distance >= least)) continue;
            nearest = Point{x, y};
            least = distance;
        }
    }
    return nearest.value_or(centre);
}

}  // namespace

LessonTable::LessonTable(const Lesson& lesson, int task) : lesson_(&lesson) {
    number_ = std::clamp(task, 0, static_cast<int>(lesson.tasks.size()) - 1);
    begin(boardOf(number_));
}

/// Where a task begins that goes on from another: as if that one had been answered in the first way
/// that is right.
Board LessonTable::boardOf(int number) const {
    const Task& task = lesson_->tasks[static_cast<std::size_t>(number)];
    if (task.board || number == 0) return task.board.value_or(Board());
    Board board = boardOf(number - 1);
    const Task& before = lesson_->tasks[static_cast<std::size_t>(number - 1)];
    if (before.goal == Goal::Choice) return board;
    const Point answer = before.answers.empty() ? anyEmptyPoint(board) : before.answers.front();
    board.play(answer);
    if (before.then) board.play(*before.then);
    return board;
}

void LessonTable::begin(const Board& board) {
    start_ = board;
    if (task().turn) start_.setSideToMove(*task().turn);
    last_.reset();
    restart();
}

void LessonTable::restart() {
    board_ = start_;
    hints_ = 0;
    forgetAnswer();
}

void LessonTable::forgetAnswer() {
    stage_ = Stage::Asking;
    placed_.reset();
    answer_ = {};
    reply_ = {};
    chosen_ = -1;
}

bool LessonTable::next() {
    if (!isRight() || number_ + 1 >= static_cast<int>(lesson_->tasks.size())) return false;
    Board board = board_;
    if (placed_) board.play(*placed_);
    if (placed_ && answer_.reply && board.isEmpty(*answer_.reply)) board.play(*answer_.reply);
    ++number_;
    begin(task().board.value_or(board));
    return true;
}

Attempt LessonTable::play(Point point) {
    if (isRight()) return Reason{"course.done-already", {}};
    if (task().goal == Goal::Choice) return Reason{"course.choose-a-sentence", {}};
    if (!board_.contains(point)) return Reason{"move.off-board", {}};
    if (!board_.isEmpty(point)) {
        return Reason{"move.occupied", {pointName(point, board_.size())}};
    }
    forgetAnswer();
    hints_ = 0;
    answer_ = judgeAnswer(task(), board_, point);
    placed_ = point;
    if (!answer_.isRight) {
        stage_ = Stage::Wrong;
        reply_ = replyTo(task(), point);
        return Done{};
    }
    if (!answer_.goesOn) {
        stage_ = Stage::Right;
        reply_ = task().right;
        if (task().then && *task().then != point) answer_.reply = task().then;
        return Done{};
    }
    board_.play(point);
    last_ = answer_.reply ? answer_.reply : placed_;
    if (answer_.reply) {
        board_.play(*answer_.reply);
    } else {
        board_.setSideToMove(opponent(board_.sideToMove()));
    }
    placed_.reset();
    return Done{};
}

Attempt LessonTable::choose(int choice) {
    if (isRight()) return Reason{"course.done-already", {}};
    if (choice < 0 || choice >= static_cast<int>(task().choices.size())) {
        return Reason{"course.no-such-choice", {std::to_string(choice + 1)}};
    }
    forgetAnswer();
    const Choice& chosen = task().choices[static_cast<std::size_t>(choice)];
    stage_ = chosen.isRight ? Stage::Right : Stage::Wrong;
    reply_ = chosen.reply;
    chosen_ = choice;
    return Done{};
}

void LessonTable::hint() {
    if (isRight()) return;
    const Answer kept = answer_;
    const bool goesOn = stage_ == Stage::Asking;
    forgetAnswer();
    if (goesOn) answer_ = kept;
    hints_ = std::min(hints_ + 1, 2);
}

std::optional<Point> LessonTable::goodPoint() const {
    if (task().goal == Goal::Choice) return std::nullopt;
    if (task().goal == Goal::Win) {
        const auto win = study::findForcedWin(task().rule, board_, board_.sideToMove());
        return win ? std::optional(win->line.front().point()) : std::nullopt;
    }
    if (task().answers.empty()) return board_.centre();
    return task().answers.front();
}

LessonView LessonTable::view() const {
    LessonView view;
    view.task = number_;
    view.tasks = static_cast<int>(lesson_->tasks.size());
    view.stage = stage_;
    view.ask = task().ask;
    view.reply = reply_;
    view.why = answer_.why;
    view.chosen = chosen_;
    for (const Choice& choice : task().choices) view.choices.push_back(choice.text);

    table::BoardView& board = view.board;
    board.size = board_.size();
    board.stones = stonesOf(board_);
    board.last = last_;
    const bool isFoulTask = task().goal == Goal::Foul;
    if (placed_ && (!isFoulTask || stage_ == Stage::Wrong)) {
        board.stones.push_back({*placed_, board_.sideToMove(), 0});
        board.last = placed_;
        if (answer_.reply)
            board.stones.push_back({*answer_.reply, opponent(board_.sideToMove()), 0});
        if (answer_.reply && stage_ == Stage::Right) board.last = answer_.reply;
        if (stage_ == Stage::Wrong) {
            board.marks.push_back({record::Mark::Kind::Cross, *placed_, {}});
        }
    }
    if (placed_ && isFoulTask && stage_ == Stage::Right) board.foul = placed_;
    board.winning = answer_.winning;
    board.capsules = answer_.shown;
    if (stage_ == Stage::Asking) {
        for (const Highlight& each : task().highlights) {
            board.capsules.push_back(
                {each.stones, each.growth, 0, true, table::Capsule::Tone::Own});
        }
    }
    if (task().goal != Goal::Choice && stage_ != Stage::Right) board.next = board_.sideToMove();
    if (const auto good = hints_ > 0 ? goodPoint() : std::nullopt) {
        (hints_ == 1 ? board.area : board.suggested) = good;
        view.hint = Reason{hints_ == 1 ? "course.hint.area" : "course.hint.point",
                           {pointName(*good, board.size)}};
    }
    return view;
}

}  // namespace tianyuan::course
