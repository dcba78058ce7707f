#pragma once

#include "player/player.h"
#include "protocol/message.h"

#include <stop_token>
#include <vector>

namespace tianyuan::brain {

/// What a player answers to SWAP2BOARD with these stones (none, three or five) on a board of this
/// size: stones, SWAP, or ERROR. `limits` are for the whole answer. Blocks as Player::choose does.
protocol::Reply swap2Answer(player::Player& player, Rule rule, int size,
                            const std::vector<Point>& stones, const player::Limits& limits,
                            std::stop_token stop);

}  // namespace tianyuan::brain
