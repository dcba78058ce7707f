#pragma once

#include "record/record.h"
#include "record/renlib_layout.h"

#include <optional>
#include <string>

/// What a record still knows of the library it was read from; readRenLib names the properties.
/// They may have come through other formats and other hands, so nothing in them is taken for sure.
namespace tianyuan::record::renlib {

/// The first value of a node's property. The root has those of the record too: SGF does not
/// tell them apart.
std::optional<std::string> keptValue(const Record& record, NodeId id, const char* name);
inline bool isKept(const Record& record, NodeId id, const char* name) {
    return keptValue(record, id, name).has_value();
}

Flags keptFlags(const Record& record, NodeId id);

/// Empty if the file had none. Nothing: not kept, or no header that we could read.
std::optional<std::string> keptHeader(const Record& record);

/// A text as it stood in the file.
struct KeptText {
    std::string whole;
    std::string content;  // without what only ends it
};
std::optional<KeptText> keptText(const Record& record, NodeId id, const char* name, bool old);

/// The point that a node speaks of. RenLib has one for each node, records only for moves: otherwise
/// it is that of the first circle, else the one kept.
std::optional<Point> ownPoint(const Record& record, NodeId id);

}  // namespace tianyuan::record::renlib
