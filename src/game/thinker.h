#pragma once

#include "player/async_player.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace tianyuan::game {

/// Lets players think on a thread of its own, one request at a time, and brings the answers back to
/// the caller's thread. Every request has a ticket; cancelling, or asking again, makes an earlier
/// ticket worthless, and its answer is dropped. All members are for the caller's thread.
///
/// A player that was asked and then is not for some time gives back its memory, on that thread: of
/// the many who may be asked in an hour at the board, all but one or two are idle.
class Thinker {
public:
    static constexpr std::chrono::seconds UsualIdleTime{60};

    /// Runs a function later, on the caller's thread; called from any thread.
    using Post = std::function<void(std::function<void()>)>;
    using PlayerPointer = std::shared_ptr<player::Player>;

    using Request = player::Request;
    using Reply = player::Reply;
    using OnReply = player::AsyncPlayer::OnReply;
    using OnThought = player::AsyncPlayer::OnThought;

    explicit Thinker(Post post, std::chrono::milliseconds idleTime = UsualIdleTime);
    /// Asks whoever thinks to stop, and waits for it.
    ~Thinker();
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    /// Does not block. `onReply` and `onThought` are called through `post`, unless overtaken.
    void ask(PlayerPointer player, Request request, player::Limits limits, OnReply onReply,
             OnThought onThought = {});

    /// Lets the player stop soon; its answer will not be delivered.
    void cancel();

    /// Lets the player stop soon and answer with the best it has.
    void hurry();

    bool isThinking() const;

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace tianyuan::game
