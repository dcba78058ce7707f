#include "store/database.h"

#include <sqlite3.h>

#include <cerrno>
#include <unistd.h>
#include <unordered_map>

namespace tianyuan::store {

struct CloseConnection {
    void operator()(sqlite3* connection) const { sqlite3_close(connection); }
};

struct FinalizeStatement {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

using ConnectionHandle = std::unique_ptr<sqlite3, CloseConnection>;
using StatementHandle = std::unique_ptr<sqlite3_stmt, FinalizeStatement>;

namespace {

constexpr std::size_t MostKeptStatements = 100;

bool isOutOfRoom(sqlite3_file* file) {
    int number = 0;
    if (!file || !file->pMethods) return false;
    file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &number);
    return number == ENOSPC || number == EDQUOT || number == EFBIG;
}

// SQLite calls only ENOSPC a full disk; a used-up quota or file size is the same to the user. The
// error may be that of the file or of the log beside it.
bool isOutOfRoom(sqlite3* connection) {
    sqlite3_file* file = nullptr;
    sqlite3_file* log = nullptr;
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    return isOutOfRoom(file) || isOutOfRoom(log);
}

// May something that is there not be written, the file or the folder for the log beside it?
bool isReadOnly(const std::filesystem::path& path) {
    const auto isForbidden = [](const std::filesystem::path& place) {
        return access(place.c_str(), F_OK) == 0 && access(place.c_str(), W_OK) != 0;
    };
    return isForbidden(path) || isForbidden(std::filesystem::absolute(path).parent_path());
}

Reason reasonOf(sqlite3* connection, const std::string& path) {
    const std::string detail = sqlite3_errmsg(connection);
    switch (sqlite3_errcode(connection) & 0xFF) {
        case SQLITE_FULL:
            return {"store.disk-full", {path}};
        case SQLITE_IOERR:
            if (isOutOfRoom(connection)) return {"store.disk-full", {path}};
            return {"store.disk-error", {path, detail}};
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return {"store.read-only", {path}};
        case SQLITE_CANTOPEN:
            return {isReadOnly(path) ? "store.read-only" : "store.cannot-open", {path}};
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return {"store.busy", {path}};
        case SQLITE_CORRUPT:
            return {"store.damaged", {path, detail}};
        case SQLITE_NOTADB:
            return {"store.not-a-database", {path}};
        default:
            return {"store.failed", {path, detail}};
    }
}

void bind(sqlite3_stmt* statement, int place, const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        sqlite3_bind_int64(statement, place, *number);
    } else if (const auto* real = std::get_if<double>(&value)) {
        sqlite3_bind_double(statement, place, *real);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        sqlite3_bind_text64(statement, place, text->data(), text->size(), SQLITE_TRANSIENT,
                            SQLITE_UTF8);
    } else if (const auto* bytes = std::get_if<Bytes>(&value)) {
        sqlite3_bind_blob64(statement, place, bytes->view.data(), bytes->view.size(),
                            SQLITE_TRANSIENT);
    } else {
        sqlite3_bind_null(statement, place);
    }
}

// A path as a URI, in which these three characters mean something.
std::string uriOf(const std::filesystem::path& path) {
    std::string uri = "file://";
    for (const char c : std::filesystem::absolute(path).lexically_normal().string()) {
        if (c == '%') {
            uri += "%25";
        } else if (c == '?') {
            uri += "%3f";
        } else if (c == '#') {
            uri += "%23";
        } else {
            uri += c;
        }
    }
    return uri;
}

}  // namespace

Value listOf(std::span<const std::int64_t> numbers) {
    std::string json = "[";
    for (const std::int64_t number : numbers) {
        if (json.size() > 1) json += ',';
        json += std::to_string(number);
    }
    json += ']';
    return json;
}

struct Database::Connection {
    std::string path;
    ConnectionHandle handle;
    std::unordered_map<std::string, StatementHandle> statements;  // closed before the handle

    // The statement for this text, ready for values; nullptr if SQLite does not take it.
    sqlite3_stmt* prepare(const std::string& sql) {
        const auto known = statements.find(sql);
        if (known != statements.end()) {
            assert(!sqlite3_stmt_busy(known->second.get()));
            return known->second.get();
        }
        if (statements.size() >= MostKeptStatements) {
            std::erase_if(statements,
                          [](const auto& kept) { return !sqlite3_stmt_busy(kept.second.get()); });
        }
        sqlite3_stmt* fresh = nullptr;
        sqlite3_prepare_v3(handle.get(), sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &fresh,
                           nullptr);
        if (fresh) statements.emplace(sql, fresh);
        return fresh;
    }
};

Rows::Rows(sqlite3_stmt* statement, std::string path, std::optional<Reason> failure)
    : statement_(statement), path_(std::move(path)), failure_(std::move(failure)) {}

Rows::Rows(Rows&& other) noexcept
    : statement_(std::exchange(other.statement_, nullptr)),
      path_(std::move(other.path_)),
      failure_(std::move(other.failure_)) {}

