#pragma once

#include "contest_options.h"
#include "game_files.h"
#include "interrupt.h"
#include "match/contest.h"
#include "match/game_log.h"

#include <optional>
#include <span>
#include <string>

namespace tianyuan::cli {

/// A contest at the terminal, from the games that are in its log to its reports: progress, records,
/// Ctrl-C.
class ContestRun {
public:
    ContestRun(const Context& context, const ContestOptions& options, match::Contest& contest);

    /// Opens what games are written to, and takes those in the log.
    Attempt open();
    /// Plays these fixtures; `total`: how many games there will be in the end. Can be called again.
    Attempt play(std::span<const match::Fixture> fixtures, int total);
    /// Writes the reports that were asked for.
    Attempt report() const;

    bool wasInterrupted() const { return interrupt_.hasCome(); }

private:
    Attempt keep(const match::PlayedGame& game);

    const Context& context_;
    const ContestOptions& options_;
    match::Contest& contest_;
    Interrupt interrupt_;
    std::string date_;
    std::optional<match::GameLog> log_;
    std::optional<GameFiles> files_;
};

}  // namespace tianyuan::cli
