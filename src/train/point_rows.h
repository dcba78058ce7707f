#pragma once

#include "train/factored_table.h"
#include "train/learnt_rows.h"

#include <span>
#include <vector>

namespace tianyuan::train {

/// The two rows of every point code while they are being learnt: own, then others, by code. A row
/// is where it started, a row of its own, and rows that it shares with points of like shapes.
class PointRows {
public:
    PointRows();

    /// Where they begin, or else what they share at random.
    void startFrom(std::span<const eval::NetworkPoint> points);
    void startRandomly(float spread, std::mt19937_64& random);

    /// One step down `share` of the slopes, which are cleared. Numbers are expected to stray from
    /// their start as far as `spread` says, with `total` samples.
    void step(float rate, float share, double total, Spread spread);

    std::vector<FloatRow>& rows() { return rows_; }
    const std::vector<FloatRow>& rows() const { return rows_; }
    std::vector<FloatRow>& slopes() { return slopes_; }
    const std::vector<FloatRow>& slopes() const { return slopes_; }

    /// The row of code 0 of the other side.
    static constexpr std::size_t Others = eval::PointCodeCount;

private:
    void compose();

    std::vector<FloatRow> start_, rows_, slopes_;
    LearntRows own_, shared_;
};

/// How hard a number is pulled to nothing that may stray so far, with so many samples.
float pullOf(double spread, double total);

}  // namespace tianyuan::train
