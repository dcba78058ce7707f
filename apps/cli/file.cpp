#include "file.h"

#include "files/whole_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace tianyuan::cli {

Result<std::string> readFile(const std::filesystem::path& path) {
    return path == "-" ? files::readOpenFile(STDIN_FILENO, path) : files::readFile(path);
}

Attempt writeFile(const std::filesystem::path& path, std::string_view bytes, bool replace) {
    if (path != "-") {
        return files::writeFile(path, bytes,
                                replace ? files::IfThere::Replace : files::IfThere::Refuse);
    }
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
    if (std::fflush(stdout) == 0) return Done{};
    return Reason{"file.cannot-write", {"-", std::generic_category().message(errno)}};
}

Attempt tryWriting(const std::filesystem::path& path) {
    namespace fs = std::filesystem;
    if (path == "-") return Done{};
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    if (fs::is_directory(status)) return Reason{"file.is-a-folder", {path.string()}};
    if (fs::exists(status) && !fs::is_regular_file(status)) return Done{};  // a pipe, a device
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0) {
        return Reason{"file.cannot-write", {path.string(), std::generic_category().message(errno)}};
    }
    ::close(file);
    if (!fs::exists(status)) fs::remove(path, ignored);
    return Done{};
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

}  // namespace tianyuan::cli
