#pragma once

#include "core/fnv.h"

#include <cstdint>
#include <string_view>

// The layout of a certificate; docs/proof.md describes it.
namespace tianyuan::proof {

inline constexpr std::string_view Magic = "TYPROOF";
inline constexpr std::uint8_t Version = 1;
inline constexpr std::size_t ChecksumBytes = 8;

/// No single byte can change without being noticed.
constexpr std::uint64_t checksumOf(std::string_view bytes) { return fnv64(bytes); }

/// Boards of up to 16 lines have room for a point in one byte.
constexpr std::size_t pointBytes(int size) { return size * size <= 256 ? 1 : 2; }

}  // namespace tianyuan::proof
