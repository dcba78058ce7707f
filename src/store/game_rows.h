#pragma once

#include "record/record.h"
#include "store/database.h"
#include "store/library.h"

namespace tianyuan::store {

/// The rows that make up one game, but for its journal: written, changed and taken out. All three
/// belong inside a transaction. The index of positions is only changed where games are deleted.
Result<GameId> insertGame(Database& database, const record::Record& record, const Origin& origin,
                          bool running);
Attempt updateGame(Database& database, GameId game, const record::Record& record, Time now);
/// To be called when games may have got other names.
Attempt forgetUnusedNames(Database& database);
Attempt deleteGames(Database& database, std::span<const GameId> games);

/// Makes the entries of these games in the index of positions anew. One that is damaged has none
/// then.
Attempt listPositionsAnew(Database& database, std::span<const GameId> games);

/// The games that are the same as this one, in the order in which they came.
struct Twin {
    GameId game = 0;
    record::Record record;
};
Result<std::vector<Twin>> findTwins(Database& database, const record::Record& record);

Result<record::Record> readGame(Database& database, GameId game);

}  // namespace tianyuan::store
