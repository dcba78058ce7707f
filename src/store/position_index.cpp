#include "store/position_index.h"

#include "store/filter.h"
#include "store/position_list.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace tianyuan::store {
namespace {

// Ids that agree above these bits are in one block: about 16 MB of positions, which stay in memory
// while games are added, and few enough blocks to look into each of them.
constexpr int BlockBits = 14;

constexpr std::size_t MostWaitingRows = 500'000;

constexpr std::int64_t NoNext = 0;
constexpr std::int64_t PassNext = 1;
constexpr std::int64_t FirstPoint = 2;

}  // namespace

std::int64_t blockOf(GameId game) { return game >> BlockBits; }

// SQLite's integers have a sign; only equality matters.
std::int64_t keyColumn(std::uint64_t key) { return static_cast<std::int64_t>(key); }

std::int64_t nextColumn(const std::optional<Move>& next, int size) {
    if (!next) return NoNext;
    if (next->isPass()) return PassNext;
    return FirstPoint + std::int64_t{next->point().y} * size + next->point().x;
}

std::optional<Move> nextFromColumn(std::int64_t column, int size) {
    if (column == NoNext) return std::nullopt;
    if (column == PassNext) return Move::pass();
    const int index = static_cast<int>(column - FirstPoint);
    return Point(index % size, index / size);
}

Attempt PositionIndexer::add(GameId game, const record::Record& record) {
    const std::int64_t winner = winnerCode(record.outcome);
    for (const ListedPosition& position : positionsOf(record)) {
        rows_.push_back({blockOf(game), keyColumn(position.key), game, position.ply, position.node,
                         nextColumn(position.next, record.size), winner});
    }
    if (rows_.size() > MostWaitingRows) return write();
    return Done{};
}

Attempt PositionIndexer::remove(GameId game, const record::Record& record) {
    Attempt written = write();
    if (!written) return written;
    for (const ListedPosition& position : positionsOf(record)) {
        Attempt removed =
            database_.run("DELETE FROM positions WHERE block = ? AND key = ? AND game = ?",
                          {blockOf(game), keyColumn(position.key), game});
        if (!removed) return removed;
    }
    return Done{};
}

Attempt PositionIndexer::write() {
    std::sort(rows_.begin(), rows_.end(), [](const IndexedPosition& a, const IndexedPosition& b) {
        return std::tie(a.block, a.key, a.game) < std::tie(b.block, b.key, b.game);
    });
    for (const IndexedPosition& row : rows_) {
        Attempt written = database_.run(
            "INSERT INTO positions (block, key, game, ply, node, next, winner)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            {row.block, row.key, row.game, row.ply, row.node, row.next, row.winner});
        if (!written) return written;
    }
    rows_.clear();
    return Done{};
}

Attempt unlistPositions(Database& database, std::span<const GameId> games) {
    std::map<std::int64_t, std::vector<GameId>> blocks;
    for (const GameId game : games) blocks[blockOf(game)].push_back(game);
    for (const auto& [block, members] : blocks) {
        Attempt removed = database.run(
            "DELETE FROM positions WHERE block = ? AND game IN (SELECT value FROM json_each(?))",
            {block, listOf(members)});
        if (!removed) return removed;
    }
    return Done{};
}

}  // namespace tianyuan::store
