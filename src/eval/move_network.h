#pragma once

#include "eval/network.h"
#include "eval/shape_map.h"
#include "eval/window.h"

#include <array>
#include <cstdint>

namespace tianyuan::eval {

/// A small network that tells by how much more, or less, empty points draw a move of the side to
/// move than the weights of their codes say (a policy network). A point says what its two codes and
/// the windows of its four lines have to say together, cut to between nothing and MostOfPoint. How
/// that is read depends on the position: on the sums over the board that the Network keeps, and on
/// how many points there are of each threat. All in whole numbers, so it says the same everywhere.
struct MoveNetwork {
    // By how much the numbers are more than what they stand for.
    static constexpr int RowUnit = Network::RowUnit;
    static constexpr int ReadingUnit = 1024;
    static constexpr int SumUnit = 8192;  // a reading for each unit of a sum
    static constexpr int SumShift = 10;   // what is taken off what the sums add
    static_assert((Network::RowUnit * SumUnit >> SumShift) == ReadingUnit);

    static constexpr std::int16_t MostOfPoint = 4 * RowUnit;
    // What rows, readings, sums and what is read of a sum may be at most, to either side.
    static constexpr int MostOfRow = Network::MostOfRow;
    static constexpr int MostOfReading = INT16_MAX;
    static constexpr int MostOfSum = 8191;
    static constexpr int MostBySum = 16383;
    static_assert(std::int64_t{MostOfSum} * MostBySum * NetworkWidth < INT32_MAX);
    static_assert(std::int64_t{MostOfPoint} * MostOfReading * NetworkWidth < INT32_MAX);
    static_assert(6 * MostOfRow < INT16_MAX);

    /// It is asked only of moves that draw at most so much less than the best, by the weights of
    /// the points, in hundredths of a logit.
    static constexpr int Within = 450;
    /// More points of a threat than this count as this many.
    static constexpr int MostCounted = 6;

    std::array<NetworkPoint, PointCodeCount> points{};
    NetworkRow windows[WindowCount]{};
    // How points are read: in any position, for each unit of a sum, and for each number of points
    // of a threat, from none on, those of the side to move first.
    NetworkRow always{};
    NetworkRow bySum[NetworkWidth]{};
    NetworkRow byCount[2][ThreatCount][MostCounted + 1]{};

    /// How points are read in a position with `side` to move, whose Network has these sums.
    void read(NetworkRow& reading, const ShapeMap& map, Side side, const NetworkRow& sums) const;
    /// What is to be added to the rank of a move, in hundredths of a logit.
    int rank(const ShapeMap& map, Side side, Cell cell, const NetworkRow& reading) const;
};

}  // namespace tianyuan::eval
