#pragma once

#include "core/board.h"
#include "core/result.h"
#include "core/rule.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tianyuan::match {

/// The first moves that games of a match begin with, so that two players do not play the same game
/// over and over.
class OpeningBook {
public:
    /// In what order openings are used.
    enum class Order { Sequential, Random };

    /// The empty board, again and again.
    OpeningBook() = default;

    /// One opening a line: a position code ("h8h9i9") or a Gomocup list of offsets from the centre
    /// ("0,0, 1,0, 1,3", across and down). Empty lines, and what follows a #, do not count. A line
    /// that is no opening, uses a point twice, leaves the board or decides the game by itself is
    /// refused, with its number.
    static Result<OpeningBook> fromText(std::string_view text, Rule rule, int size,
                                        Order order = Order::Sequential, std::uint64_t seed = 0);

    /// Another random opening of `plies` stones near the centre each time, none of which decides
    /// the game; they never end.
    static OpeningBook random(Rule rule, int size, int plies, std::uint64_t seed);
    static constexpr int MostRandomPlies = 20;

    /// The moves of an opening, Black first; beyond the last it goes on with the first. Each time
    /// the board is turned or mirrored in a way that the seed decides.
    std::vector<Move> opening(int number) const;

    /// How many there are; 0: as many as anyone asks for.
    int size() const { return static_cast<int>(lines_.size()); }
    /// A number for everything that opening() depends on.
    std::uint64_t fingerprint() const;

private:
    std::vector<Move> randomOpening(int number) const;

    std::vector<std::vector<Move>> lines_;
    Rule rule_ = Rule::Freestyle;
    int boardSize_ = Board::DefaultSize;
    int plies_ = 0;  // of random openings
    std::uint64_t seed_ = 0;
};

}  // namespace tianyuan::match
