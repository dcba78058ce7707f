#include "model/tally.h"

namespace tianyuan::desktop {

Result<Tally> tallyAgainst(store::Library& library, const std::vector<std::string>& names) {
    Tally tally;
    for (const std::string& name : names) {
        for (const Stone opponent : {Stone::Black, Stone::White}) {
            store::Filter filter;
            filter.wholeNames = true;
            filter.running = false;
            (opponent == Stone::Black ? filter.black : filter.white) = name;
            for (const Stone winner : {Stone::None, Stone::Black, Stone::White}) {
                filter.winner = winner;
                const auto count = library.count(filter);
                if (!count) return count.reason();
                (winner == Stone::None ? tally.drawn
                 : winner == opponent  ? tally.lost
                                       : tally.won) += *count;
            }
        }
    }
    return tally;
}

}  // namespace tianyuan::desktop
