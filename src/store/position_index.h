#pragma once

#include "record/record.h"
#include "store/database.h"
#include "store/summary.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tianyuan::store {

/// How things are written in the table "positions". Games with neighbouring ids share a block.
std::int64_t blockOf(GameId game);
std::int64_t keyColumn(std::uint64_t key);
std::int64_t nextColumn(const std::optional<Move>& next, int size);
std::optional<Move> nextFromColumn(std::int64_t column, int size);

/// Writes the positions of games into the index, in the order in which it lies on disk: for many
/// games together that is twice as fast as game by game. Belongs inside a transaction.
class PositionIndexer {
public:
    explicit PositionIndexer(Database& database) : database_(database) {}

    /// What is added is written now and then, and surely only by write().
    Attempt add(GameId game, const record::Record& record);
    /// Takes out the positions of a game that is in the index with this record.
    Attempt remove(GameId game, const record::Record& record);
    Attempt write();

private:
    struct IndexedPosition {
        std::int64_t block;
        std::int64_t key;
        GameId game;
        std::int64_t ply;
        std::int64_t node;
        std::int64_t next;
        std::int64_t winner;
    };

    Database& database_;
    std::vector<IndexedPosition> rows_;
};

/// Takes the positions of games out of the index.
Attempt unlistPositions(Database& database, std::span<const GameId> games);

}  // namespace tianyuan::store
