#include "core/reason_list.h"

namespace tianyuan {
namespace {

// What stands before each item of a list; no text that a person reads has these signs.
constexpr char AndSign = '\x1e';
constexpr char OrSign = '\x1f';

}  // namespace

std::string listArgument(std::span<const std::string> items, Joint joint) {
    if (items.size() == 1) return items.front();
    std::string argument;
    for (const std::string& item : items) {
        argument += (joint == Joint::And ? AndSign : OrSign) + item;
    }
    return argument;
}

ArgumentList argumentList(std::string_view argument) {
    const char sign = argument.empty() ? '\0' : argument.front();
    if (sign != AndSign && sign != OrSign) return {Joint::And, {std::string(argument)}};
    ArgumentList list{sign == AndSign ? Joint::And : Joint::Or, {}};
    while (!argument.empty()) {
        argument.remove_prefix(1);
        const std::size_t end = std::min(argument.find(sign), argument.size());
        list.items.emplace_back(argument.substr(0, end));
        argument.remove_prefix(end);
    }
    return list;
}

}  // namespace tianyuan
