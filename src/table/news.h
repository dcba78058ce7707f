#pragma once

#include "game/event.h"
#include "game/game.h"
#include "table/message.h"

#include <optional>
#include <string>

namespace tianyuan::table {

/// Who has done something.
struct Actor {
    opening::Seat seat = opening::Seat::First;
    std::string name;  // or its code
    bool isPerson = true;
};

/// What a person might not see at once of what has happened: that somebody else has passed, what a
/// computer has chosen in the opening, that six in a row do not win. `game` stands after it;
/// `person` is the only one at the table, if there is one.
std::optional<Message> newsOf(const game::Event& event, const game::Game& game, const Actor& actor,
                              std::optional<opening::Seat> person);

}  // namespace tianyuan::table
