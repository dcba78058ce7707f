#include "advice/win_chance.h"

#include "eval/weights.h"

#include <cmath>

namespace tianyuan::advice {

double winChance(player::Score score) {
    if (score.isProved()) return score.isWin() ? 1 : 0;
    return 1 / (1 + std::exp(-score.value() / eval::ScoreUnit));
}

}  // namespace tianyuan::advice
