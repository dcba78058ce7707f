#include "contest_progress.h"

#include "match/elo.h"
#include "match/standings.h"
#include "match/summary.h"
#include "words/display.h"

#include <algorithm>
#include <cstdio>

namespace tianyuan::cli {
namespace {

constexpr std::chrono::milliseconds BetweenLooks{100};
constexpr std::chrono::seconds BetweenLines{5};
constexpr int BarWidth = 20;

std::vector<std::string> splitLines(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

}  // namespace

std::string durationText(std::chrono::seconds duration) {
    const auto seconds = duration.count();
    if (seconds >= 3600) return fmt::format("{}h{:02}m", seconds / 3600, seconds / 60 % 60);
    if (seconds >= 60) return fmt::format("{}m{:02}s", seconds / 60, seconds % 60);
    return fmt::format("{}s", seconds);
}

ContestProgress::ContestProgress(const Context& context, const match::Contest& contest, int total,
                                 match::RatingOptions rating)
    : context_(context),
      contest_(contest),
      total_(total),
      rating_(rating),
      before_(contest.tally().games()) {
    if (!block_.isVisible()) shown_ = start_;
}

void ContestProgress::update(const match::PlayedGame& game, bool verbose) {
    if (verbose) {
        block_.clear();
        const auto nameOf = [&](Stone stone) {
            return words::displayableLine(contest_.setup().entrant(game.playerOf(stone)).name);
        };
        const char* result = game.outcome.winner == Stone::Black   ? "1-0"
                             : game.outcome.winner == Stone::White ? "0-1"
                                                                   : "1/2-1/2";
        const std::string detail = game.detail ? ": " + context_.say(*game.detail) : "";
        fmt::print(stderr, "Finished game {} ({} vs {}): {} {{{}{}}}\n", game.fixture.index + 1,
                   nameOf(Stone::Black), nameOf(Stone::White), result, idOf(game.cause), detail);
    }
    const Clock::time_point now = Clock::now();
    const Clock::duration between =
        block_.isVisible() && !verbose ? Clock::duration(BetweenLooks) : BetweenLines;
    const bool isFirst = block_.isVisible() && shown_ == Clock::time_point{};
    const bool mustReturn = verbose && block_.isVisible();  // it was taken away above
    if (!isFirst && !mustReturn && now - shown_ < between) return;
    shown_ = now;
    if (block_.isVisible()) {
        block_.show(lines());
    } else {
        fmt::print(stderr, "{}\n", fmt::join(parts(), "  "));
        std::fflush(stderr);
    }
}

std::vector<std::string> ContestProgress::parts() const {
    std::vector<std::string> parts{
        context_.say("match.progress", contest_.tally().games(), total_, timeLeft())};
    for (std::string& part : score()) parts.push_back(std::move(part));
    return parts;
}

/// The bar comes only where everything fits with it.
std::vector<std::string> ContestProgress::lines() const {
    const int width = block_.width();
    const int done = contest_.tally().games();
    const int filled = total_ == 0 ? 0 : BarWidth * done / total_;
    const std::string bar =
        fmt::format("[{}{}]", std::string(static_cast<std::size_t>(filled), '#'),
                    std::string(static_cast<std::size_t>(BarWidth - filled), '.'));
    std::vector<std::string> all = parts();
    std::vector<std::string> lines = wrapped(all, width);
    all.insert(all.begin(), bar);
    if (auto withBar = wrapped(all, width); withBar.size() == lines.size()) lines = withBar;
    if (contest_.tally().players() < 3) return lines;

    const auto standings = match::standingsOf(contest_.tally(), rating_);
    std::vector<std::string> table =
        splitLines(match::ratingTable(standings, contest_.setup().names()));
    const auto room =
        static_cast<std::size_t>(std::max(0, block_.height() - static_cast<int>(lines.size())));
    if (table.size() > room) {
        table.resize(room > 0 ? room - 1 : 0);
        if (room > 0) table.emplace_back("…");
    }
    for (const std::string& row : table) {
        for (std::string& piece : wrapped({row}, width)) lines.push_back(std::move(piece));
    }
    if (static_cast<int>(lines.size()) > block_.height()) {
        lines.resize(static_cast<std::size_t>(block_.height()));
    }
    return lines;
}

std::string ContestProgress::timeLeft() const {
    const int done = contest_.tally().games();
    const int played = std::max(1, done - before_);
    const auto each = (Clock::now() - start_) / played;
    return durationText(std::chrono::ceil<std::chrono::seconds>(each * (total_ - done)));
}

std::vector<std::string> ContestProgress::score() const {
    const match::Tally& tally = contest_.tally();
    std::vector<std::string> names;
    for (const std::string& name : contest_.setup().names()) {
        names.push_back(words::displayableLine(name));
    }
    if (tally.players() != 2) {
        const match::Standing best = match::standingsOf(tally, rating_).front();
        return {fmt::format("{} {:.1f}/{}", names[static_cast<std::size_t>(best.player)],
                            best.score.points(), best.score.games())};
    }
    const match::PairTally pair = tally.pair(0, 1);
    const match::EloEstimate elo = match::estimate(pair);
    std::vector<std::string> parts{
        fmt::format("{} {:.1f} : {:.1f} {}", names[0], pair.score.points(),
                    pair.score.games() - pair.score.points(), names[1]),
        fmt::format("Elo {} +/- {}", match::eloText(elo.elo), match::errorText(elo.error))};
    if (const auto test = contest_.sprt()) {
        parts.push_back(
            fmt::format("LLR {:.2f} ({:.2f}, {:.2f})", test->llr, test->lower, test->upper));
    }
    return parts;
}

}  // namespace tianyuan::cli
