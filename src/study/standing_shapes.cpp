#include "study/standing_shapes.h"

#include "eval/shape_map.h"

#include <algorithm>

namespace tianyuan::study {
namespace {

using namespace eval;
using ShapeKind = StandingShape::Kind;

/// The stones of `side` that a stone on `point` would join, from one end to the other.
std::vector<Point> joinedBy(const Board& board, Point point, Offset step, Stone side) {
    Point first = point;
    while (board.at(first - step) == side) first = first - step;
    std::vector<Point> stones;
    for (Point next = first; next == point || board.at(next) == side; next = next + step) {
        if (next != point) stones.push_back(next);
    }
    return stones;
}

/// The shapes of one direction.
class Line {
public:
    Line(const Board& board, Offset step, Stone side) : board_(board), step_(step), side_(side) {}

    void addFive(Point point) {
        StandingShape& four = find(fours_, ShapeKind::Four, joinedBy(board_, point, step_, side_));
        four.growth.push_back(point);
        if (four.growth.size() > 1) four.kind = ShapeKind::OpenFour;
    }
    void addOpenFour(Point point, bool isAllowed) {
        const std::vector<Point> stones = joinedBy(board_, point, step_, side_);
        if (stones.size() != 3) return;
        StandingShape& three = find(threes_, ShapeKind::OpenThree, stones);
        // Where it may grow counts; where it may not is shown only if it cannot grow at all.
        if (isAllowed && !three.counts) three.growth.clear();
        if (isAllowed || !three.counts || three.growth.empty()) {
            three.counts = isAllowed;
            three.growth.push_back(point);
        }
    }
    /// Threes that are part of a four say nothing new.
    void moveTo(std::vector<StandingShape>& all) {
        std::erase_if(threes_, [this](const StandingShape& three) {
            return std::any_of(fours_.begin(), fours_.end(), [&](const StandingShape& four) {
                return std::all_of(three.stones.begin(), three.stones.end(), [&](Point stone) {
                    return std::find(four.stones.begin(), four.stones.end(), stone) !=
                           four.stones.end();
                });
            });
        });
        for (auto* shapes : {&fours_, &threes_})
            all.insert(all.end(), shapes->begin(), shapes->end());
    }

private:
    StandingShape& find(std::vector<StandingShape>& shapes, ShapeKind kind,
                        const std::vector<Point>& stones) const {
        for (StandingShape& shape : shapes) {
            if (shape.stones == stones) return shape;
        }
        shapes.push_back({kind, side_, stones, {}, true});
        return shapes.back();
    }

    const Board& board_;
    Offset step_;
    Stone side_;
    std::vector<StandingShape> fours_, threes_;
};

}  // namespace

const char* codeOf(const StandingShape& shape) {
    using Kind = StandingShape::Kind;
    if (!shape.counts) return "study.no-three";
    return shape.kind == Kind::OpenFour ? "study.open-four"
           : shape.kind == Kind::Four   ? "study.four"
                                        : "study.open-three";
}

std::vector<StandingShape> standingShapes(Rule rule, const Board& board, Stone side) {
    const ShapeMap map(rule, board);
    const Side own = sideOf(side);
    std::vector<StandingShape> all;
    for (int direction = 0; direction < 4; ++direction) {
        Line line(board, Directions[static_cast<std::size_t>(direction)], side);
        map.empty().forEach(board.size(), [&](Cell cell) {
            const Shape shape = shapeAt(map.shapes(own, cell), direction);
            if (shape == Shape::Five) line.addFive(pointOf(cell));
            if (shape == Shape::OpenFour) {
                line.addOpenFour(pointOf(cell), !map.isForbidden(cell, own));
            }
        });
        line.moveTo(all);
    }
    std::stable_sort(all.begin(), all.end(), [](const StandingShape& a, const StandingShape& b) {
        return a.kind < b.kind;
    });
    return all;
}

}  // namespace tianyuan::study
