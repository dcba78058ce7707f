#pragma once

#include "core/result.h"

#include <stdexcept>
#include <utility>

namespace tianyuan::test {

/// The value, where a test cannot go on without one.
template <typename T>
T must(Result<T> result) {
    if (!result) {
        std::string what = result.reason().code;
        for (const std::string& argument : result.reason().arguments) what += " | " + argument;
        throw std::runtime_error(what);
    }
    return *std::move(result);
}

/// The code of the reason; empty if there is a value.
template <typename T>
std::string codeOf(const Result<T>& result) {
    return result ? std::string() : result.reason().code;
}

}  // namespace tianyuan::test
