#pragma once

#include "core/stone.h"

#include <array>
#include <optional>
#include <string_view>

namespace tianyuan {

/// What wins, and what is forbidden.
enum class Rule {
    Freestyle,     // five or more
    Standard,      // exactly five
    Renju,         // Black: exactly five, fouls lose; White: five or more
    Caro,          // exactly five, not blocked at both ends by stones
    CaroOverline,  // as Caro, and six or more win
};

inline constexpr std::array AllRules{Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro,
                                     Rule::CaroOverline};

/// The rule's name in files, options and protocols: "freestyle", "standard", "renju", "caro",
/// "caro-overline".
std::string_view idOf(Rule rule);
std::optional<Rule> ruleFromId(std::string_view id);

/// Does a row of six or more win for this side?
constexpr bool overlineWins(Rule rule, Stone stone) {
    switch (rule) {
        case Rule::Freestyle:
        case Rule::CaroOverline:
            return true;
        case Rule::Standard:
        case Rule::Caro:
            return false;
        case Rule::Renju:
            return stone == Stone::White;
    }
    return false;
}

/// Does a five that enemy stones close at both ends count for nothing?
constexpr bool closedFiveIsNothing(Rule rule) {
    return rule == Rule::Caro || rule == Rule::CaroOverline;
}

}  // namespace tianyuan
