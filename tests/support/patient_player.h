#pragma once

#include "player/async_player.h"

#include <optional>

namespace tianyuan::test {

/// A player without a thread: it remembers what it was asked, and answers when the test lets it.
class PatientPlayer : public player::AsyncPlayer {
public:
    std::optional<player::Request> asked;
    player::Limits limits;

    void ask(player::Request request, const player::Limits& askedLimits, OnReply onReply,
             OnThought onThought) override {
        asked = std::move(request);
        limits = askedLimits;
        onReply_ = std::move(onReply);
        onThought_ = std::move(onThought);
    }
    void cancel() override { asked.reset(); }
    void hurry() override {}
    bool isThinking() const override { return asked.has_value(); }

    void think(const player::Thought& thought) { onThought_(thought); }
    void answer(const Result<player::Reply>& reply) {
        asked.reset();
        const OnReply tell = onReply_;
        tell(reply);
    }
    void answer(Move move) { answer(player::Reply(move)); }

private:
    OnReply onReply_;
    OnThought onThought_;
};

}  // namespace tianyuan::test
