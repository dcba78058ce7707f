#pragma once

#include "core/result.h"
#include "player/player.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tianyuan::roster {

/// A number that a player takes, such as "depth=4".
struct PlayerOption {
    std::string_view name;
    std::string_view meaning;  // the code of a phrase, "player.option.depth"
    std::uint64_t least = 0;
    std::uint64_t most = 0;
    std::uint64_t usual = 0;
};

/// Megabytes for the table of our engine.
inline constexpr PlayerOption TableMemory{"memory", "player.option.memory", 1, 65'536, 64};

/// The options of a player that were told, each within its bounds.
class OptionValues {
public:
    /// What was told, or what is usual.
    std::uint64_t operator[](std::string_view option) const;
    void set(std::string_view option, std::uint64_t value);

private:
    std::vector<std::pair<std::string_view, std::uint64_t>> values_;
};

/// A player that this program brings along. What it is called and how it plays are the phrases
/// "player.name." and "player.character." with its id.
struct BuiltIn {
    std::string_view id;
    int rating = 0;  // Elo, with scoremap at 1500; measured, see docs/strength.md
    std::vector<PlayerOption> options;
    std::unique_ptr<player::Player> (*make)(const OptionValues& values);
};

/// The table of all built-in players, from the simplest to the strongest.
std::span<const BuiltIn> builtIns();
/// nullptr if there is none of this id.
const BuiltIn* findBuiltIn(std::string_view id);
/// The built-in player that "level:3,seed=7" or "gametree:depth=4" means; nullptr if it is none.
const BuiltIn* builtInOf(std::string_view spec);
/// Is this our engine, at any level, so that its scores are in eval::ScoreUnit?
bool isOurEngine(std::string_view spec);

/// Sets the values of "depth=4,seed=7" among the options of `player`; those that are not told stay
/// as they are.
Attempt readOptions(std::string_view text, std::string_view player,
                    std::span<const PlayerOption> options, OptionValues& values);

/// The built-in player of "scoremap" or "gametree:depth=4,seed=7"; `seed`, and `memory` in bytes,
/// are for one that takes them and is not told any. Only if builtInOf() knows it.
Result<std::unique_ptr<player::Player>> createBuiltIn(
    std::string_view spec, std::uint64_t seed, std::optional<std::uint64_t> memory = std::nullopt);

}  // namespace tianyuan::roster
