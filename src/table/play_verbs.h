#pragma once

#include "core/result.h"
#include "game/session.h"
#include "table/plan.h"
#include "table/verb.h"

#include <optional>

namespace tianyuan::table {

/// What decides which verbs there are in a game that is played.
struct PlayState {
    const game::Session& session;
    const Plan& plan;
    int shownPly = 0;
    bool isAdviserThinking = false;
    bool mayHelp = true;
    int movesToNextOffer = 0;  // of a draw

    bool isOver() const { return session.game().outcome().isOver(); }
    /// An earlier position is shown.
    bool isLookingBack() const { return shownPly < session.game().ply(); }
};

/// Why a verb cannot be done now; nothing: it can.
std::optional<Reason> whyNot(Verb verb, const PlayState& state);

}  // namespace tianyuan::table
