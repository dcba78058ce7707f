#pragma once

#include "core/result.h"
#include "match/contest.h"

#include <filesystem>
#include <fstream>
#include <vector>

namespace tianyuan::match {

/// The file in which a contest keeps its games as they end, so that it can go on after a stop or a
/// kill: a line for the contest, then one for each game, all JSON. Lines are only ever added.
class GameLog {
public:
    /// A new log; a file that holds something is refused, not overwritten.
    static Result<GameLog> create(const std::filesystem::path& path, const ContestSetup& setup);

    /// Goes on with a log, or begins one if there is none. A last line that was not written to its
    /// end is cut off. Refused if the log is of another contest.
    static Result<GameLog> resume(const std::filesystem::path& path, const ContestSetup& setup);

    /// The games that were in it when it was opened.
    const std::vector<PlayedGame>& games() const { return games_; }

    /// Writes a game down; afterwards it survives a kill.
    Attempt append(const PlayedGame& game);

private:
    GameLog(std::filesystem::path path, int size);
    Attempt writeLine(const std::string& line);

    std::filesystem::path path_;
    int size_;
    std::vector<PlayedGame> games_;
    std::ofstream file_;
};

}  // namespace tianyuan::match
