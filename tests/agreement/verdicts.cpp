// Judges the positions of the agreement test, and prints one number for all verdicts: the same on
// every machine, also in WebAssembly, where this is built too.
//
//   verdicts [POSITIONS [SEED]]

#include "agreement/position_maker.h"
#include "core/foul.h"
#include "core/referee.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>

namespace tianyuan::test {
namespace {

/// FNV-1a over small numbers.
class Sum {
public:
    void add(std::uint64_t value) {
        sum_ = (sum_ ^ value) * 0x100000001B3;
        ++count_;
    }
    std::uint64_t sum() const { return sum_; }
    std::uint64_t count() const { return count_; }

private:
    std::uint64_t sum_ = 0xCBF29CE484222325;
    std::uint64_t count_ = 0;
};

void judgeAll(const Position& position, Sum& sum) {
    const auto& [board, rule] = position;
    sum.add(board.hash());
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point point(x, y);
            for (const Stone stone : std::array{Stone::Black, Stone::White}) {
                sum.add(winningStones(board, point, stone, rule).size());
                if (!board.isEmpty(point)) continue;
                sum.add(static_cast<std::uint64_t>(judge(board, point, stone, rule)));
            }
            if (board.isEmpty(point)) {
                sum.add(static_cast<std::uint64_t>(foulStatus(board, point)));
            }
        }
    }
}

}  // namespace
}  // namespace tianyuan::test

int main(int count, char** arguments) {
    using namespace tianyuan::test;
    const int positions = count > 1 ? std::atoi(arguments[1]) : 20000;
    PositionMaker maker(count > 2 ? static_cast<std::uint64_t>(std::atoll(arguments[2])) : 1);
    Sum sum;
    for (int i = 0; i < positions; ++i) judgeAll(maker.next(), sum);
    std::cout << positions << " positions, " << sum.count() << " verdicts: " << std::hex
              << sum.sum() << '\n';
    return 0;
}
