#include "store/puzzle_log.h"

namespace tianyuan::store {
namespace {

std::int64_t secondsOf(Time time) { return time.time_since_epoch().count(); }

Value secondsOf(const std::optional<Time>& time) {
    if (!time) return std::monostate{};
    return secondsOf(*time);
}

Time timeOf(std::int64_t seconds) { return Time(std::chrono::seconds(seconds)); }

std::optional<Time> timeIn(const Rows& rows, int column) {
    if (rows.isNull(column)) return {};
    return timeOf(rows.integer(column));
}

Card cardIn(const Rows& rows) {
    Card card;
    card.id = rows.integer(0);
    card.puzzle = rows.integer(1);
    card.text = rows.text(2);
    if (!rows.isNull(3)) card.game = rows.integer(3);
    card.ply = static_cast<int>(rows.integer(4));
    card.state = static_cast<int>(rows.integer(5));
    card.step = static_cast<int>(rows.integer(6));
    card.stability = rows.real(7);
    card.difficulty = rows.real(8);
    card.first = timeIn(rows, 9);
    card.last = timeIn(rows, 10);
    card.due = timeOf(rows.integer(11));
    card.created = timeOf(rows.integer(12));
    return card;
}

PuzzleTry tryIn(const Rows& rows) {
    return {rows.integer(0),
            rows.text(1),
            rows.text(2),
            static_cast<int>(rows.integer(3)),
            rows.integer(4) != 0,
            static_cast<int>(rows.integer(5)),
            static_cast<int>(rows.integer(6)),
            rows.text(7),
            rows.integer(8),
            timeOf(rows.integer(9))};
}

Result<std::vector<PuzzleTry>> allTries(Rows rows) {
    std::vector<PuzzleTry> all;
    while (rows.next()) all.push_back(tryIn(rows));
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return all;
}

constexpr std::string_view SelectTries =
    "SELECT puzzle, rule, theme, rating, solved, wrong, hints, mode, seconds, at"
    " FROM puzzle_tries ";
constexpr const char* CardColumns =
    "id, puzzle, text, game, ply, state, step, stability, difficulty, first, last, due, created";

}  // namespace

Attempt PuzzleLog::addTry(const PuzzleTry& attempt) {
    return database_.run(
        "INSERT INTO puzzle_tries (puzzle, rule, theme, rating, solved, wrong, hints, mode,"
        " seconds, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        {attempt.puzzle, attempt.rule, attempt.theme, std::int64_t{attempt.rating},
         std::int64_t{attempt.solved}, std::int64_t{attempt.wrongAnswers},
         std::int64_t{attempt.hints}, attempt.mode, attempt.seconds, secondsOf(attempt.at)});
}

Result<std::vector<PuzzleTry>> PuzzleLog::tries(int most) {
    return allTries(database_.query(std::string(SelectTries) + "ORDER BY id DESC LIMIT ?",
                                    {std::int64_t{most}}));
}

Result<std::vector<PuzzleTry>> PuzzleLog::triesSince(Time time) {
    return allTries(database_.query(std::string(SelectTries) + "WHERE at >= ? ORDER BY at, id",
                                    {secondsOf(time)}));
}

Result<std::vector<PuzzleTally>> PuzzleLog::tallies() {
    std::vector<PuzzleTally> all;
    Rows rows = database_.query(
        "SELECT rule, theme, count(*), sum(solved) FROM puzzle_tries GROUP BY rule, theme");
    while (rows.next()) {
        all.push_back({rows.text(0), rows.text(1), rows.integer(2), rows.integer(3)});
    }
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return all;
}

Result<std::set<std::int64_t>> PuzzleLog::triedSince(Time time) {
    std::set<std::int64_t> keys;
    Rows rows = database_.query("SELECT DISTINCT puzzle FROM puzzle_tries WHERE at >= ?",
                                {secondsOf(time)});
    while (rows.next()) keys.insert(rows.integer(0));
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return keys;
}

