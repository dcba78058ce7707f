#pragma once

#include "player/player.h"
#include "roster/built_ins.h"

#include <memory>
#include <vector>

namespace tianyuan::roster {

/// 1: follows the proofs that are installed with the program.
inline constexpr PlayerOption Proofs{"proofs", "player.option.proofs", 0, 1, 1};

/// The player, but playing from an installed proof wherever the position stands in one.
std::unique_ptr<player::Player> withProofs(std::unique_ptr<player::Player> player);

/// The opponent who is made for that, "perfect"; nobody where no proofs can be installed.
std::vector<BuiltIn> perfect();

}  // namespace tianyuan::roster
