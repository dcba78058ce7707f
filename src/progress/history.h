#pragma once

#include "core/result.h"
#include "core/rule.h"
#include "progress/glicko.h"
#include "store/library.h"

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tianyuan::progress {

using store::Time;
using Day = std::chrono::sys_days;

/// A finished game of one person against a computer player.
struct PlayedGame {
    store::GameId id = 0;
    Time at;
    std::string opponent;       // its spec, "level:3"
    std::optional<int> rating;  // of the opponent, if it was measured
    Stone colour = Stone::Black;
    Rule rule = Rule::Freestyle;
    int size = 0;
    std::string opening;  // code of one of the 26, "4D"; empty: none of them
    double score = 0;     // 1 won, 0.5 drawn, 0 lost
};

/// A puzzle that was tried.
struct TriedPuzzle {
    Time at;
    int rating = 0;
    std::string theme;
    bool solved = false;
    bool cameBack = false;  // it had been tried before: that tells little of somebody's strength
};

/// The games that were played here since a time, the oldest first. Who the person is, and which
/// colour was theirs, is told by the plan in the record and by what was decided in the opening.
Result<std::vector<PlayedGame>> playedGames(store::Library& library, Time since);

/// The puzzles that were tried here since a time, the oldest first.
Result<std::vector<TriedPuzzle>> triedPuzzles(store::Library& library, Time since);

/// How strong somebody was at the end of a day.
struct RatingPoint {
    Day day;
    Rating rating;
    int games = 0;  // of that day, or puzzles
};

/// A result and when it was.
struct DatedEncounter {
    Time at;
    Encounter encounter;
};

/// The rating after each day with games: a day is one period, and days without let it grow less
/// sure. Who begins is taken for a beginner. `offset`: how far the person's clock is ahead of UTC.
std::vector<RatingPoint> ratingHistory(std::span<const DatedEncounter> encounters,
                                       std::chrono::seconds offset);

/// Against opponents that were measured, and against puzzles that were new.
std::vector<DatedEncounter> encountersOf(std::span<const PlayedGame> games);
std::vector<DatedEncounter> encountersOf(std::span<const TriedPuzzle> puzzles);

}  // namespace tianyuan::progress
