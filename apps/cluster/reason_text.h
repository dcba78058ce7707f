#pragma once

#include "core/result.h"
#include "jobs/crew.h"

#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::cluster {

/// A reason on its way to another process, as JSON.
std::string textOf(const Reason& reason);
Reason reasonFrom(std::string_view text);

/// What a worker says first.
struct Introduction {
    std::string host;
    int threads = 1;
    jobs::Greeting greeting;
};
std::string textOf(const Introduction& introduction);
std::optional<Introduction> introductionFrom(std::string_view text);

}  // namespace tianyuan::cluster
