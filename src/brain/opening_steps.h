#pragma once

#include "player/player.h"
#include "protocol/message.h"

#include <stop_token>
#include <vector>

namespace tianyuan::brain {

/// What Yixin-Board wants to hear to a step of an opening: messages that tell stones and choices.
/// `stones` are those so far, in order. If the step makes no sense, an Error. Blocks.
std::vector<protocol::Reply> openingStepAnswer(player::Player& player, Rule rule, int size,
                                               const protocol::command::OpeningStep& step,
                                               const std::vector<Point>& stones,
                                               const player::Limits& limits, std::stop_token stop);

}  // namespace tianyuan::brain
