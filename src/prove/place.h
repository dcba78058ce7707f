#pragma once

#include "proof/certificate.h"

#include <cstdint>
#include <string>

namespace tianyuan::prove {

/// A position as it is kept: of the eight that symmetries make of it always the same one.
struct Place {
    proof::Position position;
    std::string key;            // all of the position: two are equal exactly if their keys are
    std::uint8_t symmetry = 0;  // lays the kept position over the one that was given
};

Place placeOf(const proof::Position& position, int size);

/// The position with one more stone.
proof::Position with(proof::Position position, Point point, Stone stone);

/// All points seen under a symmetry.
proof::Position laidOver(const proof::Position& position, std::uint8_t symmetry, int size);

}  // namespace tianyuan::prove
