#pragma once

#include "command.h"
#include "match/contest.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::cli {

/// What the match and ladder commands can be told alike.
struct ContestOptions {
    BoardOptions board;
    int games = 0;
    std::string time;
    std::uint64_t nodes = 0;  // 0: no limit
    int depth = 0;
    std::string openings;
    std::string order = "sequential";
    std::string protocol = "free";
    int concurrency = 1;
    std::uint64_t seed = 1;
    int margin = 100;  // milliseconds
    int mostMoves = 0;
    std::string out;
    std::string json;
    std::string html;
    std::string log;
    bool resume = false;
    bool verbose = false;

    void addTo(CLI::App& app, Context& context, int defaultGames);
};

/// The contest that the options describe, between players of these names. Reads the openings.
Result<match::ContestSetup> setupFrom(const ContestOptions& options,
                                      const std::vector<std::string>& names);

}  // namespace tianyuan::cli
