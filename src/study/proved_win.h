#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "search/threat_search.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tianyuan::study {

/// By what a side wins.
enum class Means : std::uint8_t {
    Fours,      // every stone makes a four
    Threats,    // fours and open threes
    QuietMove,  // a first stone after which every answer loses to fours and threes
};

/// A win with its proof, which beats every legal answer.
struct ProvedWin {
    Stone side = Stone::Black;
    Means means = Means::Fours;
    search::Proof proof;
};

/// As long as looking back looks, in stones placed.
inline constexpr std::uint64_t StonesForFours = 50'000;
inline constexpr std::uint64_t StonesForThreats = 100'000;

/// How long to look for one, in stones placed and never in time: so the same position gets the same
/// verdict on every machine, however busy it is.
struct ProofLimits {
    std::uint64_t fours = StonesForFours;
    std::uint64_t threats = StonesForThreats;
    std::stop_token stop;
};

/// What came of looking.
struct WinAnswer {
    search::Verdict verdict =
        search::Verdict::Unknown;  // None: there is no win by fours and threes
    ProvedWin win;                 // Won
};

/// Looks for wins by fours, then by fours and threes, on any position and for either side. What it
/// has seen before never changes an answer.
class WinProver {
public:
    explicit WinProver(const ProofLimits& limits) : limits_(limits) {}

    /// The win that `side` has if it is to move. Blocks.
    WinAnswer prove(Rule rule, const Board& board, Stone side) {
        return prove(rule, board, side, limits_);
    }
    WinAnswer prove(Rule rule, const Board& board, Stone side, const ProofLimits& limits);

    const ProofLimits& limits() const { return limits_; }

private:
    ProofLimits limits_;
    search::ThreatSearch search_;
};

/// The stones of a win, both sides', against the longest resistance and down to the five. A pass
/// stands where nothing that may be played stops the five.
std::vector<Move> wholeLine(const search::Proof& proof);

}  // namespace tianyuan::study
