#pragma once

#include "player/player.h"
#include "search/engine.h"
#include "study/position_view.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace tianyuan::study {

/// Our engine as a judge of positions, by stones placed and never by time: the same position gets
/// the same judgement on every machine, whatever was judged before it.
class EngineJudge {
public:
    explicit EngineJudge(std::uint64_t stones);

    /// Nothing if it was stopped, or has nothing to say. Blocks.
    std::optional<PositionView> judge(const player::Position& position, std::stop_token stop);

private:
    std::uint64_t stones_;
    search::Engine engine_;
};

}  // namespace tianyuan::study
