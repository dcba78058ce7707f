#pragma once

#include "core/result.h"
#include "table/plan.h"
#include "table/wishes.h"

namespace tianyuan::desktop {

class LookSettings;
class NewGameSettings;
class PlaySettings;

/// The kind of game that the settings tell; `coin` decides where they leave it to chance. What does
/// not fit together, such as an opening that needs a larger board, is a reason.
Result<table::Plan> planFrom(const NewGameSettings& wanted, const PlaySettings& play, bool coin);

/// How the settings want a board to be shown and played on.
table::Wishes wishesFrom(const LookSettings& look, const PlaySettings& play);

}  // namespace tianyuan::desktop
