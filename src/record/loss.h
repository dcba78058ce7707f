#pragma once

#include "record/format.h"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace tianyuan::record {

/// "rule", "size", "variations", …: the sentence for it is under "loss.rule" and so on.
std::string_view idOf(Loss loss);

/// What a format that can hold only `held` leaves out of this record: only what the record has.
/// Size counts unless it is 15; sizes and first movers that a format implies are its own matter.
std::vector<Loss> leftOut(const Record& record, std::initializer_list<Loss> held);

/// Adds a loss at its place, once.
void addLoss(std::vector<Loss>& losses, Loss loss);

}  // namespace tianyuan::record
