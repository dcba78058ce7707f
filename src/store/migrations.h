#pragma once

#include "store/database.h"

#include <span>

namespace tianyuan::store {

/// What leads from one version of the tables to the next: the first makes version 1 of an empty
/// file. Once released, a script is never changed; a new one is added. What SQL cannot say is done
/// by `step`, after the script and in the same transaction.
struct Migration {
    const char* script;
    Attempt (*step)(Database&) = nullptr;
};

/// All there are, in order; their number is the version that this program knows.
std::span<const Migration> allMigrations();

/// Says whether the file is one that this program may open, without touching it or anything beside
/// it. Refuses a newer version, a database of another program and what is no database at all; a
/// file that is missing or empty is fine.
Attempt checkUntouched(const std::filesystem::path& path, std::span<const Migration> migrations);

/// Brings the tables to the newest version, in one transaction. Refuses as above; two programs may
/// do it at once.
Attempt migrate(Database& database, std::span<const Migration> migrations);

/// For a file that cannot be written: is it of exactly the newest version?
Attempt checkVersion(Database& database, std::span<const Migration> migrations);

}  // namespace tianyuan::store
