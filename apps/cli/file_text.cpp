#include "file_text.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace tianyuan::cli {
namespace {

std::string whatWentWrong() { return std::generic_category().message(errno); }

}  // namespace

Result<std::string> readFile(const std::string& path) {
    errno = 0;
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) errno = EISDIR;
    std::ifstream file(path, std::ios::binary);
    if (errno == EISDIR || !file) return Reason{"cli.cannot-read", {path, whatWentWrong()}};
    return std::string(std::istreambuf_iterator<char>(file), {});
}

Attempt writeFile(const std::string& path, std::string_view content) {
    errno = 0;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << content << std::flush;
    if (!file) return Reason{"match.cannot-write", {path, whatWentWrong()}};
    return Done{};
}

}  // namespace tianyuan::cli
