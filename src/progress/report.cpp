#include "progress/report.h"

#include "roster/built_ins.h"
#include "store/lesson_log.h"
#include "store/progress_start.h"
#include "store/puzzle_log.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tianyuan::progress {
namespace {

/// So many puzzles of a theme must have been tried before it is called weak.
constexpr int EnoughTries = 5;

template <typename Items, typename Key, typename Score>
std::vector<Line> linesOf(const Items& items, const Key& keyOf, const Score& scoreOf) {
    std::map<std::string, store::Balance> balances;
    for (const auto& item : items) {
        const std::string key = keyOf(item);
        if (!key.empty()) balances[key].count(scoreOf(item));
    }
    std::vector<Line> lines;
    for (const auto& [key, balance] : balances) lines.push_back({key, balance});
    std::stable_sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) {
        return a.balance.games() > b.balance.games();
    });
    return lines;
}

double shareOf(const store::Balance& balance) { return double(balance.won) / balance.games(); }

std::string weakestOf(const std::vector<Line>& themes) {
    const Line* weakest = nullptr;
    int known = 0;
    for (const Line& line : themes) {
        if (line.balance.games() < EnoughTries) continue;
        ++known;
        if (!weakest || shareOf(line.balance) < shareOf(weakest->balance)) weakest = &line;
    }
    // One alone is not the weakest of anything, and who fails nothing has no weakness.
    return known >= 2 && shareOf(weakest->balance) < 1 ? weakest->key : std::string();
}

}  // namespace

Result<Report> reportFrom(store::Library& library, std::chrono::seconds offset) {
    const auto since = store::ProgressStart(library).time();
    if (!since) return since.reason();
    auto games = playedGames(library, *since);
    if (!games) return games.reason();
    auto puzzles = triedPuzzles(library, *since);
    if (!puzzles) return puzzles.reason();
    return reportOf(*std::move(games), *std::move(puzzles), offset);
}

Attempt forget(store::Library& library, Time now) {
    Attempt forgotten = store::ProgressStart(library).set(now);
    if (forgotten) forgotten = store::LessonLog(library).forgetAll();
    if (forgotten) forgotten = store::PuzzleLog(library).forgetAll();
    return forgotten;
}

std::string evenOpponentFor(const std::optional<Rating>& rating) {
    std::string best;
    double nearest = std::numeric_limits<double>::max();
    for (const roster::BuiltIn& player : roster::builtIns()) {
        if (!player.id.starts_with("level:")) continue;
        const double distance = rating ? std::abs(player.rating - rating->rating) : player.rating;
        if (distance >= nearest) continue;
        nearest = distance;
        best = player.id;
    }
    return best;
}

Report reportOf(std::vector<PlayedGame> games, std::vector<TriedPuzzle> puzzles,
                std::chrono::seconds offset) {
    Report report;
    report.games = std::move(games);
    report.puzzles = std::move(puzzles);
    report.rating = ratingHistory(encountersOf(report.games), offset);
    report.puzzleRating = ratingHistory(encountersOf(report.puzzles), offset);
    const auto score = [](const PlayedGame& game) { return game.score; };
    const auto by = [&](const auto& key) { return linesOf(report.games, key, score); };
    report.byOpponent = by([](const PlayedGame& game) { return game.opponent; });
    report.byColour = by([](const PlayedGame& game) {
        return std::string(game.colour == Stone::Black ? "black" : "white");
    });
    report.byRule = by([](const PlayedGame& game) { return std::string(idOf(game.rule)); });
    report.byOpening = by([](const PlayedGame& game) { return game.opening; });
    report.byTheme = linesOf(
        report.puzzles,
        [](const TriedPuzzle& puzzle) { return puzzle.cameBack ? std::string() : puzzle.theme; },
        [](const TriedPuzzle& puzzle) { return puzzle.solved ? 1.0 : 0.0; });
    report.weakestTheme = weakestOf(report.byTheme);
    const auto dayOf = [&](Time at) { return std::chrono::floor<std::chrono::days>(at + offset); };
    for (const PlayedGame& game : report.games) ++report.days[dayOf(game.at)];
    for (const TriedPuzzle& puzzle : report.puzzles) ++report.days[dayOf(puzzle.at)];
    report.evenOpponent = evenOpponentFor(
        report.rating.empty() ? std::nullopt : std::optional(report.rating.back().rating));
    return report;
}

}  // namespace tianyuan::progress
