#pragma once

#include "player/player.h"
#include "protocol/transcript.h"
#include "roster/roster.h"

#include <QString>

#include <functional>
#include <memory>
#include <string>

namespace tianyuan::desktop {

/// How long a move takes at least; asked for each, on the player's thread. None: no time.
using Pause = std::function<player::Milliseconds()>;

/// The player of a spec, who may use so many megabytes unless it has a number of its own; 0: as
/// many as usual. What is said with a program is written into the transcript, if one is given.
Result<std::shared_ptr<player::Player>> makePlayer(
    const std::string& spec, int megabytes, const Pause& pause = {},
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
