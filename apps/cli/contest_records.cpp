#include "contest_records.h"

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

Result<ContestRecords> ContestRecords::from(const std::string& path, const std::string& format) {
    ContestRecords records(path);
    std::error_code ignored;
    const std::string extension = records.path_.extension().string();
    const bool isFolder = path.ends_with('/') || std::filesystem::is_directory(path, ignored);
    if (isFolder || extension.empty()) {
        records.isFolder_ = true;
        if (format == "psq") records.format_ = record::Format::Psq;
        return records;
    }
    if (extension == ".psq") return Reason{"match.psq-holds-one", {path}};
    if (extension != ".sgf") return Reason{"match.not-an-out", {path}};
    if (format == "psq") return Reason{"match.out-is-sgf", {path}};
    return records;
}

Attempt ContestRecords::open(bool anew) {
    if (isFolder_) {
        std::error_code error;
        std::filesystem::create_directories(path_, error);
        if (error) return cannotWrite(path_, error.message());
        return tryWriting(path_ / "game-000000.tmp");
    }
    errno = 0;
    file_.open(path_, std::ios::binary | (anew ? std::ios::trunc : std::ios::app));
    if (!file_) return cannotWrite(path_, std::generic_category().message(errno));
    return Done{};
}

Attempt ContestRecords::write(const record::Record& record, int number) {
    const auto written = record::write(record, format_);
    if (!written) return written.reason();
    if (isFolder_) {
        const char* extension = format_ == record::Format::Psq ? "psq" : "sgf";
        return writeFile((path_ / fmt::format("game-{:06}.{}", number, extension)).string(),
                         written->bytes, true);
    }
    errno = 0;
    file_ << written->bytes;
    if (!written->bytes.ends_with('\n')) file_ << '\n';
    file_ << std::flush;
    if (!file_) return cannotWrite(path_, std::generic_category().message(errno));
    return Done{};
}

}  // namespace tianyuan::cli
