#include "store/position_search.h"

#include "store/position_index.h"
#include "store/position_key.h"
#include "store/summary_rows.h"

#include <algorithm>
#include <map>

namespace tianyuan::store {
namespace {

Result<std::int64_t> lastBlock(Database& database) {
    const auto last = database.number("SELECT max(id) FROM games");
    if (!last) return last.reason();
    return blockOf(*last);
}

void append(std::vector<Value>& values, const std::vector<Value>& more) {
    values.insert(values.end(), more.begin(), more.end());
}

// How one game went.
struct Course {
    std::int64_t winner = 0;
    bool playerIsBlack = false;
    bool playerIsWhite = false;
};

void count(ResultCounts& tally, const Course& course) {
    const Stone winner = winnerFromCode(course.winner);
    ++tally.games;
    if (winner == Stone::Black) ++tally.blackWins;
    if (winner == Stone::White) ++tally.whiteWins;
    if (winner == Stone::None && course.winner != 0) ++tally.draws;
    const bool blackWon = winner == Stone::Black;
    const bool whiteWon = winner == Stone::White;
    if ((blackWon && course.playerIsBlack) || (whiteWon && course.playerIsWhite)) ++tally.won;
    if ((blackWon && course.playerIsWhite) || (whiteWon && course.playerIsBlack)) ++tally.lost;
}

// One row for each game; to count them here is faster than GROUP BY, which would sort them.
Clause statisticsQuery(const Filter& filter, std::int64_t last, std::uint64_t key) {
    const Clause condition = conditionOf(filter);
    const Clause black = namesPlayer(filter, "black");
    const Clause white = namesPlayer(filter, "white");
    Clause query;
    query.sql =
        "WITH RECURSIVE blocks (block) AS (SELECT 0 UNION ALL SELECT block + 1 FROM blocks"
        " WHERE block < ?) SELECT positions.next, positions.winner, " +
        black.sql + ", " + white.sql +
        ", positions.node FROM blocks CROSS JOIN positions ON positions.block = blocks.block"
        " AND positions.key = ?";
    query.values = {last};
    append(query.values, black.values);
    append(query.values, white.values);
    query.values.emplace_back(keyColumn(key));
    if (!condition.isEmpty()) {
        query.sql += " CROSS JOIN games ON games.id = positions.game WHERE " + condition.sql;
        append(query.values, condition.values);
    }
    return query;
}

std::vector<Continuation> mostFrequentFirst(const std::map<std::int64_t, ResultCounts>& tallies,
                                            const PositionKey& position) {
    std::vector<Continuation> next;
    for (const auto& [column, tally] : tallies) {
        const std::optional<Move> move = nextFromColumn(column, position.board().size());
        if (move) next.push_back({position.fromCanonical(*move), tally});
    }
    std::stable_sort(next.begin(), next.end(),
                     [](const auto& a, const auto& b) { return a.tally.games > b.tally.games; });
    return next;
}

Occurrence occurrenceFrom(const Rows& rows) {
    Occurrence occurrence;
    occurrence.game = summaryFrom(rows);
    occurrence.ply = static_cast<int>(rows.integer(SummaryWidth));
    const auto node = static_cast<record::NodeId>(rows.integer(SummaryWidth + 1));
    if (node != record::Tree::Root) occurrence.variation = node;
    return occurrence;
}

}  // namespace

Result<std::vector<Occurrence>> findPosition(Database& database, const Board& board,
                                             const Filter& filter, const Page& page) {
    const auto last = lastBlock(database);
    if (!last) return last.reason();
    const Clause condition = conditionOf(filter);
    const std::string sql = "SELECT " + summaryColumns() +
                            ", positions.ply, positions.node FROM positions"
                            " CROSS JOIN games ON games.id = positions.game" +
                            summaryJoins() + " WHERE positions.block = ? AND positions.key = ?" +
                            (condition.isEmpty() ? "" : " AND " + condition.sql) +
                            " ORDER BY positions.game DESC";

    const std::int64_t key = keyColumn(PositionKey(board).value());
    std::vector<Occurrence> found;
    int toSkip = page.first;
    for (std::int64_t block = *last; block >= 0 && std::ssize(found) < page.most; --block) {
        std::vector<Value> values{block, key};
        append(values, condition.values);
        Rows rows = database.query(sql, values);
        while (std::ssize(found) < page.most && rows.next()) {
            if (toSkip > 0) {
                --toSkip;
            } else {
                found.push_back(occurrenceFrom(rows));
            }
        }
        const Attempt outcome = rows.outcome();
        if (!outcome) return outcome.reason();
    }
    return found;
}

Result<Statistics> statistics(Database& database, const Board& board, const Filter& filter) {
    const auto last = lastBlock(database);
    if (!last) return last.reason();
    const PositionKey position(board);
    const Clause query = statisticsQuery(filter, *last, position.value());

    Statistics statistics;
    std::map<std::int64_t, ResultCounts> tallies;  // by the column "next"
    Rows rows = database.query(query.sql, query.values);
    while (rows.next()) {
        if (rows.integer(4) != 0) {
            ++statistics.onlyInVariations;
            continue;
        }
        const Course course{rows.integer(1), rows.integer(2) != 0, rows.integer(3) != 0};
        count(statistics.total, course);
        count(tallies[rows.integer(0)], course);
    }
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    statistics.next = mostFrequentFirst(tallies, position);
    return statistics;
}

}  // namespace tianyuan::store
