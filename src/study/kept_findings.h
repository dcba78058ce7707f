#pragma once

#include "game/game.h"
#include "study/finding.h"

#include <functional>
#include <optional>
#include <vector>

namespace tianyuan::study {

/// Keeps what an examination has found beside the moves of the line on which a game stands, for
/// every format that keeps notes, and that this line was examined to its end. Findings of an
/// earlier examination of the line are gone.
void writeFindings(const std::vector<Finding>& findings, game::Game& game);
/// The same where somebody else has the notes.
using EditNotes = std::function<record::Notes&(record::NodeId)>;
void writeFindings(const std::vector<Finding>& findings, const game::Game& game,
                   const EditNotes& edit);

/// What is kept, in the order of the moves; nothing if this line was not examined, or if it has
/// gone on since. What is written there and makes no sense is left out.
std::optional<std::vector<Finding>> readFindings(const game::Game& game);

}  // namespace tianyuan::study
