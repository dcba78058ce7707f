#pragma once

#include "game/thinker.h"
#include "player/async_player.h"

#include <memory>

namespace tianyuan::game {

/// A player on a thread of its own.
class ThreadedPlayer : public player::AsyncPlayer {
public:
    ThreadedPlayer(std::shared_ptr<player::Player> player, Thinker::Post post)
        : player_(std::move(player)), thinker_(std::move(post)) {}

    void ask(player::Request request, const player::Limits& limits, OnReply onReply,
             OnThought onThought) override {
        thinker_.ask(player_, std::move(request), limits, std::move(onReply), std::move(onThought));
    }
    void cancel() override { thinker_.cancel(); }
    void hurry() override { thinker_.hurry(); }
    bool isThinking() const override { return thinker_.isThinking(); }

private:
    std::shared_ptr<player::Player> player_;
    Thinker thinker_;
};

}  // namespace tianyuan::game
