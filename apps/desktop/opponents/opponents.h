#pragma once

#include "player/player.h"
#include "protocol/transcript.h"
#include "roster/roster.h"

#include <QString>

#include <memory>
#include <string>

namespace tianyuan::desktop {

/// The player of a spec. With a pause it takes at least so long for a move. What is said with a
/// program is written into the transcript, if one is given.
Result<std::shared_ptr<player::Player>> makePlayer(
    const std::string& spec, player::Milliseconds pause,
    std::shared_ptr<protocol::Transcript> transcript = nullptr);

/// How long a person is let wait at least: nothing, or longer for the simpler players, who answer
/// at once. `wish` is "auto", "on" or "off".
player::Milliseconds pauseFor(const std::string& spec, const QString& wish);

/// The spec of the strongest player that the program brings along.
std::string strongestSpec();
using roster::isOurEngine;
/// One to go on with where `spec` has failed.
std::string substituteFor(const std::string& spec);

}  // namespace tianyuan::desktop
