#include "match/swiss.h"

namespace tianyuan::match {

Swiss::Swiss(int players, int gamesEach)
    : gamesEach_(gamesEach),
      points_(static_cast<std::size_t>(players)),
      met_(points_.size(), std::vector<int>(points_.size())) {}

std::vector<Fixture> Swiss::nextRound() {
    const std::vector<Pairing> pairings = swissRound(points_, met_);
    std::vector<bool> plays(points_.size());
    for (const auto [a, b] : pairings) {
        const auto i = static_cast<std::size_t>(a);
        const auto j = static_cast<std::size_t>(b);
        plays[i] = plays[j] = true;
        ++met_[i][j];
        ++met_[j][i];
    }
    for (std::size_t i = 0; i < plays.size(); ++i) {
        if (plays[i]) continue;
        ++met_[i][i];
        points_[i] += gamesEach_ / 2.0;  // as if it had held its own
    }
    const auto fixtures = fixturesOf(pairings, gamesEach_, nextIndex_, nextOpening_);
    const int openings = (gamesEach_ + 1) / 2;
    nextIndex_ += 2 * openings * static_cast<int>(pairings.size());
    nextOpening_ += openings;
    return fixtures;
}

void Swiss::add(const PlayedGame& game) {
    const auto winner = game.winner();
    for (const int player : game.fixture.players) {
        points_[static_cast<std::size_t>(player)] += !winner ? 0.5 : *winner == player ? 1 : 0;
    }
}

}  // namespace tianyuan::match