Attempt PuzzleLog::addRun(const std::string& mode, int score, Time at) {
    return database_.run("INSERT INTO puzzle_runs (mode, score, at) VALUES (?, ?, ?)",
                         {mode, std::int64_t{score}, secondsOf(at)});
}

Result<std::int64_t> PuzzleLog::bestRun(const std::string& mode) {
    return database_.number("SELECT max(score) FROM puzzle_runs WHERE mode = ?", {mode});
}

Result<bool> PuzzleLog::addCard(const Card& card) {
    const Value game = card.game ? Value(*card.game) : Value(std::monostate{});
    const Attempt added = database_.run(
        "INSERT INTO cards (puzzle, text, game, ply, state, step, stability, difficulty, first,"
        " last, due, created) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12"
        " WHERE NOT EXISTS (SELECT 1 FROM cards WHERE game = ?3 AND ply = ?4)"
        " ON CONFLICT (puzzle) DO NOTHING",
        {card.puzzle, card.text, game, std::int64_t{card.ply}, std::int64_t{card.state},
         std::int64_t{card.step}, card.stability, card.difficulty, secondsOf(card.first),
         secondsOf(card.last), secondsOf(card.due), secondsOf(card.created)});
    if (!added) return added.reason();
    const auto changes = database_.number("SELECT changes()");
    if (!changes) return changes.reason();
    return *changes > 0;
}

Attempt PuzzleLog::updateCard(const Card& card) {
    return database_.run(
        "UPDATE cards SET state = ?, step = ?, stability = ?, difficulty = ?, first = ?, last = ?,"
        " due = ? WHERE id = ?",
        {std::int64_t{card.state}, std::int64_t{card.step}, card.stability, card.difficulty,
         secondsOf(card.first), secondsOf(card.last), secondsOf(card.due), card.id});
}

Attempt PuzzleLog::removeCard(std::int64_t card) {
    return database_.run("DELETE FROM cards WHERE id = ?", {card});
}

Result<std::vector<Card>> PuzzleLog::dueCards(Time now, std::int64_t newOnes) {
    std::vector<Card> all;
    Rows rows = database_.query(
        std::string("SELECT ") + CardColumns +
            " FROM cards WHERE last IS NOT NULL AND due <= ? UNION ALL SELECT * FROM (SELECT " +
            CardColumns +
            " FROM cards WHERE last IS NULL AND due <= ? ORDER BY due, id LIMIT ?)"
            " ORDER BY due, id",
        {secondsOf(now), secondsOf(now), newOnes});
    while (rows.next()) all.push_back(cardIn(rows));
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return all;
}

Result<std::int64_t> PuzzleLog::begunSince(Time time) {
    return database_.number("SELECT count(*) FROM cards WHERE first >= ?", {secondsOf(time)});
}

Result<std::int64_t> PuzzleLog::cardCount() {
    return database_.number("SELECT count(*) FROM cards");
}

Result<std::vector<GameId>> PuzzleLog::gamesToLookAt(const std::string& source, int most) {
    std::vector<GameId> games;
    Rows rows = database_.query(
        "SELECT id FROM games LEFT JOIN card_games ON card_games.game = games.id"
        " WHERE running = 0 AND source = ? AND card_games.updated IS NOT games.updated"
        " ORDER BY id DESC LIMIT ?",
        {source, std::int64_t{most}});
    while (rows.next()) games.push_back(rows.integer(0));
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return games;
}

Attempt PuzzleLog::lookedAt(GameId game, Time now) {
    return database_.run(
        "INSERT OR REPLACE INTO card_games (game, updated) SELECT id, updated FROM games"
        " WHERE id = ? AND updated < ?",
        {game, secondsOf(now)});
}

Attempt PuzzleLog::forgetAll() {
    Result<Transaction> transaction = Transaction::begin(database_);
    if (!transaction) return transaction.reason();
    for (const char* table : {"puzzle_tries", "puzzle_runs", "cards", "card_games"}) {
        const Attempt emptied = database_.run(std::string("DELETE FROM ") + table);
        if (!emptied) return emptied;
    }
    return transaction->commit();
}

}  // namespace tianyuan::store
