#pragma once

#include "record/record.h"
#include "record/share_bits.h"

#include <span>

namespace tianyuan::record {

// The opening in a share string: the protocol's id and what was decided in it. Stones that are also
// moves of the game are not written twice. What is not written as opening::Opening writes it is
// spelled out.

void putOpening(ShareBits& bits, std::span<const Move> moves, const Record& record);

/// Takes opening and openingSteps into the record. False: it cannot be so.
bool takeOpening(ShareBitsReader& bits, std::span<const Move> moves, Record& record);

}  // namespace tianyuan::record
