#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "eval/shape_map.h"
#include "puzzle/attack_judge.h"
#include "search/threat_search.h"

#include <cstdint>
#include <vector>

namespace tianyuan::puzzle {

/// The side to move is threatened with a win by fours: which moves stop it?
///
/// A move stops it if the other side has no win by fours and threes any more, and that is certain.
/// Positions in which the defender can make a four himself are left alone: that only puts off the
/// question.
class DefenceJudge {
public:
    DefenceJudge(Rule rule, const Board& board, std::uint64_t stones = StonesOfASearch);

    /// What was found out about the position.
    struct Ruling {
        // A threat is there, and every move is known to stop it or not; no more than wanted do.
        bool isCertain = false;
        std::vector<Point> stops;     // in board order
        std::vector<Point> tempting;  // they stop the fours that were threatened, and still lose
        int plies = 0;                // of the threat
    };
    Ruling find(std::size_t most = AnyNumber);

    /// The win of the other side after a move; Verdict::None: it stops everything.
    search::ThreatAnswer winAfter(Point move);
    /// Does a move stop everything, for certain, and not only for as long as a four is answered?
    bool stops(Point move);

private:
    bool putsOff(Point move) const;

    eval::ShapeMap map_;
    eval::Side side_;
    std::uint64_t stones_;
    search::ThreatSearch search_;
};

}  // namespace tianyuan::puzzle
