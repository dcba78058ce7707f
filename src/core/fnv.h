#pragma once

#include <cstdint>
#include <string_view>

namespace tianyuan {

// The hash FNV-1a of Fowler, Noll and Vo: the same on every machine. It tells damage and tells
// things apart; it is no protection against malice.

inline constexpr std::uint32_t Fnv32Start = 2166136261;

/// The hash of what was hashed before and one more number.
constexpr std::uint32_t fnv32(std::uint32_t hash, std::uint32_t number) {
    return (hash ^ number) * 16777619;
}

constexpr std::uint32_t fnv32(std::string_view bytes) {
    std::uint32_t hash = Fnv32Start;
    for (const char byte : bytes) hash = fnv32(hash, static_cast<unsigned char>(byte));
    return hash;
}

constexpr std::uint64_t fnv64(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    return hash;
}

}  // namespace tianyuan
