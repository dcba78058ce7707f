#include "practice/mistakes.h"

#include "puzzle/tasks.h"

namespace tianyuan::practice {

Result<int> addMistakes(Deck& deck, std::span<const Mistake> mistakes, store::GameId game,
                        Time now) {
    int added = 0;
    for (const Mistake& mistake : mistakes) {
        const auto task = puzzle::taskOf(mistake.rule, mistake.before, mistake.finding);
        if (!task) continue;
        const auto isNew = deck.addMistake(*task, game, mistake.finding.ply - 1, now);
        if (!isNew) return isNew.reason();
        added += *isNew;
    }
    return added;
}

}  // namespace tianyuan::practice
