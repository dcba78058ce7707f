#include "study/engine_judge.h"

namespace tianyuan::study {
namespace {

search::EngineOptions smallEngine() {
    search::EngineOptions options;
    options.memory = std::size_t{16} << 20;
    return options;
}

}  // namespace

EngineJudge::EngineJudge(std::uint64_t stones) : stones_(stones), engine_(smallEngine()) {}

std::optional<PositionView> EngineJudge::judge(const player::Position& position,
                                               std::stop_token stop) {
    player::Limits limits;
    limits.nodes = stones_;
    std::optional<player::Thought> best;
    // It says nothing where it has no choice, unless it is asked for more lines.
    for (limits.lines = 1; limits.lines <= 2 && !best; ++limits.lines) {
        engine_.reset();
        const auto move =
            engine_.choose(position, limits, stop, [&](const player::Thought& thought) {
                if (thought.rank == 0) best = thought;
            });
        if (!move || stop.stop_requested()) return std::nullopt;
    }
    if (!best) return std::nullopt;
    return viewOf(*best, position.board.sideToMove());
}

}  // namespace tianyuan::study
