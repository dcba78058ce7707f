#include "eval/move_network.h"

#include "eval/instructions.h"

#include <algorithm>
#include <bit>

namespace tianyuan::eval {
namespace {

using Numbers = std::array<std::int16_t, NetworkWidth>;

Numbers numbersOf(const NetworkRow& row) { return std::bit_cast<Numbers>(row); }

}  // namespace

TIANYUAN_ALSO_FOR_AVX2
void MoveNetwork::read(NetworkRow& reading, const ShapeMap& map, Side side,
                       const NetworkRow& sums) const {
    std::array<std::int32_t, NetworkWidth> fromSums{};
    for (std::size_t sum = 0; sum < NetworkWidth; ++sum) {
        const int value = std::clamp<int>(sums[static_cast<int>(sum)], -MostOfSum, MostOfSum);
        const Numbers row = numbersOf(bySum[sum]);
        for (std::size_t i = 0; i < NetworkWidth; ++i) fromSums[i] += value * row[i];
    }
    std::array<std::int32_t, NetworkWidth> numbers{};
    const auto add = [&numbers](const NetworkRow& row) {
        const Numbers more = numbersOf(row);
        for (std::size_t i = 0; i < NetworkWidth; ++i) numbers[i] += more[i];
    };
    add(always);
    for (const Side of : {side, other(side)}) {
        for (std::size_t threat = 0; threat < ThreatCount; ++threat) {
            const int count = map.count(of, static_cast<Threat>(threat));
            if (count == 0) continue;
            add(byCount[of == side ? 0 : 1][threat]
                       [static_cast<std::size_t>(std::min(count, MostCounted))]);
        }
    }
    for (std::size_t i = 0; i < NetworkWidth; ++i) {
        const int number = numbers[i] + (fromSums[i] >> SumShift);
        reading[static_cast<int>(i)] =
            static_cast<std::int16_t>(std::clamp(number, -MostOfReading, MostOfReading));
    }
}

TIANYUAN_ALSO_FOR_AVX2
int MoveNetwork::rank(const ShapeMap& map, Side side, Cell cell, const NetworkRow& reading) const {
    constexpr int Hundredths = 100;
    const auto& windowOf = windowsOf(side);
    NetworkRow says = points[map.code(side, cell)].own + points[map.code(other(side), cell)].others;
    for (int direction = 0; direction < 4; ++direction) {
        says += windows[windowOf[map.around(cell, direction)]];
    }
    const NetworkRow least{};
    const NetworkRow most = least + MostOfPoint;
    says = says > least ? says : least;
    says = says < most ? says : most;
    const Numbers point = numbersOf(says);
    const Numbers read = numbersOf(reading);
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < NetworkWidth; ++i) sum += point[i] * read[i];
    return sum / ReadingUnit * Hundredths / RowUnit;
}

}  // namespace tianyuan::eval
