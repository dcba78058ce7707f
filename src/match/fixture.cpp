#include "match/fixture.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace tianyuan::match {
namespace {

/// Who sits out: among those who did so least often, the lowest in the standings.
int whoSitsOut(std::span<const int> standings, const std::vector<std::vector<int>>& met) {
    const auto timesOut = [&](int player) {
        const auto i = static_cast<std::size_t>(player);
        return met[i][i];
    };
    return *std::min_element(standings.rbegin(), standings.rend(),
                             [&](int a, int b) { return timesOut(a) < timesOut(b); });
}

/// Pairs the highest with the nearest it may meet, then the rest likewise; if the rest cannot be
/// paired, tries the next. False, with nothing added, if no way was found while there was patience.
bool pairUp(const std::vector<int>& standings, const std::vector<std::vector<int>>& met,
            int mostMeetings, int& patience, std::vector<Pairing>& pairings) {
    if (standings.empty()) return true;
    const int a = standings.front();
    for (std::size_t i = 1; i < standings.size() && patience > 0; ++i, --patience) {
        const int b = standings[i];
        if (met[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] > mostMeetings) continue;
        pairings.push_back({a, b});
        std::vector<int> rest(standings.begin() + 1, standings.end());
        std::erase(rest, b);
        if (pairUp(rest, met, mostMeetings, patience, pairings)) return true;
        pairings.pop_back();
    }
    return false;
}

}  // namespace

std::vector<Pairing> roundRobin(int players) {
    std::vector<Pairing> pairings;
    for (int a = 0; a < players; ++a) {
        for (int b = a + 1; b < players; ++b) pairings.push_back({a, b});
    }
    return pairings;
}

std::vector<Pairing> gauntlet(int players) {
    std::vector<Pairing> pairings;
    for (int b = 1; b < players; ++b) pairings.push_back({0, b});
    return pairings;
}

std::vector<Pairing> swissRound(std::span<const double> points,
                                const std::vector<std::vector<int>>& met) {
    assert(met.size() == points.size());
    std::vector<int> standings(points.size());
    std::iota(standings.begin(), standings.end(), 0);
    std::stable_sort(standings.begin(), standings.end(), [&](int a, int b) {
        return points[static_cast<std::size_t>(a)] > points[static_cast<std::size_t>(b)];
    });
    if (standings.size() % 2 == 1) std::erase(standings, whoSitsOut(standings, met));

    // Those who met least often first; more often only where there is no other way.
    std::vector<Pairing> pairings;
    for (int mostMeetings = 0; !standings.empty() && pairings.empty(); ++mostMeetings) {
        int patience = 20'000;
        pairUp(standings, met, mostMeetings, patience, pairings);
    }
    return pairings;
}

std::vector<Fixture> fixturesOf(std::span<const Pairing> pairings, int gamesEach, int firstIndex,
                                int firstOpening) {
    assert(firstIndex % 2 == 0);
    std::vector<Fixture> fixtures;
    int index = firstIndex;
    for (int game = 0; game < gamesEach; game += 2) {
        const int opening = firstOpening + game / 2;
        for (const auto [a, b] : pairings) {
            fixtures.push_back({index, opening, {a, b}});
            if (game + 1 < gamesEach) fixtures.push_back({index + 1, opening, {b, a}});
            index += 2;
        }
    }
    return fixtures;
}

}  // namespace tianyuan::match
