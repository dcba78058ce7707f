#pragma once

#include "core/result.h"
#include "player/player.h"
#include "protocol/remote_player.h"
#include "roster/built_ins.h"
#include "roster/engine_registry.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace tianyuan::roster {

/// What players are made with, beyond their own options.
struct Environment {
    const EngineRegistry* engines = nullptr;  // the user's engines; none: they have no names
    std::uint64_t seed = 1;                   // for players that are not told one
    /// Bytes for each player that can be told, unless it has a number of its own; nothing: as
    /// usual.
    std::optional<std::uint64_t> memory;
    /// For programs: margin, times, folder for data, transcript; what a registered engine says of
    /// itself comes first.
    protocol::RemoteOptions remote;
};

/// A player by what a person or a script writes:
/// "scoremap", "gametree:depth=4,seed=7" a built-in player, with options;
/// "level:3", "level:3,seed=7" an opponent for people;
/// "rapfi", "rapfi:memory=200,threads=4" one of the user's engines, with at most so many megabytes;
/// "cmd:/path/to/pbrain-x --fast" any program that speaks the Gomocup protocol, with the same
/// options after a colon: memory, threads, ponder, and info.KEY=VALUE for any INFO.
/// An unknown name is a reason that tells the near ones. Programs are started when first asked.
Result<std::unique_ptr<player::Player>> create(std::string_view spec,
                                               const Environment& environment);

}  // namespace tianyuan::roster
