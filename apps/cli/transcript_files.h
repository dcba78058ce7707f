#pragma once

#include "core/result.h"
#include "match/contest_setup.h"

#include <filesystem>
#include <string>

namespace tianyuan::cli {

/// Where what was said with programs goes: a file for each program of a game,
/// "game-000012-pbrain-x.txt".
class TranscriptFiles {
public:
    /// Of every game into this folder; empty: only of games that a fault ended, into a folder that
    /// is made for the first of them, called after the time.
    explicit TranscriptFiles(std::string folder);

    /// Makes the folder that was asked for.
    Attempt open() const;
    /// Writes what the game brings along.
    Attempt write(const match::PlayedGame& game, const match::ContestSetup& setup);

    /// Where they are; empty if nothing was written.
    const std::filesystem::path& written() const { return written_; }

private:
    std::filesystem::path folder_;
    std::filesystem::path written_;
};

}  // namespace tianyuan::cli
