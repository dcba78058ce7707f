#pragma once

#include "command.h"
#include "record/record.h"
#include "terminal.h"

#include <optional>
#include <string>

namespace tianyuan::cli {

/// "Black wins by resignation", "not finished", …
std::string outcomeText(const Context& context, const Outcome& outcome);

/// Names, event, rule, result: a line each for what is told.
std::string headerText(const Context& context, const record::Record& record);

/// The moves of all lines with their comments, variations set in under the move they replace. Long
/// trees are cut after `most` nodes, and say so.
std::string treeText(const Context& context, const record::Record& record, std::size_t most);

/// The board after `ply` moves of the main line, or at its end.
std::string boardText(const record::Record& record, std::optional<int> ply,
                      TerminalAbilities abilities);

}  // namespace tianyuan::cli
