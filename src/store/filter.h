#pragma once

#include "core/outcome.h"
#include "core/rule.h"
#include "store/database.h"

#include <optional>
#include <string>
#include <vector>

namespace tianyuan::store {

/// Which games are wanted: those that agree with everything that is set. Names and texts are found
/// by any part of them, whatever the size of letters and, in Latin script, their accents.
struct Filter {
    std::string player = {};  // on either side
    std::string black = {};
    std::string white = {};
    bool wholeNames = false;  // the three above are whole names, not parts
    std::string event = {};
    std::string text = {};      // in a name, the event or a comment
    std::string fromDate = {};  // ISO 8601, also short, "2026" or "2026-11"; both ends belong to it
    std::string toDate = {};    // games with a date in another form are not found by date
    std::optional<Rule> rule = {};
    std::optional<int> size = {};
    std::string opening = {};  // id of the protocol; a named opening is found by its position
    std::optional<Stone> winner = {};  // None: a draw
    std::optional<Ending> ending = {};
    std::optional<bool> running = {};
};

/// Which part of what was found is wanted.
struct Page {
    int first = 0;
    int most = 100;
};

/// A part of a statement, with the values of its ?.
struct Clause {
    std::string sql;
    std::vector<Value> values;

    bool isEmpty() const { return sql.empty(); }
};

/// The condition on the table "games"; empty if everything is wanted.
Clause conditionOf(const Filter& filter);

/// Is the name in the column "games.<column>" the one that the filter's `player` means?
Clause namesPlayer(const Filter& filter, const std::string& column);

/// How a result is written in the column "winner": 0 nobody yet, 1 Black, 2 White, 3 a draw.
std::int64_t winnerCode(Outcome outcome);
Stone winnerFromCode(std::int64_t code);

}  // namespace tianyuan::store
