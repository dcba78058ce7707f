#include "course/answer.h"

#include "core/codes.h"
#include "core/notation.h"
#include "core/referee.h"
#include "course/attack.h"
#include "study/forced_win.h"
#include "study/standing_shapes.h"
#include "table/foul_view.h"

#include <algorithm>

namespace tianyuan::course {
namespace {

using Kind = study::StandingShape::Kind;

bool contains(const std::vector<Point>& points, Point point) {
    return std::find(points.begin(), points.end(), point) != points.end();
}

/// The fours and open threes in which a stone stands.
struct Made {
    std::vector<study::StandingShape> shapes;

    Made(Rule rule, const Board& board, Point point)
        : shapes(study::standingShapes(rule, board, board.at(point))) {
        std::erase_if(shapes, [point](const study::StandingShape& shape) {
            return !shape.counts || !contains(shape.stones, point);
        });
    }

    int count(Kind kind) const {
        return static_cast<int>(
            std::count_if(shapes.begin(), shapes.end(),
                          [kind](const auto& shape) { return shape.kind == kind; }));
    }
    int fours() const { return count(Kind::Four) + count(Kind::OpenFour); }
    int threes() const { return count(Kind::OpenThree); }

    std::string code() const {
        if (count(Kind::OpenFour) > 0) return "open-four";
        if (fours() > 1) return "double-four";
        if (fours() > 0) return threes() > 0 ? "four-three" : "four";
        return threes() > 1 ? "double-three" : threes() > 0 ? "open-three" : "nothing";
    }

    std::vector<table::Capsule> capsules(table::Capsule::Tone tone) const {
        std::vector<table::Capsule> all;
        for (const study::StandingShape& shape : shapes) {
            all.push_back({shape.stones, shape.growth, 0, true, tone});
        }
        return all;
    }
};

/// "White plays H9 and has an open four."
void refute(const Task& task, const Board& board, Answer& answer) {
    const Stone other = board.sideToMove();
    const auto win = study::findForcedWin(task.rule, board, other);
    if (!win) return;
    const Point point = win->line.front().point();
    answer.reply = point;
    Board after = board;
    after.place(point, other);
    const std::string name = pointName(point, board.size());
    answer.winning = winningStones(after, point, other, task.rule);
    if (!answer.winning.empty()) {
        answer.why = Reason{"course.then.five", {sideCode(other), name}};
        return;
    }
    const Made made(task.rule, after, point);
    answer.shown = made.capsules(table::Capsule::Tone::Warning);
    answer.why = Reason{"course.then." + made.code(), {sideCode(other), name}};
}

/// What a wrong stone has made, in words that a learner who is asked for this knows already.
std::string codeOf(Goal goal, const Made& made) {
    if (goal == Goal::Five) return "no-five";
    const bool isAboutFours = goal == Goal::Four || goal == Goal::OpenFour;
    const std::string code = made.code();
    return isAboutFours && code == "nothing" ? "no-four" : code;
}

void judgeAttack(const Task& task, const Board& after, Point point, Answer& answer) {
    const Stone side = after.at(point);
    const Stone other = opponent(side);
    const Defence defence = bestDefence(task.rule, after, other);
    const std::string name = defence.answer ? pointName(*defence.answer, after.size()) : "";
    answer.isRight = defence.kind == Defence::Kind::Loses;
    answer.goesOn = answer.isRight;
    answer.reply = defence.answer;
    const Made made(task.rule, after, point);
    answer.shown = made.capsules(table::Capsule::Tone::Own);
    switch (defence.kind) {
        case Defence::Kind::Free:
            answer.why = Reason{"course.no-threat", {sideCode(other)}};
            break;
        case Defence::Kind::Holds:
            answer.why = Reason{"course.escapes", {sideCode(other), name}};
            break;
        case Defence::Kind::Loses:
            answer.why = defence.answer ? Reason{"course.answers", {sideCode(other), name}}
                                        : Reason{"course.may-not-answer", {sideCode(other)}};
            break;
    }
}

void judgeFoul(const Board& board, Point point, Answer& answer) {
    const auto foul = table::foulViewOf(board, point);
    answer.isRight = foul && foul->isForbidden;
    if (!foul) return;
    answer.why = foul->headline;
    answer.shown = foul->capsules;
}

}  // namespace

Answer judgeAnswer(const Task& task, const Board& board, Point point) {
    Answer answer;
    const Stone side = board.sideToMove();
    if (task.goal == Goal::Foul) {
        judgeFoul(board, point, answer);
        return answer;
    }
    const Judgement judgement = judge(board, point, side, task.rule);
    if (judgement == Judgement::Foul) {
        judgeFoul(board, point, answer);
        answer.isRight = false;
        return answer;
    }
    Board after = board;
    after.play(point);
    answer.winning = winningStones(after, point, side, task.rule);
    if (task.goal == Goal::Win) {
        answer.isRight = judgement == Judgement::Win;
        if (!answer.isRight) judgeAttack(task, after, point, answer);
        return answer;
    }
    answer.isRight = task.answers.empty() || contains(task.answers, point);
    if (task.goal == Goal::Place || judgement == Judgement::Win) return answer;
    if (task.goal == Goal::Stop) {
        if (!answer.isRight) refute(task, after, answer);
        return answer;
    }
    const Made made(task.rule, after, point);
    answer.shown = made.capsules(table::Capsule::Tone::Own);
    if (!answer.isRight) {
        answer.why =
            Reason{"course.made." + codeOf(task.goal, made), {pointName(point, board.size())}};
    }
    return answer;
}

}  // namespace tianyuan::course
