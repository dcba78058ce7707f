#pragma once

#include "command.h"
#include "table/play_table.h"

#include <string>

namespace tianyuan::cli {

/// Who sits there, with the colour: "Ann (Black)". Those who were not named are their colour, or,
/// where colours may change hands, first and second.
std::string nameOf(const Context& context, const table::PlayTable& table, opening::Seat seat);

/// What belongs to the board that is shown: the last move, where one looks back to, the name of the
/// opening, what the person is asked, or how the game ended and what can be done then.
std::string statusOf(const Context& context, const table::PlayTable& table);

/// Whose turn it is, with the clock.
std::string promptOf(const Context& context, const table::PlayTable& table);

}  // namespace tianyuan::cli
