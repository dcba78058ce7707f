#include "practice/picking.h"

#include "core/splitmix.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tianyuan::practice {
namespace {

using puzzle::Puzzle;

constexpr double BeginnersRating = 1000;
constexpr double Spread = 400;
constexpr double LargestChange = 120;  // of the first tries
constexpr double SmallestChange = 24;
constexpr std::size_t Nearest = 24;  // among which chance chooses
constexpr int FirstStepOfADay = 3;
constexpr int LastStepOfADay = 6;

struct Candidate {
    const Puzzle* puzzle = nullptr;
    int off = 0;  // how far its rating is from the wanted one
    std::uint64_t key = 0;
};

}  // namespace

bool Wish::fits(const Puzzle& puzzle) const {
    return (!rule || puzzle.rule == *rule) && (!theme || puzzle.theme == *theme) &&
           (!step || puzzle::stepOf(puzzle) == *step);
}

int ratingFrom(std::span<const store::PuzzleTry> tries) {
    double rating = BeginnersRating;
    double change = LargestChange;
    for (auto each = tries.rbegin(); each != tries.rend(); ++each) {
        const double expected = 1 / (1 + std::pow(10, (each->rating - rating) / Spread));
        rating += change * ((each->solved ? 1 : 0) - expected);
        change = std::max(change * 0.92, SmallestChange);
    }
    return static_cast<int>(std::lround(rating));
}

const Puzzle* pick(std::span<const Puzzle> puzzles, const Wish& wish, int rating,
                   const std::set<std::int64_t>& tried, std::uint64_t chance) {
    std::vector<Candidate> fresh;
    std::vector<Candidate> known;
    for (const Puzzle& each : puzzles) {
        if (!wish.fits(each)) continue;
        const std::uint64_t key = puzzle::keyOf(each);
        const bool isKnown = tried.contains(static_cast<std::int64_t>(key));
        (isKnown ? known : fresh).push_back({&each, std::abs(each.rating - rating), key});
    }
    std::vector<Candidate>& from = fresh.empty() ? known : fresh;
    if (from.empty()) return nullptr;
    const std::size_t count = std::min(Nearest, from.size());
    std::partial_sort(from.begin(), from.begin() + static_cast<std::ptrdiff_t>(count), from.end(),
                      [](const Candidate& a, const Candidate& b) {
                          return a.off != b.off ? a.off < b.off : a.key < b.key;
                      });
    return from[splitmix(chance) % count].puzzle;
}

const Puzzle* puzzleOfTheDay(std::span<const Puzzle> puzzles, std::chrono::year_month_day day) {
    const auto number = std::chrono::sys_days(day).time_since_epoch().count();
    const Puzzle* chosen = nullptr;
    std::uint64_t least = ~std::uint64_t{0};
    for (const Puzzle& each : puzzles) {
        const int step = puzzle::stepOf(each);
        if (step < FirstStepOfADay || step > LastStepOfADay) continue;
        const std::uint64_t lot = mixed(puzzle::keyOf(each), static_cast<std::uint64_t>(number));
        if (chosen && lot >= least) continue;
        chosen = &each;
        least = lot;
    }
    return chosen;
}

}  // namespace tianyuan::practice
