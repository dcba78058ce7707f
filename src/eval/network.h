#pragma once

#include "eval/point_code.h"

#include <array>
#include <cstdint>

namespace tianyuan::eval {

/// How many sums over the board the network keeps, and the units that read them.
inline constexpr int NetworkWidth = 16;
inline constexpr int HiddenUnits = 16;

/// A number for each of the sums; arithmetic is by element. It lies where a processor can read all
/// of it at once: what is compiled for AVX2 counts on that, and the rest would not see to it by
/// itself. Templates forget that (g++ warns), so several of them are no std::array.
using NetworkRow = std::int16_t __attribute__((vector_size(NetworkWidth * sizeof(std::int16_t)),
                                               aligned(NetworkWidth * sizeof(std::int16_t))));

/// What the shapes of an empty point say to each of the sums: those of the side to move, and those
/// of the other side.
struct NetworkPoint {
    NetworkRow own{};
    NetworkRow others{};
};

/// A small network that judges a position for the side to move. Every empty point adds
/// its two rows, cut to between nothing and MostOfPoint, to the sums; hidden units read the sums
/// beyond those of the empty board, and the score reads units and sums. All in whole numbers, so it
/// says the same everywhere.
struct Network {
    // By how much the numbers are more than what they stand for.
    static constexpr int RowUnit = 128;
    static constexpr int HiddenUnit = 1024;
    static constexpr int OutUnit = 1024;
    static constexpr int DirectUnit = 2048;
    static constexpr int HiddenShift = 9;  // what is taken off the units before they are read
    static constexpr int ScoreShift = 18;
    static_assert(RowUnit * DirectUnit == 1 << ScoreShift);
    static_assert((RowUnit * HiddenUnit >> HiddenShift) * OutUnit == 1 << ScoreShift);

    static constexpr std::int16_t MostOfPoint = 4 * RowUnit;
    // What rows, and what units read of a sum, may be at most, to either side.
    static constexpr int MostOfRow = 2047;
    static constexpr int MostOfWeight = 4000;
    static constexpr int MostOfBias = 50'000'000;
    static_assert(std::int64_t{INT16_MAX} * MostOfWeight * NetworkWidth + MostOfBias < INT32_MAX);

    struct Unit {
        std::int32_t bias = 0;
        std::array<std::int16_t, NetworkWidth> weights{};
        std::int32_t out = 0;

        friend bool operator==(const Unit&, const Unit&) = default;
    };

    std::array<NetworkPoint, PointCodeCount> points{};
    std::array<Unit, HiddenUnits> units{};
    std::array<std::int32_t, NetworkWidth> direct{};
    std::int32_t bias = 0;

    /// The score for sums over the board, in ScoreUnit.
    int score(const NetworkRow& sums) const;
};

bool operator==(const Network& a, const Network& b);

}  // namespace tianyuan::eval
