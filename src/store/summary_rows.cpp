#include "store/summary_rows.h"

#include "store/filter.h"

namespace tianyuan::store {

std::string summaryColumns() {
    return "games.id, blacks.text, whites.text, events.text, games.date, games.rule, games.size, "
           "games.opening, games.winner, games.ending, games.moves, games.running, games.source, "
           "games.created, games.updated";
}

std::string summaryJoins() {
    return " CROSS JOIN names AS blacks ON blacks.id = games.black"
           " CROSS JOIN names AS whites ON whites.id = games.white"
           " CROSS JOIN names AS events ON events.id = games.event";
}

Summary summaryFrom(const Rows& rows) {
    Summary summary;
    int column = 0;
    summary.id = rows.integer(column++);
    summary.black = rows.text(column++);
    summary.white = rows.text(column++);
    summary.event = rows.text(column++);
    summary.date = rows.text(column++);
    summary.rule = ruleFromId(rows.text(column++));
    summary.size = static_cast<int>(rows.integer(column++));
    summary.opening = rows.text(column++);
    summary.outcome.winner = winnerFromCode(rows.integer(column++));
    summary.outcome.ending = static_cast<Ending>(rows.integer(column++));
    summary.moves = static_cast<int>(rows.integer(column++));
    summary.running = rows.integer(column++) != 0;
    summary.source = rows.text(column++);
    summary.created = Time(std::chrono::seconds(rows.integer(column++)));
    summary.updated = Time(std::chrono::seconds(rows.integer(column++)));
    assert(column == SummaryWidth);
    return summary;
}

}  // namespace tianyuan::store
