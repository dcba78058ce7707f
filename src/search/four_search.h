#pragma once

#include "search/four_board.h"

#include <cstdint>
#include <vector>

namespace tianyuan::search {

/// Looks for a win by fours alone (VCF): every stone of the attacker makes a four, so that each
/// answer is forced.
class FourSearch {
public:
    /// `slots` is the number of positions it remembers to hold nothing; a power of two.
    explicit FourSearch(std::size_t slots = 1 << 14);

    /// The number of stones until the five, or 0 if none was found with so many stones tried.
    /// `side` is to move. The first stone of the win is in bestMove(), the whole in line().
    int winFor(const eval::ShapeMap& map, eval::Side side, int stones);

    eval::Cell bestMove() const { return line_.empty() ? eval::NoCell : line_.front(); }
    /// The last win found, both sides' stones.
    const std::vector<eval::Cell>& line() const { return line_; }
    /// All stones placed so far.
    std::uint64_t stonesPlaced() const { return placed_; }
    void forget();

private:
    struct Slot {
        std::uint64_t key = 0;
        int budget = 0;
    };

    int attack();
    int stopByFour();
    int tryFours();
    int tryFour(eval::Cell cell);
    int answersLose();
    int won(int plies, eval::Cell cell);
    bool isKnownToFail(std::uint64_t key) const;
    Slot& slotOf(std::uint64_t key) { return slots_[key & (slots_.size() - 1)]; }
    std::uint64_t keyOf(std::uint64_t hash) const;

    FourBoard board_;
    eval::Side side_ = eval::BlackSide;
    int budget_ = 0;
    std::uint64_t placed_ = 0;
    std::vector<Slot> slots_;
    std::vector<eval::Cell> path_;
    std::vector<eval::Cell> line_;
};

}  // namespace tianyuan::search
