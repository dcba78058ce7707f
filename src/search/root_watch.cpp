#include "search/root_watch.h"

namespace tianyuan::search {

void RootWatch::placed(const eval::ShapeMap& map, eval::Cell cell, eval::Side side) {
    if (isFirst(map)) onRootMove_(eval::pointOf(cell), false);
    judge_->placed(map, cell, side);
}

void RootWatch::takenBack(const eval::ShapeMap& map, eval::Cell cell, eval::Side side) {
    judge_->takenBack(map, cell, side);
    if (isFirst(map)) onRootMove_(eval::pointOf(cell), true);
}

}  // namespace tianyuan::search
