// What stays of a game: with the keeper when it is left, and beside its moves.

#include "study/kept_view.h"
#include "table/past.h"
#include "table/play_table.h"

#include <utility>

namespace tianyuan::table {

/// Whoever sits here stands up; the game stays with the keeper.
void PlayTable::stand() {
    focus_.clear();
    viewPly_.reset();
    if (!session_) return;
    keepViews();
    if (world_.keeper) world_.keeper->leave(game().record());
    session_.reset();
}

void PlayTable::leave() {
    stand();
    listener_.onSeated();
}

game::Past PlayTable::pastUpTo(int ply) const {
    return table::pastUpTo({start_, session_->events(), {}}, game(), ply);
}

/// While a game goes on its views get better by the second: they are kept with the next event.
void PlayTable::write(int ply, const study::PositionView& view) {
    if (ply > game().ply()) return;
    const auto moves = game().moves().first(static_cast<std::size_t>(ply));
    const study::KeptView kept{{moves.begin(), moves.end()}, view};
    const auto node = study::placeOf(kept, game());
    if (!node) return;
    study::writeView(view, game().board().size(), session_->editNotes(*node));
    if (!isOver()) newViews_[ply] = toText(kept, game().board().size());
}

void PlayTable::keepViews() {
    for (const auto& [ply, view] : std::exchange(newViews_, {})) {
        if (world_.keeper && !view.empty()) world_.keeper->note(view);
    }
}

void PlayTable::keepNotes() {
    if (!isOver()) return keepViews();
    if (world_.keeper) world_.keeper->keep(game().record());
}

bool PlayTable::adopt(const record::Record& studied) {
    if (!session_->adopt(studied)) return false;
    keepNotes();
    return true;
}

}  // namespace tianyuan::table
