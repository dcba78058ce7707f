#pragma once

#include "core/rule.h"

#include <cstdint>
#include <vector>

namespace tianyuan::bots {

/// A line of the board from edge to edge, for the shapes player: bit i stands for the i-th point.
struct BoardLine {
    std::uint32_t black = 0;
    std::uint32_t white = 0;
    int length = 0;

    /// Puts a stone on a point, or takes it off.
    void toggle(int i, Stone stone) { (stone == Stone::Black ? black : white) ^= 1U << i; }
};

/// The shapes of a line: what Black's are worth, less White's.
int worthOf(const BoardLine& line, Rule rule);

/// The same, remembered: a search meets the same lines again and again.
class LineTable {
public:
    /// To be called before worth(); a change of rule forgets what is known.
    void use(Rule rule);

    int worth(const BoardLine& line) {
        const std::uint64_t key = line.black | std::uint64_t{line.white} << 22 |
                                  static_cast<std::uint64_t>(line.length) << 44;
        Entry& entry = entries_[(key * 0x9E3779B97F4A7C15) >> (64 - Bits)];
        if (entry.key != key) entry = {key, worthOf(line, rule_)};
        return entry.worth;
    }

private:
    struct Entry {
        std::uint64_t key = 0;  // no line's: each has a length
        int worth = 0;
    };
    static constexpr int Bits = 18;

    Rule rule_ = Rule::Freestyle;
    std::vector<Entry> entries_{std::size_t{1} << Bits};
};

}  // namespace tianyuan::bots
