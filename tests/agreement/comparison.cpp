#include "agreement/comparison.h"

#include "agreement/answer_text.h"

#include <algorithm>
#include <utility>

namespace tianyuan::test {
namespace {

constexpr std::array Colours{Stone::Black, Stone::White};

template <typename List>
List sorted(List list) {
    std::sort(list.begin(), list.end());
    return list;
}

std::vector<std::vector<Point>> sortedRows(std::vector<std::vector<Point>> rows) {
    for (auto& row : rows) std::sort(row.begin(), row.end());
    return sorted(std::move(rows));
}

std::vector<std::pair<std::array<Point, 4>, std::vector<Point>>> foursOf(
    const Inspection& inspection) {
    std::vector<std::pair<std::array<Point, 4>, std::vector<Point>>> fours;
    for (const Four& four : inspection.fours) {
        fours.emplace_back(sorted(four.stones), sorted(four.completions));
    }
    return sorted(std::move(fours));
}

std::vector<std::pair<std::array<Point, 3>, std::vector<Point>>> threesOf(
    const Inspection& inspection) {
    std::vector<std::pair<std::array<Point, 3>, std::vector<Point>>> threes;
    for (const Three& three : inspection.threes) {
        std::vector<Point> completions;
        for (const Inspection& completion : three.completions) {
            completions.push_back(completion.point);
        }
        threes.emplace_back(sorted(three.stones), sorted(std::move(completions)));
    }
    return sorted(std::move(threes));
}

template <typename Map>
auto listOf(const Map& map) {
    return std::vector<std::pair<typename Map::key_type, typename Map::mapped_type>>(map.begin(),
                                                                                     map.end());
}

}  // namespace

template <typename T>
void Comparison::expectSame(const char* what, const Board& board, Point point, const T& real,
                            const T& reference) {
    if (real == reference) return;
    differences_.push_back(
        {what, rule_, board, point, textOf(real, board.size()), textOf(reference, board.size())});
}

bool Comparison::compare(const Position& position) {
    const auto& [board, rule] = position;
    rule_ = rule;
    ++counts_.positions;
    const std::size_t before = differences_.size();
    const ReferenceReferee reference(board);
    std::vector<Answer> answers;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            Answer answer = compareRows(board, reference, {x, y});
            if (!board.isEmpty({x, y})) continue;
            compareEmptyPoint(board, reference, answer);
            count(reference, answer);
            answers.push_back(std::move(answer));
        }
    }
    compareForbiddenPoints(board, answers);
    for (const Symmetry symmetry : AllSymmetries) {
        if (symmetry != Symmetry{}) compareImage(board, symmetry, answers);
    }
    return differences_.size() == before;
}

/// Also on occupied points: it is promised that what stands there does not matter.
Comparison::Answer Comparison::compareRows(const Board& board, const ReferenceReferee& reference,
                                           Point point) {
    Answer answer;
    answer.point = point;
    for (std::size_t i = 0; i < Colours.size(); ++i) {
        const std::vector<Point> stones = reference.winningStones(point, Colours[i], rule_);
        expectSame("winningStones", board, point,
                   sorted(winningStones(board, point, Colours[i], rule_)), sorted(stones));
        expectSame("makesFive", board, point, makesFive(board, point, Colours[i], rule_),
                   !stones.empty());
        answer.winningStones[i] = stones;
    }
    return answer;
}

void Comparison::compareEmptyPoint(const Board& board, const ReferenceReferee& reference,
                                   Answer& answer) {
    const Point point = answer.point;
    for (std::size_t i = 0; i < Colours.size(); ++i) {
        answer.judgements[i] = reference.judge(point, Colours[i], rule_);
        expectSame(i == 0 ? "judge, Black" : "judge, White", board, point,
                   judge(board, point, Colours[i], rule_), answer.judgements[i]);
    }
    const Inspection inspection = inspect(board, point);
    expectSame("inspect: the point", board, point, inspection.point, point);
    if (inspection.point != point) return;
    answer.foul = compareInspection(board, reference, inspection);
    answer.hasTwoThrees = inspection.threes.size() >= 2;
}

/// Compares the whole tree of reasons and gives back what the reference says of its root. `board`
/// is without the inspected stone.
FoulStatus Comparison::compareInspection(const Board& board, const ReferenceReferee& reference,
                                         const Inspection& inspection) {
    const Point point = inspection.point;
    const FoulStatus status = reference.foulStatus(point);
    expectSame("foulStatus", board, point, foulStatus(board, point), status);
    expectSame("inspect: status", board, point, inspection.status, status);

    const ReferenceReferee after = reference.with(point, Stone::Black);
    compareShapes(board, after, inspection);
    if (!differences_.empty()) return status;  // what follows may not even be on the board
    Board boardAfter = board;
    boardAfter.place(point, Stone::Black);
    for (const Three& three : inspection.threes) {
        bool counts = false;
        for (const Inspection& completion : three.completions) {
            const FoulStatus nested = compareInspection(boardAfter, after, completion);
            counts = counts || nested == FoulStatus::Free;
        }
        expectSame("inspect: a three counts", board, point, three.counts(), counts);
    }
    return status;
}

