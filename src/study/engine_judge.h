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
class EngineJudge final : public player::Player {
public:
    /// For a position of a game that is looked back at.
    static constexpr std::uint64_t UsualStones = 100'000;

    explicit EngineJudge(std::uint64_t stones = UsualStones);

    /// Nothing if it was stopped. Blocks.
    std::optional<PositionView> judge(const player::Position& position, std::stop_token stop);

    /// The same as a player, who thinks of every move, also where there is no choice. Of the limits
    /// only the stones count.
    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;
    void giveBackMemory() override { engine_.giveBackMemory(); }

private:
    std::uint64_t stones_;
    search::Engine engine_;
};

}  // namespace tianyuan::study
