#include "core/user_folder.h"

#include <gtest/gtest.h>

#include <map>

namespace tianyuan {
namespace {

Environment with(std::map<std::string, std::string> variables) {
    return [variables = std::move(variables)](const std::string& name) {
        const auto found = variables.find(name);
        return found == variables.end() ? std::nullopt : std::optional(found->second);
    };
}

TEST(UserFolder, FollowsTheXdgConventions) {
    const auto full =
        with({{"XDG_DATA_HOME", "/data"}, {"XDG_CONFIG_HOME", "/config"}, {"HOME", "/h"}});
    EXPECT_EQ(folderOf(UserFolder::Data, full), "/data/tianyuan");
    EXPECT_EQ(folderOf(UserFolder::Config, full), "/config/tianyuan");
    EXPECT_EQ(folderOf(UserFolder::Data, with({{"HOME", "/h"}})), "/h/.local/share/tianyuan");
    EXPECT_EQ(folderOf(UserFolder::Config, with({{"HOME", "/h"}})), "/h/.config/tianyuan");
}

TEST(UserFolder, IgnoresAVariableThatIsNotAnAbsolutePath) {
    for (const char* text : {"", "data"}) {
        EXPECT_EQ(folderOf(UserFolder::Data, with({{"XDG_DATA_HOME", text}, {"HOME", "/h"}})),
                  "/h/.local/share/tianyuan");
    }
}

TEST(UserFolder, IsNowhereWithoutAHome) {
    EXPECT_EQ(folderOf(UserFolder::Config, with({})), std::nullopt);
}

}  // namespace
}  // namespace tianyuan
