#pragma once

#include "core/result.h"
#include "record/format.h"
#include "record/record.h"

#include <filesystem>
#include <fstream>
#include <string>

namespace tianyuan::cli {

/// Where the games of a contest go as records: one SGF file for all, or a folder with a file for
/// each, SGF or PSQ. Every game is on disk as soon as it is written.
class ContestRecords {
public:
    /// What `path` means, before anything is opened: FILE.sgf is one file; a folder that is there,
    /// a name with a slash at its end or without an extension is a folder. `format`: "sgf", "psq",
    /// or empty for what the path says. Reasons: "match.psq-holds-one", "match.not-an-out",
    /// "match.out-is-sgf".
    static Result<ContestRecords> from(const std::string& path, const std::string& format);

    /// Makes the folder or opens the file; `anew`: what an SGF file holds is replaced, else games
    /// are added to it.
    Attempt open(bool anew);
    Attempt write(const record::Record& record, int number);

    bool isFolder() const { return isFolder_; }
    const std::filesystem::path& path() const { return path_; }

private:
    explicit ContestRecords(std::filesystem::path path) : path_(std::move(path)) {}

    std::filesystem::path path_;
    std::ofstream file_;
    record::Format format_ = record::Format::Sgf;
    bool isFolder_ = false;
};

}  // namespace tianyuan::cli
