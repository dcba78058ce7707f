#pragma once

#include "core/result.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct sqlite3_stmt;

namespace tianyuan::store {

/// What may be done with a database file.
enum class Access {
    ReadWrite,  // the file is made if it is not there
    ReadOnly,   // others may write meanwhile
    Untouched,  // nothing near the file changes, not even a lock; sees only what is in the file
                // itself, not what another program has just written beside it
};

/// Bytes that are no text. Only seen through: they must live until the call returns.
struct Bytes {
    std::string_view view;
};

/// What can stand for a ? in a statement; the first is NULL.
using Value = std::variant<std::monostate, std::int64_t, double, std::string, Bytes>;

/// Many numbers as one value, for "IN (SELECT value FROM json_each(?))".
Value listOf(std::span<const std::int64_t> numbers);

/// The rows that a query gives, one after another. At the end, or at a failure, next() is false,
/// and outcome() tells which it was.
class Rows {
public:
    Rows(Rows&& other) noexcept;
    Rows& operator=(Rows&&) = delete;
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    ~Rows();

    bool next();
    Attempt outcome() const;

    /// The columns of the row, counted from 0.
    bool isNull(int column) const;
    std::int64_t integer(int column) const;
    double real(int column) const;
    std::string text(int column) const;
    /// Valid until next().
    std::string_view bytes(int column) const;

private:
    friend class Database;
    Rows(sqlite3_stmt* statement, std::string path, std::optional<Reason> failure);

    sqlite3_stmt* statement_;  // owned by the database, which keeps it for the next time
    std::string path_;
    std::optional<Reason> failure_;
};

/// A connection to an SQLite file. Whatever goes wrong comes back as a reason "store.…" that names
/// the file. Belongs to one thread. Rows and transactions must end before it does.
class Database {
public:
    /// Opens with full synchronisation: what is committed outlives a power cut. The journal stays
    /// as the file has it; see useWriteAheadLog. `patience` is how long each statement waits for
    /// another program that is writing.
    static Result<Database> open(const std::filesystem::path& path, Access access,
                                 std::chrono::milliseconds patience);
    /// A database that is gone when the object is.
    static Result<Database> inMemory();

    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    /// One statement, with a value for each ?. It is prepared once and kept. Rows of the same
    /// statement must not be open twice at a time.
    Rows query(const std::string& sql, const std::vector<Value>& values = {});
    /// The same, where no rows are wanted.
    Attempt run(const std::string& sql, const std::vector<Value>& values = {});
    /// The first column of the first row; 0 if there is no row or it is NULL.
    Result<std::int64_t> number(const std::string& sql, const std::vector<Value>& values = {});
    /// Several statements without values.
    Attempt execute(const std::string& script);

    /// Turns the write-ahead log on, if it is not. Where the file system cannot have one, or
    /// others are using the file, the older and slower journal stays, which is as safe.
    Attempt useWriteAheadLog();
    /// Whether closing moves the log into the file, as it should, or leaves all files as they are.
    void tidyOnClose(bool tidy);

    /// Has the file been taken away, or another put in its place? What is written then goes
    /// nowhere.
    bool isGone() const;
    /// The id of the row that was inserted last.
    std::int64_t lastId() const;
    const std::string& path() const;

private:
    struct Connection;
    explicit Database(std::unique_ptr<Connection> connection);

    static Result<Database> open(const std::string& uri, const std::string& path, int flags,
                                 std::chrono::milliseconds patience);
    Reason lastFailure() const;

    std::unique_ptr<Connection> connection_;
};

/// Changes that happen all or not at all: undone at the end of its life unless commit() was called.
/// While it lasts, no other program can write.
class Transaction {
public:
    static Result<Transaction> begin(Database& database);

    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    Attempt commit();

private:
    explicit Transaction(Database& database) : database_(&database) {}

    Database* database_;  // nullptr: nothing left to undo
};

}  // namespace tianyuan::store
