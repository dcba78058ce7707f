#include "files/whole_file.h"

#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <iterator>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tianyuan::files {
namespace {

namespace fs = std::filesystem;

class WholeFile : public testing::Test {
protected:
    static std::string codeOf(const Attempt& attempt) {
        return attempt ? "" : attempt.reason().code;
    }
    std::size_t filesInFolder() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_ / ""), fs::directory_iterator()));
    }

    test::TemporaryFolder folder_;
};

TEST_F(WholeFile, DoesNotWaitForAPipeOrADeviceThatNeverEnds) {
    const auto codeOfReading = [](const fs::path& path) {
        const Result<std::string> read = readFile(path);
        return read ? *read : read.reason().code;
    };
    ASSERT_EQ(mkfifo((folder_ / "pipe").c_str(), 0600), 0);
    EXPECT_EQ(codeOfReading(folder_ / "pipe"), "file.not-a-file");
    EXPECT_EQ(codeOfReading("/dev/zero"), "file.not-a-file");
    EXPECT_EQ(codeOfReading("/dev/null"), "file.not-a-file");
    EXPECT_EQ(codeOfReading(folder_ / "none"), "file.cannot-read");
    const int zero = open("/dev/zero", O_RDONLY | O_CLOEXEC);
    EXPECT_EQ(readOpenFile(zero, "-").reason().code, "file.not-a-file");
    close(zero);
}

TEST_F(WholeFile, ReadsAPipeThatSomebodyWritesInto) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    ASSERT_EQ(write(ends[1], "h8h9", 4), 4);
    close(ends[1]);
    EXPECT_EQ(*readFile("/dev/fd/" + std::to_string(ends[0])), "h8h9");
    close(ends[0]);
}

TEST_F(WholeFile, ComesBackAsItWasWritten) {
    std::string bytes("line\r\nzero \0 and \xff\n", 19);
    for (int i = 0; i < 14; ++i) bytes += bytes;
    ASSERT_TRUE(writeFile(folder_ / "a", bytes, IfThere::Refuse));
    EXPECT_EQ(*readFile(folder_ / "a"), bytes);
    ASSERT_TRUE(writeFile(folder_ / "a", "", IfThere::Replace));
    EXPECT_EQ(*readFile(folder_ / "a"), "");
    EXPECT_EQ(filesInFolder(), 1u);
}

TEST_F(WholeFile, IsOnlyReplacedIfToldSo) {
    ASSERT_TRUE(writeFile(folder_ / "a", "old", IfThere::Refuse));
    EXPECT_EQ(codeOf(writeFile(folder_ / "a", "new", IfThere::Refuse)), "file.is-there");
    EXPECT_EQ(*readFile(folder_ / "a"), "old");
}

TEST_F(WholeFile, KeepsTheModeOfTheOldOne) {
    ASSERT_TRUE(writeFile(folder_ / "a", "old", IfThere::Refuse));
    ASSERT_EQ(chmod((folder_ / "a").c_str(), 0640), 0);
    ASSERT_TRUE(writeFile(folder_ / "a", "new", IfThere::Replace));
    EXPECT_EQ(static_cast<unsigned>(fs::status(folder_ / "a").permissions()), 0640u);
}

TEST_F(WholeFile, LeavesALinkALink) {
    fs::create_directory(folder_ / "there");
    fs::create_symlink("there/a", folder_ / "link");
    ASSERT_TRUE(writeFile(folder_ / "link", "new", IfThere::Replace));
    EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
    EXPECT_EQ(*readFile(folder_ / "there" / "a"), "new");
}

TEST_F(WholeFile, WritesIntoAPipeInsteadOfReplacingIt) {
    const fs::path path = folder_ / "pipe";
    ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
    const int reader = open(path.c_str(), O_RDONLY | O_NONBLOCK);
    ASSERT_TRUE(writeFile(path, "through", IfThere::Refuse));
    std::string text(20, '\0');
    text.resize(static_cast<std::size_t>(read(reader, text.data(), text.size())));
    close(reader);
    EXPECT_EQ(text, "through");
    EXPECT_TRUE(fs::is_fifo(path));
}

TEST_F(WholeFile, OfWhichThereIsNoRoomLeavesTheOldOne) {
    ASSERT_TRUE(writeFile(folder_ / "a", "old", IfThere::Refuse));
    rlimit usual{};
    getrlimit(RLIMIT_FSIZE, &usual);
    const rlimit small{1000, usual.rlim_max};
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    const Attempt written = writeFile(folder_ / "a", std::string(5000, 'x'), IfThere::Replace);
    setrlimit(RLIMIT_FSIZE, &usual);
    std::signal(SIGXFSZ, before);
    EXPECT_EQ(codeOf(written), "file.cannot-write");
    EXPECT_EQ(*readFile(folder_ / "a"), "old");
    EXPECT_EQ(filesInFolder(), 1u);
}

TEST_F(WholeFile, IsNotAFolderNorInOneThatIsMissing) {
    EXPECT_EQ(readFile(folder_ / "").reason().code, "file.is-a-folder");
    EXPECT_EQ(codeOf(writeFile(folder_ / "", "x", IfThere::Replace)), "file.is-a-folder");
    EXPECT_EQ(readFile(folder_ / "none").reason().code, "file.cannot-read");
    const Attempt written = writeFile(folder_ / "none" / "a", "x", IfThere::Replace);
    EXPECT_EQ(codeOf(written), "file.cannot-write");
    EXPECT_EQ(written.reason().arguments.at(1), "No such file or directory");
}

}  // namespace
}  // namespace tianyuan::files
