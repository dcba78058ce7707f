#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan {

/// How the items of a list are joined in a sentence.
enum class Joint { And, Or };

/// A list as one argument of a Reason. The sentence joins the items as its language does; an item
/// may be a code, as any argument may.
std::string listArgument(std::span<const std::string> items, Joint joint = Joint::And);

/// An argument taken apart again.
struct ArgumentList {
    Joint joint = Joint::And;
    std::vector<std::string> items;  // one, where the argument is no list
};
ArgumentList argumentList(std::string_view argument);

}  // namespace tianyuan
