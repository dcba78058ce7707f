#pragma once

#include "game/event.h"
#include "player/thought.h"

namespace tianyuan::game {

/// Who hears what happens in a session, each as it happens. It must not act on the session from
/// within.
class SessionListener {
public:
    virtual ~SessionListener() = default;

    /// Something has happened in the game, taking back and bringing back included. Several may come
    /// in a row before the next one is to move.
    virtual void onEvent(const Event& event) = 0;
    /// Whose turn it is, who thinks or which clock runs has changed; comes after every event that
    /// leaves somebody to move, and after the last one.
    virtual void onTurn() {}
    /// The player who thinks has said something.
    virtual void onThought(const player::Thought& /*thought*/) {}
    /// A draw was offered or declined.
    virtual void onDrawOffer() {}
};

}  // namespace tianyuan::game
