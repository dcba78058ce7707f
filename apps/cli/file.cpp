#include "file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

namespace tianyuan::cli {
namespace {

constexpr std::size_t LargestFile = std::size_t{1} << 30;

Reason failure(const char* code, const std::filesystem::path& path) {
    return {code, {path.string(), std::strerror(errno)}};
}

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Attempt writeStandardOutput(std::string_view bytes) {
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
    if (std::fflush(stdout) != 0) return failure("file.cannot-write", "-");
    return Done{};
}

}  // namespace

Result<std::string> readFile(const std::filesystem::path& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        return Reason{"file.is-a-folder", {path.string()}};
    const bool standard = path == "-";
    const std::unique_ptr<std::FILE, CloseFile> opened(standard ? nullptr
                                                                : std::fopen(path.c_str(), "rb"));
    std::FILE* file = standard ? stdin : opened.get();
    if (!file) return failure("file.cannot-read", path);
    std::string bytes;
    std::array<char, 1 << 16> chunk{};
    while (const std::size_t count = std::fread(chunk.data(), 1, chunk.size(), file)) {
        bytes.append(chunk.data(), count);
        if (bytes.size() > LargestFile) return Reason{"file.too-large", {path.string()}};
    }
    if (std::ferror(file) != 0) return failure("file.cannot-read", path);
    return bytes;
}

std::vector<std::string> filesUnder(const std::vector<std::string>& paths) {
    namespace fs = std::filesystem;
    std::vector<std::string> files;
    std::error_code error;
    for (const std::string& path : paths) {
        if (!fs::is_directory(path, error)) {
            files.push_back(path);
            continue;
        }
        const auto first = static_cast<std::ptrdiff_t>(files.size());
        for (const auto& entry : fs::recursive_directory_iterator(path, error)) {
            if (entry.is_regular_file(error)) files.push_back(entry.path().string());
        }
        std::sort(files.begin() + first, files.end());
    }
    return files;
}

Attempt writeFile(const std::filesystem::path& path, std::string_view bytes, bool replace) {
    if (path == "-") return writeStandardOutput(bytes);
    std::error_code error;
    if (!replace && std::filesystem::exists(path, error)) {
        return Reason{"file.is-there", {path.string()}};
    }
    std::string temporary = path.string() + ".XXXXXX";
    const int descriptor = mkstemp(temporary.data());
    if (descriptor < 0) return failure("file.cannot-write", path);
    const mode_t mask = umask(0);
    umask(mask);
    const bool written = fchmod(descriptor, 0666 & ~mask) == 0 && writeAll(descriptor, bytes) &&
                         fsync(descriptor) == 0;
    const int saved = errno;
    const bool closed = close(descriptor) == 0;
    if (written && closed && std::rename(temporary.c_str(), path.c_str()) == 0) return Done{};
    if (!written) errno = saved;
    const Reason reason = failure("file.cannot-write", path);
    unlink(temporary.c_str());
    return reason;
}

}  // namespace tianyuan::cli
