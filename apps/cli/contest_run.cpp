#include "contest_run.h"

#include "contest_progress.h"
#include "core/fnv.h"
#include "file.h"
#include "files/whole_file.h"
#include "match/game_json.h"
#include "match/report.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

namespace tianyuan::cli {
namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    std::array<char, 16> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts);
    return std::string(text.data(), length);
}

std::vector<match::PageText> pageTexts() {
    std::vector<match::PageText> texts;
    for (const words::Entry& entry : words::pageTable()) {
        texts.push_back({entry.code, entry.english, entry.chinese});
    }
    return texts;
}

std::string hashOf(const std::filesystem::path& file) {
    const auto bytes = files::readFile(file);
    return bytes ? fmt::format("{:016x}", fnv64(*bytes)) : "-";
}

}  // namespace

jobs::Greeting greetingOf(const match::ContestSetup& setup, const ContestPlayers& players) {
    jobs::Greeting greeting;
    greeting.able = players.check(setup.terms);
    nlohmann::json options = match::toJson(setup);
    options.erase("openings");  // only who hands out has them
    greeting.facts = {{"options", fmt::format("{:016x}", fnv64(options.dump()))},
                      {"program", hashOf("/proc/self/exe")}};
    for (const std::filesystem::path& program : players.programs()) {
        greeting.facts.push_back({program.string(), hashOf(program)});
    }
    return greeting;
}

int serve(jobs::Crew& crew, const match::Contest& contest, const ContestPlayers& players) {
    return crew.serve(greetingOf(contest.setup(), players), contest.staff()) ? Success : Failure;
}

int serveNot(jobs::Crew& crew, const Reason& reason) {
    return crew.serve({reason, {}}, {}) ? Success : Failure;
}

ContestRun::ContestRun(const Context& context, const ContestOptions& options,
                       match::Contest& contest)
    : context_(context),
      options_(options),
      contest_(contest),
      date_(today()),
      transcripts_(options.files.transcripts) {}

Attempt ContestRun::open() {
    for (const std::string& path : {options_.files.json, options_.files.html}) {
        if (path.empty()) continue;
        if (const Attempt can = tryWriting(path); !can) return can;
    }
    if (const Attempt can = transcripts_.open(); !can) return can;
    if (!options_.files.out.empty()) {
        auto records = ContestRecords::from(options_.files.out, options_.files.format);
        if (!records) return records.reason();
        records_ = std::move(*records);
        if (const Attempt opened = records_->open(options_.files.resume); !opened) return opened;
    }
    if (!options_.files.log.empty()) {
        auto log = options_.files.resume
                       ? match::GameLog::resume(options_.files.log, contest_.setup())
                       : match::GameLog::create(options_.files.log, contest_.setup());
        if (!log) return log.reason();
        log_ = std::move(*log);
        for (const match::PlayedGame& game : log_->games()) contest_.take(game);
    }
    for (const auto& [index, game] : contest_.games()) {
        if (const Attempt kept = keep(game); !kept) return kept;
    }
    return Done{};
}

Attempt ContestRun::keep(const match::PlayedGame& game) {
    if (!records_) return Done{};
    auto record = match::toRecord(game, contest_.setup().terms, contest_.setup().entrants);
    record.date = date_;
    return records_->write(record, game.fixture.index + 1);
}

Attempt ContestRun::play(std::span<const match::Fixture> fixtures, int total,
                         const match::RatingOptions& rating) {
    total_ = total;
    ContestProgress progress(context_, contest_, total, rating);
    const auto onGame = [&](const match::PlayedGame& game) -> Attempt {
        if (log_) {
            if (const Attempt written = log_->append(game); !written) return written;
        }
        if (const Attempt kept = keep(game); !kept) return kept;
        if (const Attempt kept = transcripts_.write(game, contest_.setup()); !kept) return kept;
        progress.update(game, options_.verbose);
        return renewPage();
    };
    const Attempt done = contest_.run(fixtures, context_.crew(), interrupt_.token(), onGame);
    progress.finish();
    return done;
}

Attempt ContestRun::writePage(bool isRunning) {
    const match::ReportTitle title{"", date_, isRunning ? total_ : 0};
    return writeFile(options_.files.html, match::resultsInHtml(contest_, title, pageTexts()), true);
}

/// The page grows with the match: after some seconds, and never for more than a small part of the
/// time.
Attempt ContestRun::renewPage() {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    if (options_.files.html.empty() || options_.files.html == "-" || begin < nextPage_)
        return Done{};
    const Attempt written = writePage(true);
    const auto took = Clock::now() - begin;
    nextPage_ = Clock::now() + std::max<Clock::duration>(std::chrono::seconds(5), 50 * took);
    return written;
}

Attempt ContestRun::report() {
    const match::ReportTitle title{"", date_, wasInterrupted() ? total_ : 0};
    if (!options_.files.json.empty()) {
        const Attempt written =
            writeFile(options_.files.json, match::resultsInJson(contest_, title), true);
        if (!written) return written;
    }
    return options_.files.html.empty() ? Attempt(Done{}) : writePage(false);
}

void ContestRun::tellFiles() const {
    if (records_) {
        fmt::print(
            stderr, "{}\n",
            context_.say(records_->isFolder() ? "match.games-in-folder" : "match.games-in-file",
                         contest_.tally().games(), records_->path().string()));
    }
    if (!transcripts_.written().empty()) {
        fmt::print(stderr, "{}\n",
                   context_.say("match.transcripts-in", transcripts_.written().string()));
    }
}

}  // namespace tianyuan::cli
