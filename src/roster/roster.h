#pragma once

#include "core/result.h"
#include "player/player.h"
#include "protocol/remote_player.h"
#include "roster/engine_registry.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
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

/// What players are made with, beyond their own options.
struct Environment {
    const EngineRegistry* engines = nullptr;  // the user's engines; none: they have no names
    std::uint64_t seed = 1;                   // for players that are not told one
    /// For programs: margin, times, folder for data, transcript; what a registered engine says of
    /// itself comes first.
    protocol::RemoteOptions remote;
};

/// A player by what a person or a script writes:
/// "scoremap", "gametree:depth=4,seed=7" a built-in player, with options;
/// "level:3", "level:3,seed=7" an opponent for people;
/// "rapfi", "rapfi:memory=200" one of the user's engines, with at most so many megabytes;
/// "cmd:/path/to/pbrain-x --fast" any program that speaks the Gomocup protocol.
/// An unknown name is a reason that tells the near ones. Programs are started when first asked.
Result<std::unique_ptr<player::Player>> create(std::string_view spec,
                                               const Environment& environment);

}  // namespace tianyuan::roster
