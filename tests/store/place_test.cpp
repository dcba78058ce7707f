#include "store/place.h"

#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>

namespace tianyuan::store {
namespace {

Environment with(std::map<std::string, std::string> variables) {
    return [variables = std::move(variables)](const std::string& name) {
        const auto found = variables.find(name);
        return found == variables.end() ? std::nullopt : std::optional(found->second);
    };
}

TEST(Place, FollowsTheXdgConventions) {
    EXPECT_EQ(test::must(defaultPlace(with({{"XDG_DATA_HOME", "/data"}, {"HOME", "/home/me"}}))),
              "/data/tianyuan/games.db");
    EXPECT_EQ(test::must(defaultPlace(with({{"HOME", "/home/me"}}))),
              "/home/me/.local/share/tianyuan/games.db");
}

TEST(Place, SaysSoWhereThereIsNoHome) {
    EXPECT_EQ(test::codeOf(defaultPlace(with({}))), "store.no-home");
}

TEST(Place, MakesTheFolderForTheUserOnly) {
    const test::TemporaryFolder folder;
    const auto file = folder / "a" / "b" / "games.db";
    EXPECT_TRUE(makeFolderFor(file));
    EXPECT_EQ(std::filesystem::status(file.parent_path()).permissions(),
              std::filesystem::perms::owner_all);
    EXPECT_TRUE(makeFolderFor(file));
}

TEST(Place, SaysSoWhereAFileIsInTheWay) {
    const test::TemporaryFolder folder;
    std::ofstream(folder / "a") << "a file";
    const Attempt made = makeFolderFor(folder / "a" / "b" / "games.db");
    EXPECT_EQ(test::codeOf(made), "store.no-folder");
    EXPECT_EQ(made.reason().arguments.front(), (folder / "a" / "b").string());
}

}  // namespace
}  // namespace tianyuan::store
