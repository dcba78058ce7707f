#include "store/place.h"

#include <system_error>

namespace tianyuan::store {

Result<std::filesystem::path> defaultPlace(const Environment& environment) {
    const auto folder = folderOf(UserFolder::Data, environment);
    if (!folder) return Reason{"store.no-home", {}};
    return *folder / "games.db";
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
