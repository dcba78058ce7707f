#include "contest_run.h"

#include "contest_progress.h"
#include "file.h"
#include "match/report.h"

#include <array>
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

}  // namespace

ContestRun::ContestRun(const Context& context, const ContestOptions& options,
                       match::Contest& contest)
    : context_(context), options_(options), contest_(contest), date_(today()) {}

Attempt ContestRun::open() {
    if (!options_.log.empty()) {
        auto log = options_.resume ? match::GameLog::resume(options_.log, contest_.setup())
                                   : match::GameLog::create(options_.log, contest_.setup());
        if (!log) return log.reason();
        log_ = std::move(*log);
        for (const match::PlayedGame& game : log_->games()) contest_.take(game);
    }
    if (options_.out.empty()) return Done{};
    auto files = GameFiles::open(options_.out, options_.resume);
    if (!files) return files.reason();
    files_ = std::move(*files);
    for (const auto& [index, game] : contest_.games()) {
        if (const Attempt kept = keep(game); !kept) return kept;
    }
    return Done{};
}

Attempt ContestRun::keep(const match::PlayedGame& game) {
    if (!files_) return Done{};
    auto record = match::toRecord(game, contest_.setup().terms, contest_.setup().names());
    record.date = date_;
    return files_->write(record, game.fixture.index + 1);
}

Attempt ContestRun::play(std::span<const match::Fixture> fixtures, int total) {
    ContestProgress progress(context_, contest_, total);
    const auto onGame = [&](const match::PlayedGame& game) -> Attempt {
        if (log_) {
            if (const Attempt written = log_->append(game); !written) return written;
        }
        if (const Attempt kept = keep(game); !kept) return kept;
        progress.update(game, options_.verbose);
        return Done{};
    };
    const Attempt done = contest_.run(fixtures, interrupt_.token(), onGame);
    progress.finish();
    return done;
}

Attempt ContestRun::report() const {
    const match::ReportTitle title{"", date_};
    if (!options_.json.empty()) {
        const Attempt written =
            writeFile(options_.json, match::resultsInJson(contest_, title), true);
        if (!written) return written;
    }
    if (!options_.html.empty()) {
        return writeFile(options_.html, match::resultsInHtml(contest_, title, pageTexts()), true);
    }
    return Done{};
}

}  // namespace tianyuan::cli
