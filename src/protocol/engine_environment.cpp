#include "protocol/engine_environment.h"

#include <algorithm>
#include <array>

namespace tianyuan::protocol {
namespace {

constexpr std::array<std::string_view, 17> Names{
    "PATH",
    "HOME",
    "USER",
    "LOGNAME",
    "SHELL",
    "LANG",
    "TZ",
    "TMPDIR",
    "LD_LIBRARY_PATH",
    "DISPLAY",
    "XAUTHORITY",
    "WAYLAND_DISPLAY",
    "LANGUAGE",
    "TERM",
    "JAVA_HOME",
    "OMP_NUM_THREADS",
    "VIRTUAL_ENV",
};

// Families: the language by parts, where a desktop keeps things, how Wine and Python are set up,
// the marks by which our own programs find what they have started, and what the sanitizers do that
// an engine may be built with.
constexpr std::array<std::string_view, 5> Beginnings{"LC_", "XDG_", "WINE", "PYTHON", "TIANYUAN_"};
constexpr std::string_view SanitizerEnd = "SAN_OPTIONS";

}  // namespace

bool isForEngines(std::string_view name) {
    const auto begins = [name](std::string_view with) { return name.starts_with(with); };
    return std::find(Names.begin(), Names.end(), name) != Names.end() ||
           std::any_of(Beginnings.begin(), Beginnings.end(), begins) ||
           name.ends_with(SanitizerEnd);
}

std::vector<std::string> forEngines(const char* const* environment) {
    std::vector<std::string> seen;
    for (; *environment; ++environment) {
        const std::string_view variable = *environment;
        if (isForEngines(variable.substr(0, variable.find('=')))) seen.emplace_back(variable);
    }
    return seen;
}

}  // namespace tianyuan::protocol
