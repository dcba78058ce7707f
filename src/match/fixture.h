#pragma once

#include <array>
#include <span>
#include <vector>

namespace tianyuan::match {

/// A game that is to be played. Two games in a row make a pair: the same opening, seats changed.
struct Fixture {
    int index = 0;                 // even: the first game of its pair
    int opening = 0;               // number of the opening; the same for all who meet in a round
    std::array<int, 2> players{};  // by number; the first sits on opening::Seat::First

    int pair() const { return index / 2; }
    friend bool operator==(const Fixture&, const Fixture&) = default;
};

/// Two who are to meet.
struct Pairing {
    int a = 0;
    int b = 0;

    friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Everyone meets everyone.
std::vector<Pairing> roundRobin(int players);
/// The first meets everyone else.
std::vector<Pairing> gauntlet(int players);
/// Neighbours in the standings meet, as far as they have not met before; one sits out if they are
/// odd in number, the lowest of those who did so least often. `points` by player;
/// `met[a][b]`: how often, with met[a][a] how often a sat out.
std::vector<Pairing> swissRound(std::span<const double> points,
                                const std::vector<std::vector<int>>& met);

/// All games of some pairings, an opening after the other, so that everyone has played about as
/// often at any time. `gamesEach`: for each pairing; an odd number leaves the last pair half.
/// Indexes and openings start as told; they stay the same when more games are asked for later.
std::vector<Fixture> fixturesOf(std::span<const Pairing> pairings, int gamesEach,
                                int firstIndex = 0, int firstOpening = 0);

}  // namespace tianyuan::match
