#pragma once

#include "core/result.h"
#include "course/lesson.h"
#include "table/board_view.h"

#include <optional>
#include <vector>

namespace tianyuan::course {

/// What became of an answer on the board, and what the board shows of it.
struct Answer {
    bool isRight = false;
    bool goesOn = false;         // right, and the attack is not over yet
    std::optional<Point> reply;  // what the other side plays then
    std::optional<Reason> why;   // what there is to see
    std::vector<table::Capsule> shown;
    std::vector<Point> winning;  // the five
};

/// Judges a stone of the side to move on an empty point. Where a whole win is asked for, `board` is
/// the position to which the attack has led.
Answer judgeAnswer(const Task& task, const Board& board, Point point);

}  // namespace tianyuan::course
