#include "game_files.h"

#include "file.h"
#include "record/formats.h"

#include <fmt/format.h>

#include <cerrno>
#include <system_error>

namespace tianyuan::cli {
namespace {

Reason cannotWrite(const std::filesystem::path& path, const std::string& why) {
    return {"match.cannot-write", {path.string(), why}};
}

}  // namespace

Result<GameFiles> GameFiles::open(const std::string& path, bool anew) {
    GameFiles files(path);
    files.isFolder_ = files.path_.extension() != ".sgf";
    if (files.isFolder_) {
        std::error_code error;
        std::filesystem::create_directories(files.path_, error);
        if (error) return cannotWrite(files.path_, error.message());
        return files;
    }
    errno = 0;
    files.file_.open(files.path_, std::ios::binary | (anew ? std::ios::trunc : std::ios::app));
    if (!files.file_) return cannotWrite(files.path_, std::generic_category().message(errno));
    return files;
}

Attempt GameFiles::write(const record::Record& record, int number) {
    const auto written = record::write(record, record::Format::Sgf);
    if (!written) return written.reason();
    if (isFolder_) {
        return writeFile((path_ / fmt::format("game-{:06}.sgf", number)).string(), written->bytes,
                         true);
    }
    errno = 0;
    file_ << written->bytes;
    if (!written->bytes.ends_with('\n')) file_ << '\n';
    file_ << std::flush;
    if (!file_) return cannotWrite(path_, std::generic_category().message(errno));
    return Done{};
}

}  // namespace tianyuan::cli