void Comparison::compareShapes(const Board& board, const ReferenceReferee& after,
                               const Inspection& inspection) {
    const Point point = inspection.point;
    std::vector<std::vector<Point>> rows;
    for (const std::vector<Point>& row : after.rows(point)) {
        const bool decides = (inspection.status == FoulStatus::Five && row.size() == 5) ||
                             (inspection.status == FoulStatus::Overline && row.size() >= 6);
        if (decides) rows.push_back(row);
    }
    expectSame("inspect: rows", board, point, sortedRows(inspection.rows), sortedRows(rows));
    // Where a row decides, fours and threes are no reasons and stay out of the answer.
    const bool rowDecides = !rows.empty();
    const auto fours = rowDecides ? ReferenceReferee::Fours{} : after.fours(point);
    const auto threes = rowDecides ? ReferenceReferee::Threes{} : after.threes(point);
    expectSame("inspect: fours", board, point, foursOf(inspection), listOf(fours));
    expectSame("inspect: threes", board, point, threesOf(inspection), listOf(threes));

    const auto counting = std::count_if(inspection.threes.begin(), inspection.threes.end(),
                                        [](const Three& three) { return three.counts(); });
    if (inspection.status == FoulStatus::Free) {
        expectSame("inspect: two fours are a foul", board, point, inspection.fours.size() < 2,
                   true);
        expectSame("inspect: two threes are a foul", board, point, counting < 2, true);
    } else if (inspection.status == FoulStatus::DoubleFour) {
        expectSame("inspect: two fours", board, point, inspection.fours.size() >= 2, true);
    } else if (inspection.status == FoulStatus::DoubleThree) {
        expectSame("inspect: two threes", board, point, counting >= 2, true);
    }
}

void Comparison::compareForbiddenPoints(const Board& board, const std::vector<Answer>& answers) {
    std::vector<std::pair<Point, FoulStatus>> expected;
    for (const Answer& answer : answers) {
        if (isFoul(answer.foul)) expected.emplace_back(answer.point, answer.foul);
    }
    std::vector<std::pair<Point, FoulStatus>> found;
    for (const ForbiddenPoint& forbidden : forbiddenPoints(board)) {
        found.emplace_back(forbidden.point, forbidden.foul);
    }
    expectSame("forbiddenPoints", board, board.centre(), found, expected);
}

/// The reference judged the board as it was; the real referee must say the same of its image.
void Comparison::compareImage(const Board& board, Symmetry symmetry,
                              const std::vector<Answer>& answers) {
    const Board image = transformed(board, symmetry);
    for (const Answer& answer : answers) {
        const Point point = symmetry(answer.point, board.size());
        expectSame("symmetry: undone", image, point, symmetry.inverse()(point, board.size()),
                   answer.point);
        expectSame("symmetry: foulStatus", image, point, foulStatus(image, point), answer.foul);
        for (std::size_t i = 0; i < Colours.size(); ++i) {
            expectSame("symmetry: judge", image, point, judge(image, point, Colours[i], rule_),
                       answer.judgements[i]);
            std::vector<Point> stones = answer.winningStones[i];
            if (stones.empty()) continue;
            for (Point& stone : stones) stone = symmetry(stone, board.size());
            expectSame("symmetry: winningStones", image, point,
                       sorted(winningStones(image, point, Colours[i], rule_)), sorted(stones));
        }
    }
}

void Comparison::count(const ReferenceReferee& reference, const Answer& answer) {
    for (const Judgement judgement : answer.judgements) {
        ++counts_.judgements;
        if (judgement == Judgement::Win) ++counts_.wins;
        if (judgement == Judgement::Foul) ++counts_.fouls;
        if (judgement == Judgement::Draw) ++counts_.draws;
    }
    if (answer.foul == FoulStatus::Five) ++counts_.fives;
    if (answer.foul == FoulStatus::Overline) ++counts_.overlines;
    if (answer.foul == FoulStatus::DoubleFour) ++counts_.doubleFours;
    if (answer.foul == FoulStatus::DoubleThree) ++counts_.doubleThrees;

    if (!answer.hasTwoThrees) return;
    for (std::size_t levels = 0; levels < counts_.wrongWithLevels.size(); ++levels) {
        const FoulStatus status = reference.foulStatus(answer.point, static_cast<int>(levels));
        if (status != answer.foul) ++counts_.wrongWithLevels[levels];
    }
}

}  // namespace tianyuan::test
