#include "store/place.h"

#include <system_error>

namespace tianyuan::store {
namespace {

// The conventions say that a path which is not absolute counts as not set.
std::optional<std::filesystem::path> folderIn(const Environment& environment, const char* name) {
    const std::optional<std::string> value = environment(name);
    if (!value || !std::filesystem::path(*value).is_absolute()) return std::nullopt;
    return *value;
}

}  // namespace

Result<std::filesystem::path> defaultPlace(const Environment& environment) {
    std::optional<std::filesystem::path> data = folderIn(environment, "XDG_DATA_HOME");
    if (!data) {
        const auto home = folderIn(environment, "HOME");
        if (!home) return Reason{"store.no-home", {}};
        data = *home / ".local" / "share";
    }
    return *data / "tianyuan" / "games.db";
}

Attempt makeFolderFor(const std::filesystem::path& file) {
    const std::filesystem::path folder = std::filesystem::absolute(file).parent_path();
    std::error_code error;
    if (std::filesystem::is_directory(folder, error)) return Done{};
    std::filesystem::create_directories(folder, error);
    if (error) return Reason{"store.no-folder", {folder.string(), error.message()}};
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
    return Done{};
}

}  // namespace tianyuan::store
