#pragma once

#include <array>

namespace tianyuan::match {

/// How single games ended, as one side sees them.
struct Trinomial {
    int losses = 0;
    int draws = 0;
    int wins = 0;

    constexpr int games() const { return losses + draws + wins; }
    constexpr double points() const { return wins + draws / 2.0; }
    /// Points for each game; one half before the first.
    constexpr double rate() const { return games() == 0 ? 0.5 : points() / games(); }
    constexpr Trinomial reversed() const { return {wins, draws, losses}; }
    constexpr std::array<int, 3> counts() const { return {losses, draws, wins}; }

    constexpr Trinomial& operator+=(const Trinomial& more) {
        losses += more.losses;
        draws += more.draws;
        wins += more.wins;
        return *this;
    }
    friend constexpr bool operator==(const Trinomial&, const Trinomial&) = default;
};

/// How pairs of games ended, the same opening with either colour, as one side sees them: how many
/// pairs brought 0, ½, 1, 1½ and 2 points. What an opening is worth cancels out in a pair, so pairs
/// tell more than twice as many single games.
struct Pentanomial {
    std::array<int, 5> counts{};

    constexpr int pairs() const {
        int sum = 0;
        for (const int count : counts) sum += count;
        return sum;
    }
    constexpr Pentanomial reversed() const {
        return {{counts[4], counts[3], counts[2], counts[1], counts[0]}};
    }

    friend constexpr bool operator==(const Pentanomial&, const Pentanomial&) = default;
};

}  // namespace tianyuan::match
