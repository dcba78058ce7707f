#include "store/game_rows.h"

#include "store/comments.h"
#include "store/folded_text.h"
#include "store/identity.h"
#include "store/position_index.h"
#include "store/record_bytes.h"

namespace tianyuan::store {
namespace {

using record::Record;

Result<std::int64_t> idOfName(Database& database, const std::string& name) {
    auto known = database.number("SELECT id FROM names WHERE text = ?", {name});
    if (!known || *known != 0) return known;
    const Attempt added =
        database.run("INSERT INTO names (text, folded) VALUES (?, ?)", {name, folded(name)});
    if (!added) return added.reason();
    return database.lastId();
}

std::int64_t identityColumn(const Record& record) {
    return static_cast<std::int64_t>(hashOf(identityOf(record)));
}

std::int64_t secondsOf(Time time) { return time.time_since_epoch().count(); }

// What the columns from black to updated hold, in the order of the table.
Result<std::vector<Value>> headOf(Database& database, const Record& record, bool running,
                                  Time now) {
    std::vector<Value> head;
    for (const std::string* name : {&record.black, &record.white, &record.event}) {
        const auto id = idOfName(database, *name);
        if (!id) return id.reason();
        head.emplace_back(*id);
    }
    head.emplace_back(record.date);
    head.emplace_back(std::string(record.rule ? idOf(*record.rule) : std::string_view()));
    head.emplace_back(std::int64_t{record.size});
    head.emplace_back(record.opening);
    head.emplace_back(winnerCode(record.outcome));
    head.emplace_back(static_cast<std::int64_t>(record.outcome.ending));
    head.emplace_back(std::int64_t{std::ssize(record::mainLine(record))});
    head.emplace_back(std::int64_t{running ? 1 : 0});
    head.emplace_back(identityColumn(record));
    head.emplace_back(secondsOf(now));
    return head;
}

Attempt writeContent(Database& database, GameId game, const Record& record) {
    const std::string bytes = recordToBytes(record);
    Attempt written =
        database.run("REPLACE INTO records (game, bytes) VALUES (?, ?)", {game, Bytes{bytes}});
    if (!written) return written;
    const std::string comments = foldedComments(record);
    if (comments.empty()) return database.run("DELETE FROM comments WHERE game = ?", {game});
    return database.run("REPLACE INTO comments (game, folded) VALUES (?, ?)", {game, comments});
}

}  // namespace

Result<GameId> insertGame(Database& database, const Record& record, const Origin& origin,
                          bool running) {
    Result<std::vector<Value>> values = headOf(database, record, running, origin.now);
    if (!values) return values.reason();
    values->emplace_back(origin.source);
    values->emplace_back(secondsOf(origin.now));
    const Attempt inserted = database.run(
        "INSERT INTO games (black, white, event, date, rule, size, opening, winner, ending, moves,"
        " running, identity, updated, source, created)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *values);
    if (!inserted) return inserted.reason();
    const GameId game = database.lastId();
    const Attempt written = writeContent(database, game, record);
    if (!written) return written.reason();
    return game;
}

Attempt updateGame(Database& database, GameId game, const Record& record, Time now) {
    Result<std::vector<Value>> values = headOf(database, record, false, now);
    if (!values) return values.reason();
    values->emplace_back(game);
    Attempt updated = database.run(
        "UPDATE games SET black = ?, white = ?, event = ?, date = ?, rule = ?, size = ?,"
        " opening = ?, winner = ?, ending = ?, moves = ?, running = ?, identity = ?, updated = ?"
        " WHERE id = ?",
        *values);
    if (!updated) return updated;
    return writeContent(database, game, record);
}

Attempt forgetUnusedNames(Database& database) {
    return database.run(
        "DELETE FROM names WHERE NOT EXISTS (SELECT 1 FROM games WHERE black = names.id)"
        " AND NOT EXISTS (SELECT 1 FROM games WHERE white = names.id)"
        " AND NOT EXISTS (SELECT 1 FROM games WHERE event = names.id)");
}

Attempt deleteGames(Database& database, std::span<const GameId> games) {
    Attempt unlisted = unlistPositions(database, games);
    if (!unlisted) return unlisted;
    // Records, comments and journals go with them.
    Attempt deleted = database.run("DELETE FROM games WHERE id IN (SELECT value FROM json_each(?))",
                                   {listOf(games)});
    if (!deleted) return deleted;
    return forgetUnusedNames(database);
}

Attempt listPositionsAnew(Database& database, std::span<const GameId> games) {
    Attempt unlisted = unlistPositions(database, games);
    if (!unlisted) return unlisted;
    PositionIndexer indexer(database);
    for (const GameId game : games) {
        const Result<Record> record = readGame(database, game);
        if (!record && record.reason().code != "store.damaged-game") return record.reason();
        if (!record) continue;
        Attempt added = indexer.add(game, *record);
        if (!added) return added;
    }
    return indexer.write();
}

Result<std::vector<Twin>> findTwins(Database& database, const Record& record) {
    std::vector<Twin> twins;
    const std::string identity = identityOf(record);
    Rows rows = database.query(
        "SELECT games.id, records.bytes FROM games JOIN records ON records.game = games.id"
        " WHERE games.identity = ? AND games.running = 0 ORDER BY games.id",
        {identityColumn(record)});
    while (rows.next()) {
        auto candidate = recordFromBytes(rows.bytes(1));
        if (!candidate || identityOf(*candidate) != identity) continue;
        twins.push_back({rows.integer(0), *std::move(candidate)});
    }
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return twins;
}

Result<Record> readGame(Database& database, GameId game) {
    Rows rows = database.query("SELECT bytes FROM records WHERE game = ?", {game});
    if (!rows.next()) {
        const Attempt outcome = rows.outcome();
        if (!outcome) return outcome.reason();
        return Reason{"store.no-such-game", {std::to_string(game)}};
    }
    auto record = recordFromBytes(rows.bytes(0));
    if (!record) return Reason{"store.damaged-game", {std::to_string(game), database.path()}};
    return *std::move(record);
}

}  // namespace tianyuan::store
