#pragma once

#include <optional>
#include <span>
#include <vector>

namespace tianyuan::match {

/// What two players, by their numbers, made of the games between them.
struct Meeting {
    int a = 0;
    int b = 0;
    int games = 0;
    double points = 0;  // of a
};

/// How strong a player is, give or take `error` (95 %).
struct Rating {
    double elo = 0;
    double error = 0;
};

struct RatingOptions {
    double level = 0;           // what the anchor, or else the average of all, is rated
    std::optional<int> anchor;  // errors are then those of the difference from it
    double priorDraws = 1;  // each player's, against an imaginary average player: so that one who
                            // won or lost everything gets a finite rating
};

/// The ratings under which the results are likeliest, if the expected score is logistic in the
/// difference (Bradley and Terry's model, a draw being half a win). Errors are on the careful side
/// where there are draws. Without prior draws the results must hang together.
std::vector<Rating> rate(int players, std::span<const Meeting> meetings,
                         const RatingOptions& options = {});

}  // namespace tianyuan::match
