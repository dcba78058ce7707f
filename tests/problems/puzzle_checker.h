#pragma once

#include "puzzle/puzzle.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tianyuan::test {

/// Checks every claim of a puzzle with the referee alone: solutions are played out against every
/// legal answer, and moves that are rejected are refuted by trying everything. Slow.
class PuzzleChecker {
public:
    /// Of a mistake in a game not every move that holds need be known.
    enum class Kind : std::uint8_t { Collection, Mistake };
    explicit PuzzleChecker(Kind kind = Kind::Collection) : kind_(kind) {}
    /// Where something is to be held, most points may be right: try each so-manieth of them only,
    /// from one on.
    void tryPoints(std::size_t every, std::size_t first) { every_ = every, first_ = first % every; }

    /// What is wrong, such as "h8 wins too"; nothing if all is right.
    std::optional<std::string> faultOf(const puzzle::Puzzle& puzzle);

    /// Rejected moves that took too long to be refuted by trying everything.
    int leftOpen() const { return leftOpen_; }

private:
    std::optional<std::string> faultOfAttack(const puzzle::Puzzle& puzzle);
    std::optional<std::string> faultOfDefence(const puzzle::Puzzle& puzzle);
    std::optional<std::string> faultOfHold(const puzzle::Puzzle& puzzle);
    std::optional<std::string> faultOfFoul(const puzzle::Puzzle& puzzle);
    static std::optional<std::string> faultOfShown(const puzzle::Puzzle& puzzle);
    std::optional<std::string> faultOfSolution(const puzzle::Puzzle& puzzle, Point solution);
    bool isRejected(const puzzle::Puzzle& puzzle, Point move) const;
    bool isRefuted(const puzzle::Puzzle& puzzle, Point move);
    static std::optional<std::string> faultOfCounter(const puzzle::Puzzle& puzzle, Point move);

    Kind kind_;
    std::size_t every_ = 1;
    std::size_t first_ = 0;
    int leftOpen_ = 0;
};

}  // namespace tianyuan::test