Rows::~Rows() {
    if (!statement_) return;
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

bool Rows::next() {
    if (failure_ || !statement_) return false;
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) failure_ = reasonOf(sqlite3_db_handle(statement_), path_);
    return false;
}

Attempt Rows::outcome() const {
    if (failure_) return *failure_;
    return Done{};
}

bool Rows::isNull(int column) const {
    return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

std::int64_t Rows::integer(int column) const { return sqlite3_column_int64(statement_, column); }

double Rows::real(int column) const { return sqlite3_column_double(statement_, column); }

std::string Rows::text(int column) const { return std::string(bytes(column)); }

std::string_view Rows::bytes(int column) const {
    const void* data = sqlite3_column_blob(statement_, column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return data ? std::string_view(static_cast<const char*>(data), size) : std::string_view();
}

Database::Database(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Result<Database> Database::open(const std::filesystem::path& path, Access access,
                                std::chrono::milliseconds patience) {
    const std::string uri = uriOf(path);
    switch (access) {
        case Access::ReadWrite:
            return open(uri, path.string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, patience);
        case Access::ReadOnly:
            return open(uri, path.string(), SQLITE_OPEN_READONLY, patience);
        case Access::Untouched:
            return open(uri + "?immutable=1", path.string(), SQLITE_OPEN_READONLY, patience);
    }
    return Reason{"store.cannot-open", {path.string()}};
}

Result<Database> Database::inMemory() {
    return open("file::memory:", "memory", SQLITE_OPEN_READWRITE, std::chrono::milliseconds{0});
}

Result<Database> Database::open(const std::string& uri, const std::string& path, int flags,
                                std::chrono::milliseconds patience) {
    auto connection = std::make_unique<Connection>();
    connection->path = path;
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(uri.c_str(), &handle,
                                     flags | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nullptr);
    connection->handle.reset(handle);
    if (code != SQLITE_OK) return reasonOf(handle, path);
    // SQLite quietly falls back to reading where it may not write.
    if ((flags & SQLITE_OPEN_READWRITE) != 0 && sqlite3_db_readonly(handle, "main") == 1) {
        return Reason{"store.read-only", {path}};
    }
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_busy_timeout(handle, static_cast<int>(patience.count()));

    Database database(std::move(connection));
    const Attempt set = database.execute(
        "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536;");
    if (!set) return set.reason();
    return database;
}

Rows Database::query(const std::string& sql, const std::vector<Value>& values) {
    sqlite3_stmt* statement = connection_->prepare(sql);
    if (!statement) return {nullptr, path(), lastFailure()};
    assert(sqlite3_bind_parameter_count(statement) == static_cast<int>(values.size()));
    for (int place = 1; const Value& value : values) bind(statement, place++, value);
    return {statement, path(), std::nullopt};
}

Attempt Database::run(const std::string& sql, const std::vector<Value>& values) {
    Rows rows = query(sql, values);
    while (rows.next()) continue;
    return rows.outcome();
}

Result<std::int64_t> Database::number(const std::string& sql, const std::vector<Value>& values) {
    Rows rows = query(sql, values);
    const std::int64_t found = rows.next() ? rows.integer(0) : 0;
    const Attempt outcome = rows.outcome();
    if (!outcome) return outcome.reason();
    return found;
}

Attempt Database::execute(const std::string& script) {
    const int code =
        sqlite3_exec(connection_->handle.get(), script.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) return lastFailure();
    return Done{};
}

Attempt Database::useWriteAheadLog() {
    Attempt done = run("PRAGMA journal_mode = WAL");
    // The switch needs the file for itself. Whoever opens it next will try again.
    if (!done && done.reason().code == "store.busy") return Done{};
    return done;
}

void Database::tidyOnClose(bool tidy) {
    sqlite3_db_config(connection_->handle.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, tidy ? 0 : 1,
                      nullptr);
}

bool Database::isGone() const {
    int moved = 0;
    sqlite3_file_control(connection_->handle.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

std::int64_t Database::lastId() const {
    return sqlite3_last_insert_rowid(connection_->handle.get());
}

const std::string& Database::path() const { return connection_->path; }

Reason Database::lastFailure() const { return reasonOf(connection_->handle.get(), path()); }

Result<Transaction> Transaction::begin(Database& database) {
    const Attempt begun = database.run("BEGIN IMMEDIATE");
    if (!begun) return begun.reason();
    return Transaction(database);
}

Transaction::Transaction(Transaction&& other) noexcept
    : database_(std::exchange(other.database_, nullptr)) {}

Transaction::~Transaction() {
    // Some failures, such as a full disk, have undone everything already; then this fails, which
    // does not matter.
    if (database_) static_cast<void>(database_->run("ROLLBACK"));
}

Attempt Transaction::commit() {
    Attempt committed = database_->run("COMMIT");
    if (committed) database_ = nullptr;
    return committed;
}

}  // namespace tianyuan::store
