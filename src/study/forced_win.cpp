#include "study/forced_win.h"

#include "eval/shape_map.h"
#include "search/threat_search.h"
#include "study/proved_win.h"

namespace tianyuan::study {

std::optional<ForcedWin> findForcedWin(Rule rule, const Board& board, Stone side,
                                       const ForcedWinLimits& limits) {
    using search::Verdict;
    if (board.stones() == 0 || board.isFull()) return std::nullopt;
    eval::ShapeMap map(rule, board);
    search::ThreatSearch search;
    ForcedWin win{side, true, 0, {}};
    search::ThreatAnswer found = search.vcf(map, eval::sideOf(side), {limits.fours, limits.stop});
    if (found.verdict != Verdict::Won && !limits.stop.stop_requested()) {
        win.byFours = false;
        found = search.vct(map, eval::sideOf(side), {limits.threats, limits.stop});
    }
    if (found.verdict != Verdict::Won) return std::nullopt;
    win.plies = found.proof.plies();
    win.line = wholeLine(found.proof);
    return win;
}

}  // namespace tianyuan::study
