#include "game_advice.h"

#include "core/notation.h"
#include "map_drawing.h"
#include "opponents.h"
#include "play_options.h"
#include "roster/roster.h"

namespace tianyuan::cli {
namespace {

player::Limits oneSecond() {
    player::Limits limits;
    limits.turn = std::chrono::seconds(1);
    return limits;
}

}  // namespace

Result<Opinion> opinionOf(const std::string& spec, const player::Position& position,
                          const player::Limits& limits) {
    const auto thinker = playerFrom(spec);
    if (!thinker) return thinker.reason();
    std::optional<player::ScoreMap> map;
    const auto move = (*thinker)->choose(position, limits, {}, [&](const player::Thought& thought) {
        if (thought.map) map = thought.map;
    });
    if (!move) return move.reason();
    if (!map) return Reason{"play.no-map", {spec}};
    return Opinion{std::move(*map), *move};
}

bool givesMap(const std::string& spec) {
    const roster::BuiltIn* player = roster::builtInOf(spec);
    return player && player->id != "tianyuan" && !player->id.starts_with("level:");
}

Result<std::string> mapFor(const Context& context, const player::Position& position,
                           const std::string& spec) {
    const auto opinion = opinionOf(spec, position, oneSecond());
    if (!opinion) return opinion.reason();
    return context.say("play.map", nameOfPlayer(context, spec)) + "\n" +
           drawMap(position.board, opinion->map);
}

}  // namespace tianyuan::cli
