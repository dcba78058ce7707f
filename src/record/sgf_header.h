#pragma once

#include "record/format.h"
#include "record/sgf_fields.h"

#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::record {

/// Reads what the root node tells of the game as a whole, set-up included, into `record`, and takes
/// it from `fields`. `text` is the file, for places in reasons. Stones that cannot be set up are
/// left out.
Attempt readSgfHeader(SgfFields& fields, std::string_view text, Record& record, Damage& damage);

/// Takes AB and AW, also from a later node before the first move, and adds them to the set-up.
void readSgfSetup(SgfFields& fields, std::string_view text, Record& record, Damage& damage);

/// Takes PL: who moves first, where the file says so.
std::optional<Stone> takeFirstToMove(SgfFields& fields);

/// Who moves first where PL does not say: the colour of the first move; without moves, who is
/// behind in set-up stones.
Stone impliedFirst(const Record& record);

/// The RU property: the rule's id, and after a semicolon that of the opening protocol. Reading also
/// knows other names of the rules; false: it tells nothing that we know.
std::string ruleText(const Record& record);
bool readRule(std::string_view text, Record& record);

/// Is it a property that the header or the node itself always speaks for, so that a further one
/// means nothing?
bool isOwnSgfProperty(const SgfProperty& property);

/// What we call ourselves in AP.
inline constexpr std::string_view SgfApplication = "Tianyuan";

}  // namespace tianyuan::record
