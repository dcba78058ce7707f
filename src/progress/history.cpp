#include "progress/history.h"

#include "game/game.h"
#include "opening/named_opening.h"
#include "roster/built_ins.h"
#include "store/puzzle_log.h"
#include "table/plan.h"

#include <algorithm>
#include <limits>

namespace tianyuan::progress {
namespace {

/// What a program that plays games here writes as their source.
constexpr std::string_view PlayedHere = "played";
/// The mode in which puzzles come back.
constexpr std::string_view ComesBack = "due";
/// Measured to about 100 points either way, 19 of 20 times; see docs/strength.md.
constexpr double DeviationOfOpponents = 50;
/// Puzzles are graded by what it takes to see them, not by who has solved them.
constexpr double DeviationOfPuzzles = 100;
constexpr Rating Beginner{1200, 350, 0.06};

std::optional<PlayedGame> playedGameOf(const store::Summary& summary,
                                       const record::Record& record) {
    const table::Plan plan = table::planOf(record);
    const auto person = plan.onlyPerson();
    const auto game = game::Game::fromRecord(record);
    if (!person || !game) return std::nullopt;
    PlayedGame played;
    played.id = summary.id;
    played.at = summary.updated < summary.created ? summary.created : summary.updated;
    const auto other = static_cast<std::size_t>(*person == opening::Seat::First);
    played.opponent = plan.seats[other].spec;
    if (const roster::BuiltIn* known = roster::findBuiltIn(played.opponent)) {
        played.rating = known->rating;
    }
    played.colour = game->black() == *person ? Stone::Black : Stone::White;
    played.rule = plan.game.rule;
    played.size = record.size;
    const std::vector<Move> moves = mainLine(record);
    if (const auto* named = opening::namedOpeningOf(moves, record.size))
        played.opening = named->code;
    played.score = summary.outcome.isDraw() ? 0.5 : summary.outcome.winner == played.colour ? 1 : 0;
    return played;
}

}  // namespace

Result<std::vector<PlayedGame>> playedGames(store::Library& library, Time since) {
    store::Filter filter;
    filter.running = false;
    const auto found = library.find(filter, {0, std::numeric_limits<int>::max()});
    if (!found) return found.reason();
    std::vector<PlayedGame> games;
    for (const store::Summary& summary : *found) {
        if (summary.source != PlayedHere || !summary.outcome.isOver()) continue;
        if (summary.created < since) continue;
        const auto record = library.load(summary.id);
        if (!record) return record.reason();
        if (auto played = playedGameOf(summary, *record)) games.push_back(*std::move(played));
    }
    std::sort(games.begin(), games.end(), [](const PlayedGame& a, const PlayedGame& b) {
        return a.at != b.at ? a.at < b.at : a.id < b.id;
    });
    return games;
}

Result<std::vector<TriedPuzzle>> triedPuzzles(store::Library& library, Time since) {
    const auto tries = store::PuzzleLog(library).triesSince(since);
    if (!tries) return tries.reason();
    std::vector<TriedPuzzle> puzzles;
    for (const store::PuzzleTry& each : *tries) {
        puzzles.push_back({each.at, each.rating, each.theme, each.solved, each.mode == ComesBack});
    }
    return puzzles;
}

std::vector<DatedEncounter> encountersOf(std::span<const PlayedGame> games) {
    std::vector<DatedEncounter> all;
    for (const PlayedGame& game : games) {
        if (!game.rating) continue;
        all.push_back({game.at, {double(*game.rating), DeviationOfOpponents, game.score}});
    }
    return all;
}

std::vector<DatedEncounter> encountersOf(std::span<const TriedPuzzle> puzzles) {
    std::vector<DatedEncounter> all;
    for (const TriedPuzzle& puzzle : puzzles) {
        if (puzzle.cameBack) continue;
        all.push_back(
            {puzzle.at, {double(puzzle.rating), DeviationOfPuzzles, puzzle.solved ? 1.0 : 0.0}});
    }
    return all;
}

std::vector<RatingPoint> ratingHistory(std::span<const DatedEncounter> encounters,
                                       std::chrono::seconds offset) {
    std::vector<DatedEncounter> sorted(encounters.begin(), encounters.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.at < b.at; });
    std::vector<RatingPoint> points;
    Rating rating = Beginner;
    for (auto first = sorted.begin(); first != sorted.end();) {
        const Day day = std::chrono::floor<std::chrono::days>(first->at + offset);
        std::vector<Encounter> period;
        for (; first != sorted.end(); ++first) {
            if (std::chrono::floor<std::chrono::days>(first->at + offset) != day) break;
            period.push_back(first->encounter);
        }
        if (!points.empty()) {
            for (Day idle = points.back().day + std::chrono::days(1); idle < day;
                 idle += std::chrono::days(1)) {
                rating = updated(rating, {});
            }
        }
        rating = updated(rating, period);
        points.push_back({day, rating, static_cast<int>(period.size())});
    }
    return points;
}

}  // namespace tianyuan::progress
