#include "core/rule.h"

namespace tianyuan {

std::string_view idOf(Rule rule) {
    switch (rule) {
        case Rule::Freestyle:
            return "freestyle";
        case Rule::Standard:
            return "standard";
        case Rule::Renju:
            return "renju";
        case Rule::Caro:
            return "caro";
        case Rule::CaroOverline:
            return "caro-overline";
    }
    return {};
}

std::optional<Rule> ruleFromId(std::string_view id) {
    for (const Rule rule : AllRules) {
        if (idOf(rule) == id) return rule;
    }
    return std::nullopt;
}

}  // namespace tianyuan
