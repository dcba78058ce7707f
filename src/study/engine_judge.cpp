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
    player::Thought best;
    const auto move = choose(position, {}, stop, [&](const player::Thought& each) { best = each; });
    if (!move || stop.stop_requested()) return std::nullopt;
    if (best.line.empty()) best.line = {*move};
    PositionView view = viewOf(best, position.board.sideToMove());
    view.stones = stones_;
    return view;
}

Result<Move> EngineJudge::choose(const player::Position& position, const player::Limits& limits,
                                 std::stop_token stop, const OnThought& onThought) {
    player::Limits own;
    own.nodes = limits.nodes.value_or(stones_);
    bool isMute = true;
    const auto listen = [&](const player::Thought& thought) {
        if (thought.rank > 0) return;
        isMute = false;
        if (onThought) onThought(thought);
    };
    // It says nothing where it has no choice, unless it is asked for more lines.
    for (own.lines = 1;; ++own.lines) {
        engine_.reset();
        const auto move = engine_.choose(position, own, stop, listen);
        if (!move || !isMute || own.lines == 2 || stop.stop_requested()) return move;
    }
}

}  // namespace tianyuan::study
