#pragma once

#include "player/async_player.h"
#include "study/examination.h"
#include "web/bridge/json.h"

namespace tianyuan::web {

/// What the table asks of a player in the worker, and what comes back, as JSON. Whatever is read is
/// believed to be written by the same program.

Json toJson(const player::Position& position);
player::Position positionFrom(const Json& json);

Json toJson(const player::Request& request);
player::Request requestFrom(const Json& json);

Json toJson(const player::Limits& limits);
player::Limits limitsFrom(const Json& json);

Json toJson(const Result<player::Reply>& reply, int size);
Result<player::Reply> replyFrom(const Json& json, int size);

Json toJson(const study::GameLine& line);
study::GameLine gameLineFrom(const Json& json);

Json toJson(const player::Thought& thought);
player::Thought thoughtFrom(const Json& json);

}  // namespace tianyuan::web
