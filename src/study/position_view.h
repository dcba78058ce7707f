#pragma once

#include "game/game.h"
#include "player/thought.h"
#include "record/tree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::study {

/// What was found out about a position of a game: how good it is, and what is best there.
struct PositionView {
    record::Evaluation evaluation;
    std::vector<Move> line;        // the best line; empty: not told
    std::string by;                // whose units the evaluation is in; empty: our engine's
    std::optional<double> chance;  // of Black to win, if the one who judged has told it
    std::uint64_t stones = 0;      // our engine placed so many, from nothing; 0: as time allowed

    /// Looking back has judged it, and would judge it so again: nothing else takes its place.
    bool isSettled() const { return stones > 0 || !by.empty(); }

    friend bool operator==(const PositionView&, const PositionView&) = default;
};

/// What a player thought of a position in which `side` is to move. `by` names another program,
/// whose scores are in units of its own.
PositionView viewOf(const player::Thought& thought, Stone side, const std::string& by = {});
/// The same back, as far as it is kept.
player::Thought thoughtOf(const PositionView& view, Stone side);

/// Keeps a view with the move that led to the position, for every format that keeps notes.
void writeView(const PositionView& view, int size, record::Notes& notes);
/// What is kept there; nothing if nobody looked, or if what is written makes no sense. Numbers
/// that were not written so may mean anything: of them only a proved win is believed.
std::optional<PositionView> readView(const record::Notes* notes, int size);

/// The views of all positions of the line on which a game stands: first the start, then the one
/// after each move.
std::vector<std::optional<PositionView>> viewsOf(const game::Game& game);
/// The node whose notes keep the view of the position after `ply` moves of that line.
record::NodeId nodeAfter(const game::Game& game, int ply);

}  // namespace tianyuan::study
