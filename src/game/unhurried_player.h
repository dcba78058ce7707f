#pragma once

#include "player/player.h"

#include <functional>
#include <memory>

namespace tianyuan::game {

/// A player that takes at least so long for a move, so that a person is not rushed. It thinks as it
/// does otherwise; whoever asks it to stop gets the move at once. Opening moves and decisions are
/// slowed down too.
class UnhurriedPlayer : public player::Player {
public:
    /// `pause` is asked for each move, on the thread of whoever thinks.
    using Pause = std::function<player::Milliseconds()>;
    UnhurriedPlayer(std::unique_ptr<player::Player> player, Pause pause)
        : player_(std::move(player)), pause_(std::move(pause)) {}
    UnhurriedPlayer(std::unique_ptr<player::Player> player, player::Milliseconds pause)
        : UnhurriedPlayer(std::move(player), [pause] { return pause; }) {}

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;
    Result<opening::Decision> decide(const opening::Question& question,
                                     const player::Limits& limits, std::stop_token stop) override;
    void reset() override { player_->reset(); }
    void giveBackMemory() override { player_->giveBackMemory(); }

private:
    std::unique_ptr<player::Player> player_;
    Pause pause_;
};

}  // namespace tianyuan::game
