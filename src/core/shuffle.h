#pragma once

#include <cstddef>
#include <random>
#include <utility>

namespace tianyuan {

/// Puts things into an order by chance. What std::shuffle and the distributions of <random> do with
/// the numbers differs between libraries, and between words of 32 and 64 bits: this is the same
/// everywhere.
template <typename Things>
void shuffle(Things& things, std::mt19937_64& random) {
    for (std::size_t left = things.size(); left > 1; --left) {
        std::swap(things[left - 1], things[random() % left]);
    }
}

}  // namespace tianyuan
