#pragma once

#include "core/result.h"
#include "eval/weights.h"

#include <memory>
#include <string>
#include <string_view>

namespace tianyuan::eval {

/// Weights as text:
///
///     tianyuan-weights 1 freestyle
///     # how they were made
///     points both
///     0012 3 2 8 6         the shapes as hexadecimal digits; toMove, waiting, attack, defence
///     standing both
///     0040 -35 0 12        the threats that stand, hexadecimal; their score and those that follow
///
/// "both" is "black" or "white" where the colours differ. What is not listed is as the hand-made
/// weights have it, so a text holds only what differs from them.
std::string textOf(const Weights& weights, Rule rule, std::string_view comment);

/// The weights of a text for the rule that it names; the reason tells the line that makes no sense.
Result<std::unique_ptr<Weights>> weightsFromText(std::string_view text);

}  // namespace tianyuan::eval
