#pragma once

#include "progress/history.h"
#include "store/balance.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::progress {

/// The results of one kind, such as those as Black.
struct Line {
    std::string key;  // "level:3", "black", "renju", "4D"; puzzles: the theme
    store::Balance balance;

    friend bool operator==(const Line&, const Line&) = default;
};

/// Everything that is shown of a person's progress.
struct Report {
    std::vector<PlayedGame> games;
    std::vector<TriedPuzzle> puzzles;
    std::vector<RatingPoint> rating;        // from games
    std::vector<RatingPoint> puzzleRating;  // from puzzles
    std::vector<Line> byOpponent;           // the most games first
    std::vector<Line> byColour;
    std::vector<Line> byRule;
    std::vector<Line> byOpening;
    std::vector<Line> byTheme;  // new puzzles; won: solved
    std::string weakestTheme;   // empty: too little is known
    std::map<Day, int> days;    // on which something was done, and how much
    std::string evenOpponent;   // the spec of who would give an even game
};

/// Everything that a library tells.
Result<Report> reportFrom(store::Library& library, std::chrono::seconds offset);
/// Deletes it: games count from `now` on only, and stay; the course and the puzzles begin anew.
Attempt forget(store::Library& library, Time now);

Report reportOf(std::vector<PlayedGame> games, std::vector<TriedPuzzle> puzzles,
                std::chrono::seconds offset);

/// The level whose measured rating is nearest; without a rating the weakest.
std::string evenOpponentFor(const std::optional<Rating>& rating);

/// Everything, for other programs; and the games alone, a row each.
std::string toJson(const Report& report);
std::string toCsv(const Report& report);

}  // namespace tianyuan::progress
