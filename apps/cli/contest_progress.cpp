#include "contest_progress.h"

#include "match/elo.h"
#include "match/standings.h"
#include "match/summary.h"

#include <cstdio>
#include <sys/ioctl.h>
#include <unistd.h>

namespace tianyuan::cli {
namespace {

constexpr std::chrono::milliseconds BetweenLooks{100};
constexpr std::chrono::seconds BetweenLines{5};
constexpr int BarWidth = 20;

int terminalWidth() {
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
    return size.ws_col;
}

/// As many whole characters as fit; Chinese ones take two columns.
std::string fitted(const std::string& text, int width) {
    std::size_t end = 0;
    while (end < text.size()) {
        const auto lead = static_cast<unsigned char>(text[end]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        width -= length >= 3 ? 2 : 1;
        if (width < 0) break;
        end += length;
    }
    return text.substr(0, end);
}

}  // namespace

std::string durationText(std::chrono::seconds duration) {
    const auto seconds = duration.count();
    if (seconds >= 3600) return fmt::format("{}h{:02}m", seconds / 3600, seconds / 60 % 60);
    if (seconds >= 60) return fmt::format("{}m{:02}s", seconds / 60, seconds % 60);
    return fmt::format("{}s", seconds);
}

ContestProgress::ContestProgress(const Context& context, const match::Contest& contest, int total)
    : context_(context),
      contest_(contest),
      total_(total),
      before_(contest.tally().games()),
      isTerminal_(isatty(STDERR_FILENO) != 0) {}

void ContestProgress::update(const match::PlayedGame& game, bool verbose) {
    if (verbose) {
        clear();
        const auto names = contest_.setup().names();
        const auto nameOf = [&](Stone stone) {
            return names[static_cast<std::size_t>(game.playerOf(stone))];
        };
        const char* result = game.outcome.winner == Stone::Black   ? "1-0"
                             : game.outcome.winner == Stone::White ? "0-1"
                                                                   : "1/2-1/2";
        const std::string detail = game.detail ? ": " + context_.say(*game.detail) : "";
        fmt::print(stderr, "Finished game {} ({} vs {}): {} {{{}{}}}\n", game.fixture.index + 1,
                   nameOf(Stone::Black), nameOf(Stone::White), result, idOf(game.cause), detail);
    }
    const Clock::time_point now = Clock::now();
    if (isTerminal_ ? now - shown_ < BetweenLooks && hasLine_ : now - shown_ < BetweenLines) return;
    shown_ = now;
    if (isTerminal_) {
        fmt::print(stderr, "\r\x1b[K{}", fitted(line(), terminalWidth() - 1));
        hasLine_ = true;
    } else {
        fmt::print(stderr, "{}\n", line());
    }
    std::fflush(stderr);
}

void ContestProgress::clear() const {
    if (hasLine_) fmt::print(stderr, "\r\x1b[K");
}

void ContestProgress::finish() {
    clear();
    hasLine_ = false;
    std::fflush(stderr);
}

std::string ContestProgress::line() const {
    const int done = contest_.tally().games();
    const int filled = total_ == 0 ? 0 : BarWidth * done / total_;
    const std::string bar = std::string(static_cast<std::size_t>(filled), '#') +
                            std::string(static_cast<std::size_t>(BarWidth - filled), '.');
    return fmt::format("[{}] {}  {}", bar, context_.say("match.progress", done, total_, timeLeft()),
                       score());
}

std::string ContestProgress::timeLeft() const {
    const int done = contest_.tally().games();
    const int played = std::max(1, done - before_);
    const auto each = (Clock::now() - start_) / played;
    return durationText(std::chrono::ceil<std::chrono::seconds>(each * (total_ - done)));
}

std::string ContestProgress::score() const {
    const match::Tally& tally = contest_.tally();
    const auto names = contest_.setup().names();
    if (tally.players() != 2) {
        const match::Standing best = match::standingsOf(tally).front();
        return fmt::format("{} {:.1f}/{}", names[static_cast<std::size_t>(best.player)],
                           best.score.points(), best.score.games());
    }
    const match::PairTally pair = tally.pair(0, 1);
    const match::EloEstimate elo = match::estimate(pair);
    std::string text = fmt::format("{} {:.1f} : {:.1f} {}  Elo {} +/- {}", names[0],
                                   pair.score.points(), pair.score.games() - pair.score.points(),
                                   names[1], match::eloText(elo.elo), match::errorText(elo.error));
    if (const auto test = contest_.sprt()) {
        text += fmt::format("  LLR {:.2f} ({:.2f}, {:.2f})", test->llr, test->lower, test->upper);
    }
    return text;
}

}  // namespace tianyuan::cli
