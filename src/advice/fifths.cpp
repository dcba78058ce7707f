#include "advice/fifths.h"

#include "advice/balance.h"
#include "core/symmetry.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::advice {
namespace {

constexpr int FifthReach = 3;

/// Is it, turned or mirrored, the same as a point that is there already?
bool isRepeated(Point point, const std::vector<Plan>& plans, const std::vector<Symmetry>& same,
                int size) {
    return std::any_of(plans.begin(), plans.end(), [&](const Plan& plan) {
        return std::any_of(same.begin(), same.end(), [&](Symmetry symmetry) {
            return symmetry(point, size) == plan.stones.front();
        });
    });
}

}  // namespace

std::vector<Plan> rankedFifths(const player::Position& position, Judge& judge) {
    const std::vector<Symmetry> same = symmetriesOf(position.board);
    std::vector<Plan> plans;
    for (const Point point : quietPoints(position, FifthReach, {})) {
        if (isRepeated(point, plans, same, position.board.size())) continue;
        plans.push_back({{point}});
    }
    sortByNearness(plans, position, 0, judge);
    // The longer looks have moved some behind others that were looked at shortly.
    std::stable_sort(plans.begin(), plans.end(),
                     [](const Plan& a, const Plan& b) { return a.chance < b.chance; });
    return plans;
}

double blackChance(const std::vector<Plan>& fifths, int offers) {
    if (fifths.empty()) return 0;
    const auto last = std::min(fifths.size(), static_cast<std::size_t>(std::max(offers, 1))) - 1;
    return 1 - fifths[last].chance;
}

int balancedOffers(const std::vector<Plan>& fifths, int most) {
    int best = 1;
    for (int offers = 2; offers <= most; ++offers) {
        const auto unfairness = [&](int count) {
            return std::abs(blackChance(fifths, count) - 0.5);
        };
        if (unfairness(offers) < unfairness(best)) best = offers;
    }
    return best;
}

}  // namespace tianyuan::advice
