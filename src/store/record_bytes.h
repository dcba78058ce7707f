#pragma once

#include "core/result.h"
#include "record/record.h"

#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::store {

/// A record as the store keeps it: short, and nothing of it is lost. A move without notes takes two
/// bytes. Reading gives the nodes ids in pre-order.
std::string recordToBytes(const record::Record& record);

/// Nothing, if the bytes are not what recordToBytes writes.
std::optional<record::Record> recordFromBytes(std::string_view bytes);

}  // namespace tianyuan::store
