#pragma once

#include "puzzle/grading.h"

#include <array>
#include <string>
#include <vector>

namespace tianyuan::puzzle {

/// What the levels made of the puzzles of one step: do higher ones solve more?
class LevelCheck {
public:
    using Results = std::array<Tried, StrongestGrader>;  // of one puzzle, by level

    void add(const Results& results) { puzzles_.push_back(results); }

    std::size_t puzzles() const { return puzzles_.size(); }
    /// Puzzles that a level solved, of those that it did not win in another way; in per cent.
    double solved(int level) const;
    /// Is a higher level that certain to solve fewer than a lower one?
    bool hasFewer() const;
    /// The levels in groups that are certainly apart: {3, 4, 9} is 1 to 3, 4, and 5 to 9.
    std::vector<int> groups() const;

private:
    double certainty(int lower, int higher) const;

    std::vector<Results> puzzles_;
};

/// As people write it: "1-3 < 4 < 5-9".
std::string toText(const std::vector<int>& groups);

}  // namespace tianyuan::puzzle
