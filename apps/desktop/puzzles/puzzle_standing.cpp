#include "desktop/puzzles/puzzle_standing.h"

#include "desktop/puzzles/puzzle_run.h"
#include "desktop/settings/language.h"
#include "desktop/store/game_store.h"

namespace tianyuan::desktop {

PuzzleStanding::PuzzleStanding(GameStore& store, const Language& language, QObject* parent)
    : QObject(parent), store_(store), language_(language) {
    connect(&language, &Language::changed, this, &PuzzleStanding::changed);
}

void PuzzleStanding::refresh() {
    store_.ask<practice::Overview>(
        [](autosave::GameKeeper& keeper) {
            return practice::overviewOf(keeper.library(), localDay(), autosave::timeNow());
        },
        [this](const practice::Overview& overview) {
            overview_ = overview;
            Q_EMIT changed();
        });
}

QString PuzzleStanding::dueText() const {
    return overview_.due == 0 ? QString() : language_.say("puzzles.due", overview_.due);
}

}  // namespace tianyuan::desktop
