#pragma once

#include "game/past.h"

#include <functional>
#include <string>
#include <vector>

namespace tianyuan::table {

/// What is known of the positions of `game` as far as `ply`, as text.
std::vector<std::string> notesOf(const game::Game& game, int ply);

/// A comment on the last move of `game`, as such a note.
std::string commentNote(const game::Game& game, const std::string& text);

/// Writes such notes beside the moves of a game, where it stands on a line that has them.
using EditNotes = std::function<record::Notes&(record::NodeId)>;
void writeNotes(const std::vector<std::string>& notes, const game::Game& game,
                const EditNotes& edit);

/// The whole of it on paper, as far as the game has come, with its notes.
Result<record::Record> recordOf(const game::Past& past);

/// The past of the position after `ply` moves of `game`, which began with `past`: without what was
/// taken back, and without the end.
game::Past pastUpTo(const game::Past& past, const game::Game& game, int ply);

}  // namespace tianyuan::table
