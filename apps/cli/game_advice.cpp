#include "game_advice.h"

#include "core/notation.h"
#include "map_drawing.h"
#include "play_options.h"

namespace tianyuan::cli {
namespace {

player::Limits oneSecond() {
    player::Limits limits;
    limits.turn = std::chrono::seconds(1);
    return limits;
}

player::Position positionOf(const game::Game& game) {
    return {game.rule(), game.board(), {game.moves().begin(), game.moves().end()}};
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

Result<std::string> mapFor(const Context& context, const game::Game& game,
                           const std::string& spec) {
    const auto opinion = opinionOf(spec, positionOf(game), oneSecond());
    if (!opinion) return opinion.reason();
    return context.say("play.map", spec) + "\n" + drawMap(game.board(), opinion->map);
}

}  // namespace tianyuan::cli
