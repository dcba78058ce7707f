#pragma once

#include "match/fixture.h"
#include "match/played_game.h"

#include <vector>

namespace tianyuan::match {

/// Rounds in which those meet who stand about equal, so that many players can be rated with few
/// games. What comes next depends only on the results so far.
class Swiss {
public:
    Swiss(int players, int gamesEach);

    /// The games of the next round. All of the round before must have been added.
    std::vector<Fixture> nextRound();
    void add(const PlayedGame& game);

private:
    int gamesEach_;
    std::vector<double> points_;
    std::vector<std::vector<int>> met_;
    int nextIndex_ = 0;
    int nextOpening_ = 0;
};

}  // namespace tianyuan::match
