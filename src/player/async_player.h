#pragma once

#include "player/player.h"

#include <functional>
#include <variant>

namespace tianyuan::player {

/// What is asked: a move in a position, or a decision in an opening.
using Request = std::variant<Position, opening::Question>;
/// What comes back.
using Reply = std::variant<Move, opening::Decision>;

/// A player who is asked now and answers later, on the thread of whoever asked: it may think on
/// another thread, in another process or in a browser's worker. One question at a time; asking
/// again, or cancelling, makes the answer to an earlier question worthless, and it is dropped.
/// Nothing here blocks but the destructor, which may wait for the player to stop.
class AsyncPlayer {
public:
    using OnReply = std::function<void(const Result<Reply>&)>;
    using OnThought = std::function<void(const Thought&)>;

    AsyncPlayer() = default;
    virtual ~AsyncPlayer() = default;
    AsyncPlayer(const AsyncPlayer&) = delete;
    AsyncPlayer& operator=(const AsyncPlayer&) = delete;

    /// Neither function is called before this returns. `onThought` may be empty.
    virtual void ask(Request request, const Limits& limits, OnReply onReply,
                     OnThought onThought) = 0;
    /// Lets the player stop soon; its answer will not be delivered.
    virtual void cancel() = 0;
    /// Lets the player stop soon and answer with the best it has.
    virtual void hurry() = 0;
    virtual bool isThinking() const = 0;
};

}  // namespace tianyuan::player
