#pragma once

#include "contest_options.h"
#include "contest_records.h"
#include "interrupt.h"
#include "match/contest.h"
#include "match/game_log.h"
#include "match/ratings.h"
#include "transcript_files.h"

#include <chrono>
#include <optional>
#include <span>
#include <string>

namespace tianyuan::cli {

/// A contest at the terminal, from the games that are in its log to its reports: progress, records,
/// transcripts, the page, Ctrl-C.
class ContestRun {
public:
    ContestRun(const Context& context, const ContestOptions& options, match::Contest& contest);

    /// Tries every path that will be written to, opens what games go into, and takes those in the
    /// log.
    Attempt open();
    /// Plays these fixtures; `total`: how many games there will be in the end. Can be called again.
    Attempt play(std::span<const match::Fixture> fixtures, int total,
                 const match::RatingOptions& rating = {});
    /// Writes the reports that were asked for.
    Attempt report();
    /// Says where games and transcripts are.
    void tellFiles() const;

    bool wasInterrupted() const { return interrupt_.hasCome(); }

private:
    Attempt keep(const match::PlayedGame& game);
    Attempt writePage(bool isRunning);
    Attempt renewPage();

    const Context& context_;
    const ContestOptions& options_;
    match::Contest& contest_;
    Interrupt interrupt_;
    std::string date_;
    std::optional<match::GameLog> log_;
    std::optional<ContestRecords> records_;
    TranscriptFiles transcripts_;
    int total_ = 0;
    std::chrono::steady_clock::time_point nextPage_{};
};

/// What all processes that play this contest must have the same of, or why this one cannot.
jobs::Greeting greetingOf(const match::ContestSetup& setup, const ContestPlayers& players);

/// What a process does that only plays games for another; gives back what the program ends with.
int serve(jobs::Crew& crew, const match::Contest& contest, const ContestPlayers& players);
/// The same where it cannot even begin.
int serveNot(jobs::Crew& crew, const Reason& reason);

}  // namespace tianyuan::cli
