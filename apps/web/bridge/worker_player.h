#pragma once

#include "player/async_player.h"
#include "web/bridge/post_office.h"

#include <memory>
#include <optional>
#include <string>

namespace tianyuan::web {

/// A player who thinks in the worker. With a pause its answer comes no earlier than that, so that
/// nobody is rushed.
class WorkerPlayer : public player::AsyncPlayer {
public:
    WorkerPlayer(PostOffice& office, const char* room, std::string spec,
                 player::Milliseconds pause);
    ~WorkerPlayer() override { cancel(); }

    void ask(player::Request request, const player::Limits& limits, OnReply onReply,
             OnThought onThought) override;
    void cancel() override;
    /// Nobody can be interrupted in a worker; who asks for this waits.
    void hurry() override {}
    bool isThinking() const override { return onReply_ != nullptr; }

private:
    void take(const Json& answer, int size);
    void finish(const Result<player::Reply>& reply);

    PostOffice& office_;
    const char* room_;
    std::string spec_;
    player::Milliseconds pause_;
    int number_;  // by which the worker knows it
    std::optional<int> ticket_;
    game::TimePoint askedAt_;
    OnReply onReply_;
    OnThought onThought_;
    std::shared_ptr<int> life_ = std::make_shared<int>(0);  // counts what was asked; held weakly
};

}  // namespace tianyuan::web
