#include "core/user_folder.h"

#include <cstdlib>

namespace tianyuan {
namespace {

namespace fs = std::filesystem;

// The conventions say that a path which is not absolute counts as not set.
std::optional<fs::path> folderIn(const Environment& environment, const char* name) {
    const std::optional<std::string> value = environment(name);
    if (!value || !fs::path(*value).is_absolute()) return std::nullopt;
    return *value;
}

}  // namespace

std::optional<std::string> environmentOfThisProgram(const std::string& name) {
    const char* value = std::getenv(name.c_str());
    return value ? std::optional<std::string>(value) : std::nullopt;
}

std::optional<fs::path> folderOf(UserFolder kind, const Environment& environment) {
    const bool isData = kind == UserFolder::Data;
    auto folder = folderIn(environment, isData ? "XDG_DATA_HOME" : "XDG_CONFIG_HOME");
    if (!folder) {
        folder = folderIn(environment, "HOME");
        if (!folder) return std::nullopt;
        *folder /= isData ? ".local/share" : ".config";
    }
    return *folder / "tianyuan";
}

}  // namespace tianyuan
