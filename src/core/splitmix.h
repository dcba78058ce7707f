#pragma once

#include <cstdint>

namespace tianyuan {

/// The step from one state of Steele's generator splitmix64 to the next.
inline constexpr std::uint64_t SplitmixStep = 0x9E3779B97F4A7C15;

/// The number that the generator gives in a state: neighbouring states give numbers that have
/// nothing in common. The same on every machine.
constexpr std::uint64_t splitmix(std::uint64_t state) {
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9;
    state = (state ^ (state >> 27)) * 0x94D049BB133111EB;
    return state ^ (state >> 31);
}

/// A number that depends on all of these and looks like none of them.
constexpr std::uint64_t mixed(std::uint64_t seed, std::uint64_t a, std::uint64_t b = 0) {
    for (const std::uint64_t part : {a, b}) seed = splitmix(seed + SplitmixStep * (part + 1));
    return seed;
}

}  // namespace tianyuan
