#pragma once

#include "record/record.h"
#include "store/database.h"
#include "store/library.h"

namespace tianyuan::store {

/// The rows that make up one game, but for its journal: written, changed and taken out. All three
/// belong inside a transaction. A new game's positions are not indexed yet; a game that is changed
/// must not be in the index, and is then.
Result<GameId> insertGame(Database& database, const record::Record& record, const Origin& origin,
                          bool running);
Attempt updateGame(Database& database, GameId game, const record::Record& record, Time now);
Attempt deleteGames(Database& database, std::span<const GameId> games);

/// The game that is the same as this one, or 0.
Result<GameId> findTwin(Database& database, const record::Record& record);

Result<record::Record> readGame(Database& database, GameId game);

}  // namespace tianyuan::store
