#pragma once

#include "stage.h"

namespace tianyuan::desktop {

/// Tells what one event costs: how long the window's own thread works, what the objects behind the
/// window tell each other and QML, and whether the settings are written.
void measureEvents(Stage& stage);

}  // namespace tianyuan::desktop
