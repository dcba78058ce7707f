#pragma once

#include "core/shuffle.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <random>
#include <span>
#include <vector>

namespace tianyuan::train {

/// How samples are gone through: how often, and how many at a time.
struct Pace {
    int epochs = 16;
    int batch = 1024;
};

/// Calls `step(batch, rate)` for each batch of the samples in a new order; the rate falls, from
/// `first` to nothing over all epochs, along half a wave. `number`: of the epoch, from 0 on.
template <typename Step>
void epoch(std::vector<std::uint32_t>& samples, const Pace& pace, int number, double first,
           std::mt19937_64& random, const Step& step) {
    shuffle(samples, random);
    const auto batch = static_cast<std::size_t>(pace.batch);
    for (std::size_t from = 0; from < samples.size(); from += batch) {
        const double part = static_cast<double>(from) / static_cast<double>(samples.size());
        const double progress = (number + part) / pace.epochs;
        const double rate = first * (1 + std::cos(std::numbers::pi * progress)) / 2;
        step(std::span(samples).subspan(from, std::min(batch, samples.size() - from)), rate);
    }
}

/// The numbers of the samples to learn from, and of those held out.
struct Split {
    std::vector<std::uint32_t> learnt;
    std::vector<std::uint32_t> heldOut;

    void add(std::size_t from, std::size_t to, bool holdOut) {
        for (std::size_t i = from; i < to; ++i) {
            (holdOut ? heldOut : learnt).push_back(static_cast<std::uint32_t>(i));
        }
    }
};

}  // namespace tianyuan::train
