#include "practice/overview.h"

#include "practice/deck.h"
#include "practice/own_games.h"
#include "practice/picking.h"
#include "practice/run.h"
#include "puzzle/collection.h"

#include <algorithm>

namespace tianyuan::practice {
namespace {

constexpr int GamesAtOnce = 20;
constexpr std::chrono::days ADay{1};

/// Was the puzzle of this day tried? A day begins earlier or later than in Greenwich.
Result<bool> isDayDone(store::PuzzleLog& log, std::chrono::year_month_day day) {
    const puzzle::Puzzle* today = puzzleOfTheDay(puzzle::builtInPuzzles(), day);
    const auto tries = log.triesSince(std::chrono::sys_days(day) - ADay);
    if (!tries) return tries.reason();
    return today && std::any_of(tries->begin(), tries->end(), [&](const store::PuzzleTry& each) {
               return each.mode == idOf(Mode::Day) &&
                      each.puzzle == static_cast<std::int64_t>(puzzle::keyOf(*today));
           });
}

}  // namespace

Result<Overview> overviewOf(store::Library& library, std::chrono::year_month_day day, Time now) {
    store::PuzzleLog log(library);
    // Where nothing can be written, what is there is told all the same.
    static_cast<void>(takeMistakes(library, log, GamesAtOnce, now));
    const auto due = Deck(log).due(now);
    if (!due) return due.reason();
    const auto streak = log.bestRun(std::string(idOf(Mode::Streak)));
    if (!streak) return streak.reason();
    const auto clock = log.bestRun(std::string(idOf(Mode::Clock)));
    if (!clock) return clock.reason();
    const auto done = isDayDone(log, day);
    if (!done) return done.reason();
    return Overview{static_cast<int>(due->size()), *streak, *clock, *done};
}

}  // namespace tianyuan::practice
