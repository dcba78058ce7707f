#pragma once

#include "puzzle/puzzle.h"

#include <optional>
#include <string>

namespace tianyuan::test {

/// Checks every claim of a puzzle with the referee alone: solutions are played out against every
/// legal answer, and moves that are rejected are refuted by trying everything. Slow.
class PuzzleChecker {
public:
    /// What is wrong, such as "h8 wins too"; nothing if all is right.
    std::optional<std::string> faultOf(const puzzle::Puzzle& puzzle);

    /// Rejected moves that took too long to be refuted by trying everything.
    int leftOpen() const { return leftOpen_; }

private:
    std::optional<std::string> faultOfAttack(const puzzle::Puzzle& puzzle);
    std::optional<std::string> faultOfDefence(const puzzle::Puzzle& puzzle);
    std::optional<std::string> faultOfFoul(const puzzle::Puzzle& puzzle);
    std::optional<std::string> faultOfSolution(const puzzle::Puzzle& puzzle, Point solution);
    bool isRefuted(const puzzle::Puzzle& puzzle, Point move);

    int leftOpen_ = 0;
};

}  // namespace tianyuan::test
