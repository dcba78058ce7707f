#include "store/library.h"

#include "record/merge.h"
#include "store/game_rows.h"
#include "store/migrations.h"
#include "store/place.h"
#include "store/position_index.h"
#include "store/position_search.h"
#include "store/summary_rows.h"

#include <system_error>

namespace tianyuan::store {
namespace {

using record::Record;

Reason noSuchGame(GameId game) { return {"store.no-such-game", {std::to_string(game)}}; }

// What another program has written and not yet moved into the file itself.
bool hasLogBeside(const std::filesystem::path& file) {
    std::filesystem::path log = file;
    log += "-wal";
    std::error_code error;
    const auto size = std::filesystem::file_size(log, error);
    return !error && size > 0;
}

Result<Database> openForReading(const std::filesystem::path& file, Access access,
                                std::chrono::milliseconds patience) {
    Result<Database> database = Database::open(file, access, patience);
    if (!database) return database;
    const Attempt known = checkVersion(*database, allMigrations());
    if (!known) return known.reason();
    return database;
}

}  // namespace

Result<Library> Library::open(const std::filesystem::path& file, const OpenOptions& options) {
    const Attempt ours = checkUntouched(file, allMigrations());
    if (!ours) return ours.reason();
    if (options.readOnly) return openReadOnly(file, options);
    const Attempt folder = makeFolderFor(file);
    if (!folder) return folder.reason();
    Result<Database> database = Database::open(file, Access::ReadWrite, options.patience);
    if (!database) return database.reason();
    // A newer version may still be in a log beside the file; so long as that is possible, closing
    // must leave it there.
    database->tidyOnClose(false);
    const Attempt migrated = migrate(*database, allMigrations());
    if (!migrated) return migrated.reason();
    database->tidyOnClose(true);
    const Attempt logged = database->useWriteAheadLog();
    if (!logged) return logged.reason();
    return Library(std::move(*database));
}

Result<Library> Library::openReadOnly(const std::filesystem::path& file,
                                      const OpenOptions& options) {
    Result<Database> database = openForReading(file, Access::ReadOnly, options.patience);
    if (!database && !hasLogBeside(file)) {
        // Even a reader wants to put locks beside the file. Where it cannot, nobody can write.
        Result<Database> untouched = openForReading(file, Access::Untouched, options.patience);
        if (untouched) return Library(std::move(*untouched));
    }
    if (!database) return database.reason();
    return Library(std::move(*database));
}

Result<Library> Library::inMemory() {
    Result<Database> database = Database::inMemory();
    if (!database) return database.reason();
    const Attempt migrated = migrate(*database, allMigrations());
    if (!migrated) return migrated.reason();
    return Library(std::move(*database));
}

Result<Library> Library::nowhere() {
    Result<Library> library = inMemory();
    if (!library) return library;
    const Attempt closed = library->database_.execute("PRAGMA query_only = ON");
    if (!closed) return closed.reason();
    return library;
}

/// Where the file was taken away, with its folder or without, the library begins anew in its place:
/// SQLite would go on writing to what nobody can find any more. No game gets the number of one that
/// was in the other file, so that nobody takes the one for the other.
Attempt Library::openAnew() {
    if (goneFrom_.empty()) {
        const auto last = database_.number("SELECT seq FROM sqlite_sequence WHERE name = 'games'");
        lastGone_ = last ? *last : 0;
        goneFrom_ = database_.path();
        // Closing must not take away the log of the new one, which has the same name.
        database_.tidyOnClose(false);
        Result<Library> nothing = nowhere();
        if (!nothing) return nothing.reason();
        database_ = std::move(nothing->database_);
    }
    Result<Library> anew = open(goneFrom_);
    if (!anew) return anew.reason();
    const auto last =
        anew->database_.number("SELECT seq FROM sqlite_sequence WHERE name = 'games'");
    if (!last) return last.reason();
    if (*last < lastGone_) {
        Attempt counted = anew->database_.run("DELETE FROM sqlite_sequence WHERE name = 'games'");
        if (counted) {
            counted = anew->database_.run(
                "INSERT INTO sqlite_sequence (name, seq) VALUES ('games', ?)", {lastGone_});
        }
        if (!counted) return counted;
    }
    database_ = std::move(anew->database_);
    goneFrom_.clear();
    return Done{};
}

Result<Transaction> Library::beginWriting() {
    if (!goneFrom_.empty() || database_.isGone()) {
        if (const Attempt opened = openAnew(); !opened) return opened.reason();
    }
    return Transaction::begin(database_);
}

Result<Added> Library::add(const Record& record, const Origin& origin) {
    Result<std::vector<Added>> added = addAll(std::span(&record, 1), origin);
    if (!added) return added.reason();
    return added->front();
}

Result<std::vector<Added>> Library::addAll(std::span<const Record> records, const Origin& origin) {
    Result<Transaction> transaction = beginWriting();
    if (!transaction) return transaction.reason();
    std::vector<Added> all;
    all.reserve(records.size());
    PositionIndexer indexer(database_);
    for (const Record& record : records) {
        const Result<Added> added = addUnlessThere(record, origin, indexer);
        if (!added) return added.reason();
        all.push_back(*added);
    }
    const Attempt indexed = indexer.write();
    if (!indexed) return indexed.reason();
    const Attempt committed = transaction->commit();
    if (!committed) return committed.reason();
    return all;
}

Result<Added> Library::addUnlessThere(const Record& record, const Origin& origin,
                                      PositionIndexer& indexer) {
    if (!origin.evenIfThere) {
        Result<Added> twin = addToTwin(record, origin.now, indexer);
        if (!twin || twin->game != 0) return twin;
    }
    const Result<GameId> game = insertGame(database_, record, origin, false);
    if (!game) return game.reason();
    const Attempt listed = indexer.add(*game, record);
    if (!listed) return listed.reason();
    return Added{*game, true};
}

Result<Added> Library::addToTwin(const Record& record, Time now, PositionIndexer& indexer) {
    const Result<std::vector<Twin>> twins = findTwins(database_, record);
    if (!twins) return twins.reason();
    for (const Twin& twin : *twins) {
        Record merged = twin.record;
        const std::optional<bool> added = record::merge(merged, record);
        if (!added) continue;
        if (!*added) return Added{twin.game, false};
        const Attempt unlisted = indexer.remove(twin.game, twin.record);
        if (!unlisted) return unlisted.reason();
        const Attempt updated = updateGame(database_, twin.game, merged, now);
        if (!updated) return updated.reason();
        const Attempt listed = indexer.add(twin.game, merged);
        if (!listed) return listed.reason();
        return Added{twin.game, false, true};
    }
    return Added{};
}

Result<GameId> Library::keep(const Record& record, const Origin& origin) {
    const Result<std::vector<Twin>> twins = findTwins(database_, record);
    if (!twins) return twins.reason();
    for (const Twin& twin : *twins) {
        Record merged = record;
        if (record::merge(merged, twin.record) != false) continue;
        const Attempt replaced = replace(twin.game, record, origin.now);
        if (!replaced) return replaced.reason();
        return twin.game;
    }
    const Result<Added> added = add(record, {origin.source, origin.now, true});
    if (!added) return added.reason();
    return added->game;
}

Result<Record> Library::load(GameId game) { return readGame(database_, game); }

Attempt Library::replace(GameId game, const Record& record, Time now) {
    Result<Transaction> transaction = beginWriting();
    if (!transaction) return transaction.reason();
    const Result<bool> running = isRunning(game);
    if (!running) return running.reason();
    // Only games that are over are in the index, and to look for one takes a while.
    Attempt cleared = *running ? database_.run("DELETE FROM journal WHERE game = ?", {game})
                               : unlistPositions(database_, std::span(&game, 1));
    if (!cleared) return cleared;
    Attempt updated = updateGame(database_, game, record, now);
    if (!updated) return updated;
    PositionIndexer indexer(database_);
    Attempt listed = indexer.add(game, record);
    if (listed) listed = indexer.write();
    if (!listed) return listed;
    Attempt forgotten = forgetUnusedNames(database_);
    if (!forgotten) return forgotten;
    return transaction->commit();
}

Attempt Library::remove(std::span<const GameId> games) {
    Result<Transaction> transaction = beginWriting();
    if (!transaction) return transaction.reason();
    Attempt deleted = deleteGames(database_, games);
    if (!deleted) return deleted;
    return transaction->commit();
}

Result<std::vector<Summary>> Library::find(const Filter& filter, const Page& page) {
    Clause query = conditionOf(filter);
    query.sql = "SELECT " + summaryColumns() + " FROM games" + summaryJoins() +
                (query.isEmpty() ? "" : " WHERE " + query.sql) +
                " ORDER BY games.date DESC, games.id DESC LIMIT ? OFFSET ?";
    query.values.emplace_back(std::int64_t{page.most});
    query.values.emplace_back(std::int64_t{page.first});
    std::vector<Summary> found;
    Rows rows = database_.query(query.sql, query.values);
    while (rows.next()) found.push_back(summaryFrom(rows));
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return found;
}

Result<std::int64_t> Library::count(const Filter& filter) {
    const Clause condition = conditionOf(filter);
    return database_.number(
        "SELECT count(*) FROM games" + (condition.isEmpty() ? "" : " WHERE " + condition.sql),
        condition.values);
}

Result<Summary> Library::summary(GameId game) {
    Rows rows = database_.query(
        "SELECT " + summaryColumns() + " FROM games" + summaryJoins() + " WHERE games.id = ?",
        {game});
    if (rows.next()) return summaryFrom(rows);
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return noSuchGame(game);
}

Result<std::vector<Occurrence>> Library::findPosition(const Board& board, const Filter& filter,
                                                      const Page& page) {
    return store::findPosition(database_, board, filter, page);
}

Result<Statistics> Library::statistics(const Board& board, const Filter& filter) {
    return store::statistics(database_, board, filter);
}

Result<GameId> Library::begin(const Record& start, const Origin& origin) {
    Result<Transaction> transaction = beginWriting();
    if (!transaction) return transaction.reason();
    Result<GameId> game = insertGame(database_, start, origin, true);
    if (!game) return game;
    const Attempt committed = transaction->commit();
    if (!committed) return committed.reason();
    return game;
}

Attempt Library::append(GameId game, std::int64_t number, std::span<const std::string> events) {
    Result<Transaction> transaction = beginWriting();
    if (!transaction) return transaction.reason();
    const Result<bool> running = isRunning(game);
    if (!running) return running.reason();
    const auto next =
        database_.number("SELECT max(number) + 1 FROM journal WHERE game = ?", {game});
    if (!next) return next.reason();
    if (!*running || *next != number) {
        return Reason{"store.continued-elsewhere", {std::to_string(game)}};
    }
    for (const std::string& event : events) {
        Attempt written = database_.run(
            "INSERT INTO journal (game, number, event) VALUES (?, ?, ?)", {game, number++, event});
        if (!written) return written;
    }
    return transaction->commit();
}

Result<std::vector<std::string>> Library::events(GameId game) {
    std::vector<std::string> events;
    Rows rows = database_.query("SELECT event FROM journal WHERE game = ? ORDER BY number", {game});
    while (rows.next()) events.push_back(rows.text(0));
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return events;
}

Result<bool> Library::isRunning(GameId game) {
    Rows rows = database_.query("SELECT running FROM games WHERE id = ?", {game});
    if (rows.next()) return rows.integer(0) != 0;
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return noSuchGame(game);
}

Attempt Library::check() {
    Rows rows = database_.query("PRAGMA integrity_check(1)");
    const bool told = rows.next();
    Attempt outcome = rows.outcome();
    if (!outcome) return outcome;
    if (!told || rows.text(0) != "ok") {
        return Reason{"store.damaged", {database_.path(), told ? rows.text(0) : ""}};
    }
    const auto strays = database_.number("SELECT count(*) FROM pragma_foreign_key_check");
    if (!strays) return strays.reason();
    if (*strays > 0) return Reason{"store.damaged", {database_.path(), "foreign keys"}};
    return Done{};
}

}  // namespace tianyuan::store
