#pragma once

#include "game/event.h"
#include "player/thought.h"
#include "table/message.h"

namespace tianyuan::table {

/// Who shows a table, and is told each thing as it happens. What to look at again follows from what
/// happened; nobody has to guess, and nothing else has changed. It must not act on the table from
/// within.
class TableListener {
public:
    virtual ~TableListener() = default;

    /// Another game or record is on the table, or the same one with other people.
    virtual void onSeated() {}
    /// Something has happened in the game: position, moves, seats, verbs, guide and result.
    virtual void onEvent(const game::Event& /*event*/) {}
    /// Whose turn it is, who thinks or which clock runs: seats, verbs, what a click would do.
    virtual void onTurn() {}
    /// The player who thinks has said something; nothing else.
    virtual void onThought(const player::Thought& /*thought*/) {}
    /// A draw was offered or declined.
    virtual void onDrawOffer() {}
    /// Another position is shown, or more or less upon the same one: a choice to confirm, a hint, a
    /// foul explained, a mark.
    virtual void onShown() {}
    /// Something was written or changed in a record.
    virtual void onEdited() {}
    virtual void onMessage(const Message& /*message*/) {}
};

}  // namespace tianyuan::table
