#pragma once

#include "train/move_samples.h"
#include "train/point_rows.h"

#include <cstdint>
#include <vector>

namespace tianyuan::train {

/// How well a choice was foretold.
struct Foretold {
    double loss = 0;  // the cross-entropy
    bool isHit = false;
};

/// eval::MoveNetwork while it is being learnt, in floating point. How points are read depends on a
/// count of threats in two ways: on whether there is any, and on how many there are.
class MoveModel {
public:
    explicit MoveModel(std::uint64_t seed);

    Foretold foretell(const MoveSamples& samples, const MoveSample& sample) const;
    /// The same; and adds to all slopes what makes up that of the cross-entropy.
    Foretold learn(const MoveSamples& samples, const MoveSample& sample);
    /// One step down the slope, which is the sum over `count` of `total` samples.
    void step(float rate, std::size_t count, double total, Spread spread);

    /// Puts what was learnt into the network, rounded.
    void writeTo(eval::MoveNetwork& network) const;

    /// The numbers as they stand and the slopes by them.
    PointRows& points() { return points_; }
    LearntRows& windows() { return windows_; }
    LearntRows& readings() { return readings_; }

private:
    /// What an input is by which the rows of readings_ count.
    struct Input {
        std::size_t row;
        float value;
    };
    /// One that the network is asked of.
    struct Said {
        FloatRow before{};  // what the point says, not cut yet
        double chance = 0;
    };
    std::vector<Input> inputsOf(const MoveSample& sample) const;
    void reading(FloatRow& reading, const std::vector<Input>& inputs) const;
    Foretold foretell(const MoveSamples& samples, const MoveSample& sample, const FloatRow& reading,
                      std::vector<Said>& said) const;

    PointRows points_;
    LearntRows windows_;
    LearntRows readings_;  // always; by sum; by whether there is a threat, and how many
};

}  // namespace tianyuan::train
