#pragma once

#include "player/player.h"
#include "web/bridge/json.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace tianyuan::web {

/// What happens in the browser's worker: players think, and wins are looked for. One task at a
/// time, each with an answer; whatever is found on the way is told at once.
class WorkRoom {
public:
    using Tell = std::function<void(const Json&)>;

    explicit WorkRoom(Tell tell) : tell_(std::move(tell)) {}

    /// Blocks until the task is done.
    Json perform(const Json& task);

private:
    Json ask(const Json& task);
    Json findWins(const Json& task);
    Json examine(const Json& task);
    Json bench(const Json& task);
    Result<player::Player*> playerOf(const Json& task);

    struct Seated {
        std::string spec;
        std::unique_ptr<player::Player> player;
    };

    Tell tell_;
    std::map<int, Seated> players_;  // by the number that the table gave them
};

}  // namespace tianyuan::web
