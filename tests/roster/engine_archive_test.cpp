#include "roster/engine_archive.h"

#include "files/whole_file.h"
#include "support/temporary_folder.h"
#include "support/zip_bytes.h"

#include <gtest/gtest.h>

namespace tianyuan::roster {
namespace {

namespace fs = std::filesystem;

const std::string Program = "#!/bin/sh\n";

class EngineArchive : public testing::Test {
protected:
    Result<fs::path> unpack(const std::vector<test::ZipFile>& files) {
        const fs::path archive = folder_ / "Rapfi25.zip";
        EXPECT_TRUE(files::writeFile(archive, test::zipOf(files), files::IfThere::Replace));
        return unpackEngine(archive, folder_ / "engines");
    }

    test::TemporaryFolder folder_;
};

TEST_F(EngineArchive, GivesTheProgramInAFolderOfItsOwn) {
    const auto first = unpack({{"data.bin", "x"}, {"pbrain-it", Program}});
    ASSERT_TRUE(first) << first.reason().code;
    EXPECT_EQ(*first, folder_ / "engines" / "Rapfi25" / "pbrain-it");
    EXPECT_NE(fs::status(*first).permissions() & fs::perms::owner_exec, fs::perms::none);
    EXPECT_TRUE(fs::exists(folder_ / "engines" / "Rapfi25" / "data.bin"));
    EXPECT_EQ(*unpack({{"it", Program}}), folder_ / "engines" / "Rapfi25-2" / "it");
}

TEST_F(EngineArchive, PrefersSixtyFourBitsAndTheNameOfTheArchive) {
    EXPECT_EQ(unpack({{"pbrain-a", Program}, {"b64", Program}, {"rapfi25", Program}})->filename(),
              "b64");
    EXPECT_EQ(unpack({{"pbrain-a", Program}, {"rapfi25-avx", Program}})->filename(), "rapfi25-avx");
}

TEST_F(EngineArchive, SaysWhyThereIsNothingToRunAndLeavesNothingBehind) {
    EXPECT_EQ(unpack({{"pbrain-it.exe", "MZ"}}).reason().code, "engine.archive-for-windows");
    EXPECT_EQ(unpack({{"read me", "hello"}}).reason().code, "engine.archive-without-program");
    EXPECT_EQ(unpack({{"../it", Program}}).reason().code, "zip.unsafe");
    EXPECT_TRUE(!fs::exists(folder_ / "engines") || fs::is_empty(folder_ / "engines"));
}

TEST(EngineArchives, AreKnownByTheirNames) {
    EXPECT_TRUE(isEngineArchive("a/Yixin.ZIP"));
    EXPECT_FALSE(isEngineArchive("pbrain-zip"));
    EXPECT_TRUE(usualEngineFolder().is_absolute() || usualEngineFolder().has_parent_path());
}

}  // namespace
}  // namespace tianyuan::roster
