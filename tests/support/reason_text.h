#pragma once

#include "core/result.h"

#include <string>

namespace tianyuan::test {

/// "record.occupied 3 33 2 h8": the code and its arguments, to compare and to show.
inline std::string textOf(const Reason& reason) {
    std::string text = reason.code;
    for (const std::string& argument : reason.arguments) text.append(" ").append(argument);
    return text;
}

/// The reason why there is no value; empty where there is one.
template <typename T>
std::string reasonOf(const Result<T>& result) {
    return result ? std::string() : textOf(result.reason());
}

}  // namespace tianyuan::test
