#include "table/kept_game.h"

#include "study/kept_view.h"
#include "table/past.h"

#include <utility>

namespace tianyuan::table {

void KeptGame::begin(const game::Past& past) {
    start_ = past.start;
    if (keeper_) keeper_->begin(past);
}

void KeptGame::replace(const game::Past& past) {
    newViews_.clear();
    newComments_.clear();
    if (keeper_) keeper_->discard();
    begin(past);
}

void KeptGame::save(const game::Event& event, const game::Game& game) {
    if (keeper_) keeper_->save(event);
    keepViews();
    // Now, not when it is left: whatever ends the program, the game is known to be over.
    if (keeper_ && game.outcome().isOver()) keeper_->keep(game.record());
}

/// While a game goes on its views get better by the second: they are kept with the next event.
void KeptGame::write(int ply, const study::PositionView& view, game::Session& session) {
    const game::Game& game = session.game();
    if (ply > game.ply()) return;
    const auto moves = game.moves().first(static_cast<std::size_t>(ply));
    const study::KeptView kept{{moves.begin(), moves.end()}, view};
    const auto node = study::placeOf(kept, game);
    if (!node) return;
    study::writeView(view, game.board().size(), session.editNotes(*node));
    if (!game.outcome().isOver()) newViews_[ply] = toText(kept, game.board().size());
}

void KeptGame::comment(const std::string& text, game::Session& session) {
    std::string& comment = session.editNotes(session.game().here()).comment;
    comment += (comment.empty() ? "" : "\n") + text;
    if (!session.game().outcome().isOver())
        newComments_.push_back(commentNote(session.game(), text));
}

void KeptGame::keepViews() {
    for (const std::string& comment : std::exchange(newComments_, {})) {
        if (keeper_) keeper_->note(comment);
    }
    for (const auto& [ply, view] : std::exchange(newViews_, {})) {
        if (keeper_ && !view.empty()) keeper_->note(view);
    }
}

void KeptGame::keepNotes(const game::Game& game) {
    if (!game.outcome().isOver()) return keepViews();
    if (keeper_) keeper_->keep(game.record());
}

void KeptGame::leave(const game::Game& game) {
    keepViews();
    if (keeper_) keeper_->leave(game.record());
}

game::Past KeptGame::pastUpTo(int ply, const game::Session& session) const {
    return table::pastUpTo({start_, session.events(), {}}, session.game(), ply);
}

}  // namespace tianyuan::table
