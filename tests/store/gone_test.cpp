#include "store/journal.h"
#include "store/random_record.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>

namespace tianyuan::store {
namespace {

using test::codeOf;
using test::must;
using testing::ElementsAre;

const Origin Played{"played", Time{std::chrono::seconds{1'800'000'000}}};

/// The folder of a library is taken away while somebody plays.
class Gone : public testing::Test {
protected:
    void take() { std::filesystem::remove_all(home_); }
    std::vector<std::string> kept(GameId game) {
        return must(must(Library::open(file_)).events(game));
    }

    test::TemporaryFolder folder_;
    std::filesystem::path home_ = folder_ / "home";
    std::filesystem::path file_ = home_ / "games.db";
    Library library_ = must(Library::open(file_));
    Journal journal_{library_, {}, Played};
};

TEST_F(Gone, TheNextMoveSavesTheWholeGameAgain) {
    const std::vector<std::function<void()>> ways{
        [this] { take(); },
        [this] { std::filesystem::rename(home_, folder_ / "elsewhere"); },
        [this] { std::filesystem::remove(file_); },
    };
    std::vector<std::string> expected;
    for (const auto& way : ways) {
        for (const char* event : {"h8", "i9"}) {
            expected.emplace_back(event);
            ASSERT_TRUE(journal_.append(event));
        }
        way();
        expected.emplace_back("j10");
        ASSERT_TRUE(journal_.append("j10"));
        EXPECT_EQ(kept(*journal_.game()), expected);
    }
}

TEST_F(Gone, WhereNoneCanBeTheGameWaitsInMemory) {
    ASSERT_TRUE(journal_.append("h8"));
    take();
    std::ofstream(home_) << "in the way";
    EXPECT_EQ(codeOf(journal_.append("i9")), "store.no-folder");
    EXPECT_FALSE(journal_.isSaved());
    EXPECT_FALSE(journal_.append("j10"));
    std::filesystem::remove(home_);
    ASSERT_TRUE(journal_.append("k11"));
    EXPECT_THAT(kept(*journal_.game()), ElementsAre("h8", "i9", "j10", "k11"));
}

TEST_F(Gone, NoGameIsTakenForOneOfTheOtherFile) {
    ASSERT_TRUE(journal_.append("h8"));
    const GameId before = *journal_.game();
    take();
    ASSERT_TRUE(journal_.append("i9"));
    EXPECT_GT(*journal_.game(), before);
    EXPECT_EQ(codeOf(library_.load(before)), "store.no-such-game");
}

TEST_F(Gone, ALibraryThatWasPutThereInsteadIsGoneOnWith) {
    const auto other = folder_ / "other.db";
    std::mt19937 random(1);
    const GameId there = must(must(Library::open(other)).add(randomRecord(random), Played)).game;
    ASSERT_TRUE(journal_.append("h8"));
    take();
    std::filesystem::create_directory(home_);
    std::filesystem::rename(other, file_);
    ASSERT_TRUE(journal_.append("i9"));
    EXPECT_THAT(kept(*journal_.game()), ElementsAre("h8", "i9"));
    EXPECT_TRUE(must(Library::open(file_)).load(there));
    EXPECT_TRUE(library_.check());
}

}  // namespace
}  // namespace tianyuan::store
