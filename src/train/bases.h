#pragma once

#include "train/factored_table.h"

namespace tianyuan::train {

/// Point codes share a number for each of their four shapes and for each of the six pairs of them.
const Basis& pointBasis();

}  // namespace tianyuan::train
