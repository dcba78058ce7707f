#include "agreement/comparison.h"
#include "agreement/position_maker.h"
#include "core/notation.h"
#include "support/arguments.h"

#include <algorithm>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <string>
#include <unistd.h>
#include <vector>

namespace tianyuan::test {
namespace {

void show(std::ostream& out, const Difference& difference) {
    const Board& board = difference.board;
    out << difference.what << " at " << toText(difference.point, board.size()) << " (*), rule "
        << idOf(difference.rule) << ", size " << board.size() << '\n';
    for (int y = 0; y < board.size(); ++y) {
        out << std::setw(4) << board.size() - y << ' ';
        for (int x = 0; x < board.size(); ++x) {
            const Stone stone = board.at({x, y});
            const char drawn = stone == Stone::Black ? 'X' : stone == Stone::White ? 'O' : '.';
            out << (Point(x, y) == difference.point ? '*' : ' ') << drawn;
        }
        out << '\n';
    }
    out << "     ";
    for (int x = 0; x < board.size(); ++x) out << ' ' << static_cast<char>('a' + x);
    out << "\n  real:      " << difference.real << "\n  reference: " << difference.reference
        << "\n\n";
}

void show(std::ostream& out, const std::vector<Difference>& differences) {
    constexpr std::size_t Shown = 3;
    for (std::size_t i = 0; i < std::min(Shown, differences.size()); ++i) show(out, differences[i]);
    if (differences.size() > Shown) {
        out << differences.size() - Shown << " more differences on this position.\n";
    }
}

void show(std::ostream& out, const Counts& counts) {
    const auto line = [&out](const std::string& what, std::uint64_t number) {
        out << std::setw(12) << number << "  " << what << '\n';
    };
    line("positions", counts.positions);
    line("stones judged, by the rule of the position", counts.judgements);
    line("  wins", counts.wins);
    line("  fouls", counts.fouls);
    line("  draws", counts.draws);
    out << "Black by the renju rule, on all positions:\n";
    line("fives", counts.fives);
    line("overlines", counts.overlines);
    line("double-fours", counts.doubleFours);
    line("double-threes", counts.doubleThrees);
    line("double-threes denied by clause 9.3", counts.wrongWithLevels[0]);
    for (std::size_t levels = 1; levels < counts.wrongWithLevels.size(); ++levels) {
        line("judged wrongly if the clause is applied only " + std::to_string(levels) + " deep",
             counts.wrongWithLevels[levels]);
    }
}

int run(std::uint64_t positions, std::uint64_t seed) {
    const bool showsProgress = isatty(STDERR_FILENO) != 0;
    PositionMaker maker(seed);
    Comparison comparison;
    for (std::uint64_t i = 0; i < positions; ++i) {
        if (!comparison.compare(maker.next())) {
            std::cout << "Position " << i + 1 << " of seed " << seed << ":\n\n";
            show(std::cout, comparison.differences());
            return 1;
        }
        if (showsProgress && (i + 1) % 1000 == 0) {
            std::cerr << '\r' << i + 1 << " of " << positions << std::flush;
        }
    }
    if (showsProgress) std::cerr << '\n';
    show(std::cout, comparison.counts());
    return 0;
}

}  // namespace
}  // namespace tianyuan::test

int main(int argc, char** argv) {
    tianyuan::test::Arguments asked(
        "Compares the referee with a slow reference on random positions.");
    std::uint64_t positions = 20000;
    std::uint64_t seed = 1;
    asked.take("--positions", positions, "how many boards to judge");
    asked.take("--seed", seed, "the same seed makes the same boards");
    if (const auto code = asked.read(argc, argv)) return *code;
    return tianyuan::test::run(positions, seed);
}
