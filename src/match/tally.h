#pragma once

#include "match/elo.h"
#include "match/played_game.h"
#include "match/score.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tianyuan::match {

/// What two players made of each other, as the one with the lower number sees it.
struct PairTally {
    Trinomial score;
    Trinomial asBlack;      // of them, those it played with the black stones
    Trinomial adjudicated;  // of them, those that ended before the rules ended them
    Pentanomial pairs;

    PairTally reversed() const;
};

/// What their games say: by pairs, or by single games as long as many of them wait for the other of
/// their pair.
EloEstimate estimate(const PairTally& meeting);

/// What one player did in all its games.
struct PlayerTally {
    Trinomial score;
    Trinomial asBlack;
    std::array<int, AllCauses.size()> lostBy{};  // how its losses came about, by Cause
    std::int64_t moves = 0;                      // that it chose itself
    std::chrono::milliseconds time{0};
    std::chrono::milliseconds longest{0};  // it thought about a move
    int remarks = 0;                       // lines of a program that were no answer
    std::string firstRemark;
};

/// Results as they come in, by player and by pair.
class Tally {
public:
    explicit Tally(int players) : players_(static_cast<std::size_t>(players)) {}

    void add(const PlayedGame& game);

    int players() const { return static_cast<int>(players_.size()); }
    const PlayerTally& player(int number) const {
        return players_[static_cast<std::size_t>(number)];
    }
    /// As `a` sees it; empty if they never met.
    PairTally pair(int a, int b) const;

    int games() const { return games_; }
    std::int64_t plies() const { return plies_; }
    /// All games, as Black saw them.
    const Trinomial& black() const { return black_; }
    /// All games, as the one saw them who began with the opening, whatever colour he got.
    const Trinomial& firstSeat() const { return firstSeat_; }
    /// How many games ended so.
    int endedBy(Cause cause) const { return causes_[static_cast<std::size_t>(cause)]; }

private:
    void addTimes(const PlayedGame& game);
    void addPair(PairTally& meeting, int pair, int points);

    std::vector<PlayerTally> players_;
    std::map<std::pair<int, int>, PairTally> meetings_;
    std::map<int, int> halfPairs_;  // half points of the lower number in a pair's first game
    std::array<int, AllCauses.size()> causes_{};
    Trinomial black_;
    Trinomial firstSeat_;
    int games_ = 0;
    std::int64_t plies_ = 0;
};

}  // namespace tianyuan::match
