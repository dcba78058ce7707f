#include "match/standings.h"

#include <algorithm>

namespace tianyuan::match {

std::vector<Standing> standingsOf(const Tally& tally, const RatingOptions& options) {
    std::vector<Meeting> meetings;
    for (int a = 0; a < tally.players(); ++a) {
        for (int b = a + 1; b < tally.players(); ++b) {
            const Trinomial score = tally.pair(a, b).score;
            if (score.games() > 0) meetings.push_back({a, b, score.games(), score.points()});
        }
    }
    const std::vector<Rating> ratings = rate(tally.players(), meetings, options);
    std::vector<Standing> standings;
    for (int player = 0; player < tally.players(); ++player) {
        standings.push_back(
            {player, ratings[static_cast<std::size_t>(player)], tally.player(player).score});
    }
    std::stable_sort(standings.begin(), standings.end(), [](const Standing& a, const Standing& b) {
        return a.rating.elo > b.rating.elo;
    });
    return standings;
}

}  // namespace tianyuan::match
