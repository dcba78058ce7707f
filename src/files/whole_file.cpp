#include "files/whole_file.h"

#include "core/descriptor.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tianyuan::files {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t LargestFile = std::size_t{1} << 30;
constexpr std::size_t LargestStream = std::size_t{1} << 28;  // nothing tells how long it will be
constexpr int Patience = 10'000;                             // milliseconds, for a pipe
constexpr int MostLinks = 16;
constexpr mode_t UsualMode = 0666;  // less what the user's mask takes away
constexpr mode_t AllModes = 07777;

Reason failure(const char* code, const fs::path& path, int number) {
    return {code, {path.string(), std::generic_category().message(number)}};
}

Reason notAFile(const fs::path& path) { return {"file.not-a-file", {path.string()}}; }
Reason tooLarge(const fs::path& path) { return {"file.too-large", {path.string()}}; }
Reason isFolder(const fs::path& path) { return {"file.is-a-folder", {path.string()}}; }

bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

fs::path behindLinks(const fs::path& path) {
    std::error_code error;
    fs::path target = path;
    for (int hops = 0; hops < MostLinks && fs::is_symlink(target, error); ++hops) {
        target = target.parent_path() / fs::read_symlink(target, error);
    }
    return target;
}

Attempt writeInto(const fs::path& path, std::string_view bytes) {
    Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file || !writeAll(file.number(), bytes) || !file.close()) {
        return failure("file.cannot-write", path, errno);
    }
    return Done{};
}

/// Makes a file beside `target` that was not there.
std::pair<fs::path, int> openBeside(const fs::path& target) {
    for (int number = 0;; ++number) {
        fs::path path = target;
        path += "." + std::to_string(getpid()) + "-" + std::to_string(number) + ".part";
        const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, UsualMode);
        if (file >= 0 || errno != EEXIST) return {std::move(path), file};
    }
}

}  // namespace

Result<std::string> readFile(const fs::path& path) {
    // To open a pipe that nobody writes into would wait for who does.
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (!file) return failure("file.cannot-read", path, errno);
    if (isatty(file.number()) != 0) return notAFile(path);
    return readOpenFile(file.number(), path);
}

Result<std::string> readOpenFile(int descriptor, const fs::path& name) {
    struct stat about = {};
    if (fstat(descriptor, &about) != 0) return failure("file.cannot-read", name, errno);
    if (S_ISDIR(about.st_mode)) return isFolder(name);
    const bool isDevice = S_ISBLK(about.st_mode) || S_ISCHR(about.st_mode);
    if (isDevice && isatty(descriptor) == 0) return notAFile(name);
    std::string bytes;
    std::size_t most = LargestStream;
    if (S_ISREG(about.st_mode)) {
        most = LargestFile;
        if (static_cast<std::size_t>(about.st_size) > most) return tooLarge(name);
        bytes.reserve(static_cast<std::size_t>(about.st_size));
    }
    std::array<char, 1 << 16> chunk{};
    while (true) {
        const auto count = read(descriptor, chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 && errno == EAGAIN) {
            pollfd waiting{descriptor, POLLIN, 0};
            if (poll(&waiting, 1, Patience) > 0 || errno == EINTR) continue;
            return notAFile(name);
        }
        if (count < 0) return failure("file.cannot-read", name, errno);
        if (count == 0 && bytes.empty() && S_ISFIFO(about.st_mode)) return notAFile(name);
        if (count == 0) return bytes;
        if (bytes.size() + static_cast<std::size_t>(count) > most) return tooLarge(name);
        bytes.append(chunk.data(), static_cast<std::size_t>(count));
    }
}

Attempt writeFile(const fs::path& path, std::string_view bytes, IfThere ifThere) {
    const fs::path target = behindLinks(path);
    struct stat old = {};
    const bool isThere = stat(target.c_str(), &old) == 0;
    if (isThere && S_ISDIR(old.st_mode)) return isFolder(path);
    if (isThere && !S_ISREG(old.st_mode)) return writeInto(target, bytes);
    if (isThere && ifThere == IfThere::Refuse) return Reason{"file.is-there", {path.string()}};

    const auto [temporary, number] = openBeside(target);
    Descriptor file(number);
    if (!file) return failure("file.cannot-write", path, errno);
    const bool keepsMode = !isThere || fchmod(file.number(), old.st_mode & AllModes) == 0;
    const bool done = keepsMode && writeAll(file.number(), bytes) && fsync(file.number()) == 0 &&
                      file.close() && rename(temporary.c_str(), target.c_str()) == 0;
    if (done) return Done{};
    const int error = errno;
    unlink(temporary.c_str());
    return failure("file.cannot-write", path, error);
}

}  // namespace tianyuan::files
