#include "files/zip_archive.h"

#include "files/inflate.h"
#include "files/whole_file.h"
#include "support/temporary_folder.h"
#include "support/zip_bytes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan::files {
namespace {

namespace fs = std::filesystem;
using test::zipOf;
using testing::ElementsAre;

class ZipArchive : public testing::Test {
protected:
    fs::path archive(const std::string& bytes) {
        EXPECT_TRUE(writeFile(folder_ / "a.zip", bytes, IfThere::Replace));
        return folder_ / "a.zip";
    }
    std::string codeOf(const std::string& bytes) {
        const auto files = unpackZip(archive(bytes), folder_ / "out");
        return files ? "" : files.reason().code;
    }

    test::TemporaryFolder folder_;
};

TEST_F(ZipArchive, GivesItsFilesAndWhichOfThemMayBeRun) {
    const auto files = unpackZip(
        archive(zipOf({{"bin/", ""}, {"bin/run", "#!/bin/sh\n", true}, {"read me", "hello"}})),
        folder_ / "out");
    ASSERT_TRUE(files) << files.reason().code;
    EXPECT_THAT(*files, ElementsAre(folder_ / "out" / "bin" / "run", folder_ / "out" / "read me"));
    EXPECT_EQ(*readFile(files->at(1)), "hello");
    EXPECT_NE(fs::status(files->at(0)).permissions() & fs::perms::owner_exec, fs::perms::none);
    EXPECT_EQ(fs::status(files->at(1)).permissions() & fs::perms::owner_exec, fs::perms::none);
}

TEST_F(ZipArchive, WritesNothingOutsideItsFolder) {
    for (const char* name : {"../evil", "a/../../evil", "/tmp/evil", "..\\evil"}) {
        EXPECT_EQ(codeOf(zipOf({{name, "x"}})), "zip.unsafe") << name;
    }
    EXPECT_FALSE(fs::exists(folder_ / "evil"));
}

TEST_F(ZipArchive, SaysWhatIsDamaged) {
    EXPECT_EQ(codeOf(""), "zip.damaged");
    EXPECT_EQ(codeOf("no archive"), "zip.damaged");
    const std::string sound = zipOf({{"a", "some content"}});
    EXPECT_EQ(codeOf(sound), "");
    std::string changed = sound;
    changed[changed.find("content")] = 'C';
    EXPECT_EQ(codeOf(changed), "zip.damaged");
    for (std::size_t size = 0; size < sound.size(); ++size) {
        EXPECT_NE(codeOf(sound.substr(0, size)), "") << size;
    }
}

TEST(Inflate, UnpacksEveryKindOfBlock) {
    // Stored, with the usual codes, and with codes of its own.
    EXPECT_EQ(inflated(std::string_view("\x01\x02\x00\xfd\xffhi", 7), 100), "hi");
    EXPECT_EQ(inflated(std::string_view("\x4b\x4c\x84\x03\x00", 5), 100), "aaaaaaaaaaa");
    EXPECT_FALSE(inflated(std::string_view("\x4b\x4c\x84\x03\x00", 5), 10)) << "more than wanted";
    EXPECT_FALSE(inflated(std::string_view("\x4b\x4c\x84", 3), 100)) << "cut off";
    EXPECT_FALSE(inflated("\x07", 100)) << "a kind that there is not";
}

TEST(Inflate, ReadsCodesOfItsOwn) {
    const std::string expected =
        " e f\n    ah\nd acbfhdg b da dgec\ngc\n\nbc  hccaad\ndccefd   dc d"
        "geafgccebfe  a   fbethe quick brown fox the quick brown fox "
        "the quick brown fox the quick brown fox the quick brown fox ";
    constexpr std::string_view packed(
        "\xad\xcb\xd1\x0d\x80\x40\x08\x03\xd0\x7f\xa6\xe8\x6a\x50\xe0\x30\x26\x5e\x34\x1a\x1d\x5f"
        "\xdc\xc1\x7e\xbe\xb6\x08\xa4\xa0\xa3\x25\x0e\xa5\x65\xf9\x80\xc1\x15\x3e\x82\x32\x28\x62"
        "\x04\x8a\x54\x75\x71\x32\xd2\x7b\xee\xfc\x7a\xcd\xd1\x60\x19\xfd\x6f\x4c\x8b\xb3\x02\xfb"
        "\xb5\x70\x85\x1d\xf3\xde\x90\xf3\xc1\xdf\xf6\x02",
        78);
    EXPECT_EQ(inflated(packed, 1000), expected);
    EXPECT_EQ(checkSumOf(expected), 0x25fff662u);
}

}  // namespace
}  // namespace tianyuan::files
