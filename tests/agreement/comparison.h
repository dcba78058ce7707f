#pragma once

#include "agreement/position_maker.h"
#include "core/foul.h"
#include "core/referee.h"
#include "core/symmetry.h"
#include "reference/reference_referee.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tianyuan::test {

/// A point of which the real referee says one thing and the reference another.
struct Difference {
    std::string what;
    Rule rule;
    Board board;
    Point point;
    std::string real;
    std::string reference;
};

/// How often the rules had something to say, so that one sees that a comparison meant something.
struct Counts {
    std::uint64_t positions = 0;
    std::uint64_t judgements = 0;  // of a stone on an empty point, by the rule of its position
    std::uint64_t wins = 0;
    std::uint64_t fouls = 0;
    std::uint64_t draws = 0;

    // Of a black stone under the renju rule, on the boards of all rules.
    std::uint64_t fives = 0;
    std::uint64_t overlines = 0;
    std::uint64_t doubleFours = 0;
    std::uint64_t doubleThrees = 0;
    /// Points that would be judged wrongly if clause 9.3 were applied only so many levels deep: not
    /// at all, once, once inside itself and so on.
    std::array<std::uint64_t, 4> wrongWithLevels{};
};

/// Compares all that the core says of positions with what the reference says.
class Comparison {
public:
    /// Compares every point of the board; false if anything differs.
    bool compare(const Position& position);

    const Counts& counts() const { return counts_; }
    const std::vector<Difference>& differences() const { return differences_; }

private:
    /// What the reference says of a point; the arrays hold Black, then White.
    struct Answer {
        Point point;
        std::array<Judgement, 2> judgements{};
        std::array<std::vector<Point>, 2> winningStones;
        FoulStatus foul = FoulStatus::Free;
        bool hasTwoThrees = false;  // whether or not they count
    };

    Answer compareRows(const Board& board, const ReferenceReferee& reference, Point point);
    void compareEmptyPoint(const Board& board, const ReferenceReferee& reference, Answer& answer);
    FoulStatus compareInspection(const Board& board, const ReferenceReferee& reference,
                                 const Inspection& inspection);
    void compareShapes(const Board& board, const ReferenceReferee& after,
                       const Inspection& inspection);
    void compareForbiddenPoints(const Board& board, const std::vector<Answer>& answers);
    void compareImage(const Board& board, Symmetry symmetry, const std::vector<Answer>& answers);
    void count(const ReferenceReferee& reference, const Answer& answer);

    template <typename T>
    void expectSame(const char* what, const Board& board, Point point, const T& real,
                    const T& reference);

    Rule rule_ = Rule::Freestyle;
    Counts counts_;
    std::vector<Difference> differences_;
};

}  // namespace tianyuan::test
