#pragma once

#include "game/session.h"
#include "table/draw_judge.h"
#include "table/world.h"

#include <memory>
#include <optional>

namespace tianyuan::table {

/// A session with its players, as far as the past has come.
struct Seated {
    std::unique_ptr<game::Session> session;
    std::optional<Reason> broken;  // why the past could not be replayed to its end
};

/// Invites whoever is to play by `plan`, and replays `past` with its notes. Refused if somebody
/// cannot be had. `draws` and `listener` outlive the session.
Result<Seated> seatPlayers(const World& world, const Plan& plan, const game::Past& past,
                           const DrawJudge& draws, game::SessionListener& listener);

/// Who plays, as it stands above the game.
void writeNames(const game::Session& session, record::Record& start);

}  // namespace tianyuan::table
