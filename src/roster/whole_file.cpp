#include "roster/whole_file.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <system_error>
#include <unistd.h>

namespace tianyuan::roster {
namespace {

constexpr int MostLinks = 16;

namespace fs = std::filesystem;

Reason failure(const char* code, const fs::path& file, int error) {
    return {code, {file.string(), std::generic_category().message(error)}};
}

bool writeAll(int descriptor, std::string_view contents) {
    while (!contents.empty()) {
        const auto count = write(descriptor, contents.data(), contents.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        contents.remove_prefix(static_cast<std::size_t>(count));
    }
    return fsync(descriptor) == 0;
}

}  // namespace

Result<std::string> contentsOf(const fs::path& file) {
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    std::string contents((std::istreambuf_iterator<char>(stream)), {});
    if (!stream.is_open() || stream.bad()) return failure("file.cannot-read", file, errno);
    return contents;
}

Attempt replaceFile(const fs::path& file, std::string_view contents) {
    std::error_code error;
    // A link stays a link: what it leads to is replaced, or made.
    fs::path target = fs::absolute(file, error);
    for (int hops = 0; hops < MostLinks && fs::is_symlink(target, error); ++hops) {
        target = target.parent_path() / fs::read_symlink(target, error);
    }
    error.clear();
    fs::create_directories(target.parent_path(), error);
    if (error) return failure("file.cannot-write", file, error.value());
    std::string temporary = target.string() + ".XXXXXX";
    const int descriptor = mkostemp(temporary.data(), O_CLOEXEC);
    if (descriptor < 0) return failure("file.cannot-write", file, errno);
    const bool written = writeAll(descriptor, contents);
    int number = written ? 0 : errno;
    if (close(descriptor) != 0 && number == 0) number = errno;
    if (number == 0 && rename(temporary.c_str(), target.c_str()) != 0) number = errno;
    if (number == 0) return Done{};
    unlink(temporary.c_str());
    return failure("file.cannot-write", file, number);
}

}  // namespace tianyuan::roster
