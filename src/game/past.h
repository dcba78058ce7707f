#pragma once

#include "game/event.h"
#include "record/record.h"

#include <string>
#include <vector>

namespace tianyuan::game {

/// What led to a position: a record, what has happened since it was put on the table, and what was
/// noted of it on the way. Enough to bring the game back.
struct Past {
    record::Record start;
    std::vector<Event> events;
    std::vector<std::string> notes;  // what they mean is for whoever wrote them

    friend bool operator==(const Past&, const Past&) = default;
};

/// The game with this past; refused where its record or an event cannot be.
Result<Game> gameOf(const Past& past, FoulHandling fouls);

}  // namespace tianyuan::game
