#pragma once

#include "core/result.h"
#include "record/record.h"

#include <filesystem>
#include <fstream>
#include <string>

namespace tianyuan::cli {

/// Where the games of a contest go as records: one SGF file for all (a path that ends in .sgf), or
/// a folder with a file for each. Every game is on disk as soon as it is written.
class GameFiles {
public:
    /// `anew`: what an SGF file holds is replaced; else games are added to it.
    static Result<GameFiles> open(const std::string& path, bool anew);

    Attempt write(const record::Record& record, int number);

private:
    explicit GameFiles(std::filesystem::path path) : path_(std::move(path)) {}

    std::filesystem::path path_;
    std::ofstream file_;
    bool isFolder_ = false;
};

}  // namespace tianyuan::cli
