#pragma once

#include "core/result.h"
#include "eval/weights.h"

#include <memory>
#include <string>
#include <string_view>

namespace tianyuan::eval {

/// What was learnt, as text:
///
///     tianyuan-weights 3 freestyle
///     # how it was made
///     moves both
///     0012 8 6             the shapes as hexadecimal digits; attack, defence
///     network both
///     …                    see network_text.h
///     move-network both
///     …                    see move_network_text.h
///
/// "both" is "black" or "white" where the colours differ. Moves that are not listed are as the
/// hand-made weights have them, so a text holds only what differs from them.
std::string textOf(const Weights& weights, Rule rule, std::string_view comment);

/// The weights of a text for the rule that it names; the reason tells the line that makes no sense.
Result<std::unique_ptr<Weights>> weightsFromText(std::string_view text);

}  // namespace tianyuan::eval
