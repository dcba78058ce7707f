#pragma once

#include "proof/certificate.h"

namespace tianyuan::proof {

/// How much of "Black wins from the empty board, beginning in the centre" the claims are: White's
/// second moves that are claimed, of those that differ by more than a symmetry, and his fourth
/// moves, of all after one third move to each second. Nobody has checked them here.
struct Coverage {
    bool whole = false;  // the empty board itself is claimed
    int seconds = 0;
    int allSeconds = 0;
    int fourths = 0;
    int allFourths = 0;
};

Coverage coverageOf(const Certificate& certificate);

}  // namespace tianyuan::proof
