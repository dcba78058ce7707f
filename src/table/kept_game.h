#pragma once

#include "game/session.h"
#include "study/position_view.h"
#include "table/world.h"

#include <map>
#include <string>
#include <vector>

namespace tianyuan::table {

/// What stays of the game on the table: with the keeper, event by event, and beside its moves.
class KeptGame {
public:
    /// Nobody: nothing is kept.
    explicit KeptGame(Keeper* keeper) : keeper_(keeper) {}

    /// A game that the keeper does not know yet.
    void begin(const game::Past& past);
    /// One that it knows and goes on with.
    void goOn(const game::Past& past) { start_ = past.start; }
    /// Another one in the place of the one that is kept.
    void replace(const game::Past& past);
    void save(const game::Event& event, const game::Game& game);
    /// Writes what is thought of the position after `ply` moves beside them.
    void write(int ply, const study::PositionView& view, game::Session& session);
    /// Writes a comment beside the last move.
    void comment(const std::string& text, game::Session& session);
    /// Now, not with the next event.
    void keepNotes(const game::Game& game);
    void leave(const game::Game& game);

    /// What led to the position after `ply` moves.
    game::Past pastUpTo(int ply, const game::Session& session) const;

private:
    void keepViews();

    Keeper* keeper_;
    record::Record start_;                  // the game before its first event
    std::map<int, std::string> newViews_;   // by ply, not yet kept
    std::vector<std::string> newComments_;  // the same
};

}  // namespace tianyuan::table
