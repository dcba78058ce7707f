#include "store/migrations.h"

#include "store/game_rows.h"

#include <array>
#include <system_error>

namespace tianyuan::store {
namespace {

// Version 1 listed at most 10,000 positions of the variations of a game. Whatever has more takes
// more bytes.
Attempt listLargeGamesAnew(Database& database) {
    std::vector<GameId> games;
    Rows rows = database.query(
        "SELECT game FROM records JOIN games ON games.id = records.game"
        " WHERE games.running = 0 AND length(bytes) > 10000");
    while (rows.next()) games.push_back(rows.integer(0));
    Attempt outcome = rows.outcome();
    if (!outcome) return outcome;
    return listPositionsAnew(database, games);
}

// Stands in the head of every file of ours: "TYGM".
constexpr std::int64_t ApplicationId = 0x5459474D;

// names      every name of a player or an event once, and folded for searching
// games      what a list shows and a search asks for
// records    the whole game, as recordToBytes writes it
// comments   all comments of a game that has any, folded
// journal    what has happened in a game that is being played
// positions  where a position occurred: in a block of games with consecutive ids, so that adding
//            games touches only the pages of the last block, however many games there are. `node`
//            is 0 on the main line, else the node's number in pre-order; `next` is 0 for nothing,
//            1 for a pass, else a point of the canonical view counted from 2; winner as in games:
//            0 nobody yet, 1 Black, 2 White, 3 a draw.
constexpr std::array Migrations{Migration{R"(
    CREATE TABLE names (
        id INTEGER PRIMARY KEY,
        text TEXT NOT NULL UNIQUE,
        folded TEXT NOT NULL
    );
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        black INTEGER NOT NULL REFERENCES names,
        white INTEGER NOT NULL REFERENCES names,
        event INTEGER NOT NULL REFERENCES names,
        date TEXT NOT NULL,
        rule TEXT NOT NULL,
        size INTEGER NOT NULL,
        opening TEXT NOT NULL,
        winner INTEGER NOT NULL,
        ending INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        running INTEGER NOT NULL,
        source TEXT NOT NULL,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        identity INTEGER NOT NULL
    );
    CREATE INDEX games_by_black ON games (black);
    CREATE INDEX games_by_white ON games (white);
    CREATE INDEX games_by_event ON games (event);
    CREATE INDEX games_by_date ON games (date);
    CREATE INDEX games_by_identity ON games (identity);
    CREATE INDEX games_running ON games (id) WHERE running = 1;
    CREATE TABLE records (
        game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        bytes BLOB NOT NULL
    );
    CREATE TABLE comments (
        game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        folded TEXT NOT NULL
    );
    CREATE TABLE journal (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        number INTEGER NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    CREATE TABLE positions (
        block INTEGER NOT NULL,
        key INTEGER NOT NULL,
        game INTEGER NOT NULL,
        ply INTEGER NOT NULL,
        node INTEGER NOT NULL,
        next INTEGER NOT NULL,
        winner INTEGER NOT NULL,
        PRIMARY KEY (block, key, game)
    ) WITHOUT ROWID;
)"},
                                Migration{"", listLargeGamesAnew},
                                // lessons  how many tasks of a lesson were done, and whether all
                                //          of them were at some time
                                // progress  one row: since when games count for a rating
                                Migration{R"(
    CREATE TABLE lessons (
        lesson TEXT PRIMARY KEY,
        tasks INTEGER NOT NULL,
        done INTEGER NOT NULL,
        at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE progress (
        id INTEGER PRIMARY KEY,
        since INTEGER NOT NULL
    );
)"},
                                // puzzle_tries  each puzzle that was tried, and how it went
                                // puzzle_runs   how far a streak or a run against the clock came
                                // cards         puzzles that come back, with what is known of the
                                //               memory; `last` is null until one was asked for
                                // card_games    games whose mistakes have become cards, as they
                                //               stood then
                                Migration{R"(
    CREATE TABLE puzzle_tries (
        id INTEGER PRIMARY KEY,
        puzzle INTEGER NOT NULL,
        rule TEXT NOT NULL,
        theme TEXT NOT NULL,
        rating INTEGER NOT NULL,
        solved INTEGER NOT NULL,
        wrong INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        mode TEXT NOT NULL,
        seconds INTEGER NOT NULL,
        at INTEGER NOT NULL
    );
    CREATE INDEX puzzle_tries_by_time ON puzzle_tries (at, puzzle);
    CREATE INDEX puzzle_tries_by_theme ON puzzle_tries (rule, theme, solved);
    CREATE TABLE puzzle_runs (
        id INTEGER PRIMARY KEY,
        mode TEXT NOT NULL,
        score INTEGER NOT NULL,
        at INTEGER NOT NULL
    );
    CREATE INDEX puzzle_runs_by_mode ON puzzle_runs (mode, score);
    CREATE TABLE cards (
        id INTEGER PRIMARY KEY,
        puzzle INTEGER NOT NULL UNIQUE,
        text TEXT NOT NULL,
        game INTEGER REFERENCES games ON DELETE SET NULL,
        ply INTEGER NOT NULL,
        state INTEGER NOT NULL,
        step INTEGER NOT NULL,
        stability REAL NOT NULL,
        difficulty REAL NOT NULL,
        first INTEGER,
        last INTEGER,
        due INTEGER NOT NULL,
        created INTEGER NOT NULL
    );
    CREATE INDEX cards_by_due ON cards (due);
    CREATE INDEX cards_by_first ON cards (first);
    CREATE INDEX cards_by_game ON cards (game);
    CREATE TABLE card_games (
        game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        updated INTEGER NOT NULL
    );
)"},
                                // Every proved mistake becomes a card now: games are looked at
                                // once more.
                                Migration{"DELETE FROM card_games;"}};

// 0 for a database without tables; refuses what is not ours or newer than we know. All it asks for
// must come from one state of the file: else tables that another program of ours has just made
// would stand there without our mark, which was asked for before.
Result<std::int64_t> versionInside(Database& database, std::int64_t known) {
    const auto application = database.number("PRAGMA application_id");
    if (!application) return application.reason();
    const auto version = database.number("PRAGMA user_version");
    if (!version) return version.reason();
    if (*application != ApplicationId) {
        const auto tables = database.number("SELECT count(*) FROM sqlite_master");
        if (!tables) return tables.reason();
        const bool empty = *application == 0 && *version == 0 && *tables == 0;
        if (!empty) return Reason{"store.other-database", {database.path()}};
    }
    if (*version > known) {
        return Reason{"store.newer",
                      {database.path(), std::to_string(*version), std::to_string(known)}};
    }
    return version;
}

// The same, where no transaction is open.
Result<std::int64_t> versionOf(Database& database, std::int64_t known) {
    const Attempt begun = database.run("BEGIN");
    if (!begun) return begun.reason();
    Result<std::int64_t> version = versionInside(database, known);
    const Attempt ended = database.run("COMMIT");
    if (version && !ended) return ended.reason();
    return version;
}

}  // namespace

std::span<const Migration> allMigrations() { return Migrations; }

Attempt checkUntouched(const std::filesystem::path& path, std::span<const Migration> migrations) {
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return Done{};
    Result<Database> database =
        Database::open(path, Access::Untouched, std::chrono::milliseconds{0});
    Attempt looked = Done{};
    if (!database) {
        looked = database.reason();
    } else if (const auto version = versionOf(*database, std::ssize(migrations)); !version) {
        looked = version.reason();
    }
    if (looked) return looked;
    // Other failures may come from looking while another program writes; opening in earnest will
    // tell.
    const std::string& code = looked.reason().code;
    const bool sure =
        code == "store.newer" || code == "store.other-database" || code == "store.not-a-database";
    return sure ? looked : Done{};
}

Attempt migrate(Database& database, std::span<const Migration> migrations) {
    const std::int64_t known = std::ssize(migrations);
    const auto before = versionOf(database, known);
    if (!before) return before.reason();
    if (*before == known) return Done{};

    Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction) return transaction.reason();
    // Another program may have been faster.
    const auto version = versionInside(database, known);
    if (!version) return version.reason();
    for (auto next = *version; next < known; ++next) {
        const Migration& migration = migrations[static_cast<std::size_t>(next)];
        Attempt done = database.execute(migration.script);
        if (done && migration.step) done = migration.step(database);
        if (!done) return done;
    }
    const Attempt marked =
        database.execute("PRAGMA application_id = " + std::to_string(ApplicationId) +
                         "; PRAGMA user_version = " + std::to_string(known));
    if (!marked) return marked.reason();
    return transaction->commit();
}

Attempt checkVersion(Database& database, std::span<const Migration> migrations) {
    const auto version = versionOf(database, std::ssize(migrations));
    if (!version) return version.reason();
    if (*version < std::ssize(migrations)) {
        return Reason{"store.needs-update", {database.path()}};
    }
    return Done{};
}

}  // namespace tianyuan::store
