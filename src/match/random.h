#pragma once

#include <cstdint>

namespace tianyuan::match {

/// A number that depends on all of these and looks like none of them, the same on every machine
/// (splitmix64's finisher).
constexpr std::uint64_t mixed(std::uint64_t seed, std::uint64_t a, std::uint64_t b = 0) {
    for (const std::uint64_t part : {a, b}) {
        seed += 0x9E3779B97F4A7C15 * (part + 1);
        seed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9;
        seed = (seed ^ (seed >> 27)) * 0x94D049BB133111EB;
        seed ^= seed >> 31;
    }
    return seed;
}

}  // namespace tianyuan::match
