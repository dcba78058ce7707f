#pragma once

#include <cstdint>
#include <string_view>

// The layout of a certificate; docs/proof.md describes it.
namespace tianyuan::proof {

inline constexpr std::string_view Magic = "TYPROOF";
inline constexpr std::uint8_t Version = 1;
inline constexpr int ChecksumBytes = 8;

/// FNV-1a: no single byte can change without being noticed.
constexpr std::uint64_t checksumOf(std::string_view bytes) {
    std::uint64_t sum = 0xCBF29CE484222325ULL;
    for (const char byte : bytes) {
        sum = (sum ^ static_cast<std::uint8_t>(byte)) * 0x100000001B3ULL;
    }
    return sum;
}

/// Boards of up to 16 lines have room for a point in one byte.
constexpr bool pointsAreBytes(int size) { return size * size <= 256; }

}  // namespace tianyuan::proof
