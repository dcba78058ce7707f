#pragma once

namespace tianyuan::cluster {

/// Starts a small process that outlives this one by a moment: when this one has gone, however it
/// went, it kills every program that was started from here and is still there. To be called before
/// anything else, with one thread.
void startGuardian();

}  // namespace tianyuan::cluster
