#include "game/thinker.h"

#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace tianyuan::game {

/// Shared with the functions that are on their way through `post`: they may arrive after the
/// Thinker has gone, and then find that their ticket is worthless.
struct Thinker::State {
    using Ticket = std::uint64_t;
    struct Job {
        Ticket ticket = 0;
        PlayerPointer player;
        Request request;
        player::Limits limits;
        std::stop_source stop;
        OnReply onReply;
        OnThought onThought;

        Result<Reply> answer(const player::Player::OnThought& tellThought) const;
    };

    Post post;
    std::chrono::milliseconds idleTime;
    // An answer with another ticket is dropped. Atomic, for a Thinker that ends on another thread.
    std::atomic<Ticket> current = 0;
    bool waiting = false;  // caller's thread only

    std::mutex mutex;
    std::condition_variable_any wake;
    std::optional<Job> next;   // guarded by mutex
    std::stop_source running;  // guarded by mutex: stops the job at work
    std::jthread thread;

    void work(const std::stop_token& end, const std::weak_ptr<State>& self);
    std::optional<Job> nextJob(const std::stop_token& end,
                               const std::weak_ptr<player::Player>& idle);
};

Result<Thinker::Reply> Thinker::State::Job::answer(
    const player::Player::OnThought& tellThought) const {
    const std::stop_token enough = stop.get_token();
    if (const auto* question = std::get_if<opening::Question>(&request)) {
        auto decision = player->decide(*question, limits, enough);
        if (!decision) return decision.reason();
        return Reply(*decision);
    }
    auto move = player->choose(std::get<player::Position>(request), limits, enough, tellThought);
    if (!move) return move.reason();
    return Reply(*move);
}

/// Waits for it; nothing when there will be none. After some time `idle`, who was asked last, gives
/// back its memory.
std::optional<Thinker::State::Job> Thinker::State::nextJob(
    const std::stop_token& end, const std::weak_ptr<player::Player>& idle) {
    const auto isThere = [this] { return next.has_value(); };
    std::unique_lock lock(mutex);
    if (!wake.wait_for(lock, end, idleTime, isThere) && !end.stop_requested()) {
        // Whoever asks now does not wait for the lock; the job is begun after this.
        lock.unlock();
        if (const std::shared_ptr<player::Player> player = idle.lock()) player->giveBackMemory();
        lock.lock();
        wake.wait(lock, end, isThere);
    }
    return std::exchange(next, std::nullopt);
}

void Thinker::State::work(const std::stop_token& end, const std::weak_ptr<State>& self) {
    std::weak_ptr<player::Player> askedLast;
    while (const std::optional<Job> job = nextJob(end, askedLast)) {
        askedLast = job->player;
        const Ticket ticket = job->ticket;
        const auto deliver = [&](auto function) {
            post([self, ticket, function = std::move(function)] {
                const std::shared_ptr<State> state = self.lock();
                if (state && state->current == ticket) function(*state);
            });
        };
        player::Player::OnThought onThought;
        if (job->onThought) {
            onThought = [&](const player::Thought& thought) {
                deliver([tell = job->onThought, thought](State&) { tell(thought); });
            };
        }
        Result<Reply> reply = Reason{"player.failed", {}};
        try {
            reply = job->answer(onThought);
        } catch (const std::exception& error) {
            reply = Reason{"player.failed", {error.what()}};
        }
        deliver([tell = job->onReply, reply = std::move(reply)](State& state) {
            state.waiting = false;
            tell(reply);
        });
    }
}

Thinker::Thinker(Post post, std::chrono::milliseconds idleTime)
    : state_(std::make_shared<State>()) {
    state_->post = std::move(post);
    state_->idleTime = idleTime;
    state_->thread = std::jthread([state = state_.get(), self = std::weak_ptr(state_)](
                                      const std::stop_token& end) { state->work(end, self); });
}

Thinker::~Thinker() {
    cancel();
    state_->thread.request_stop();
    state_->thread.join();
}

void Thinker::ask(PlayerPointer player, Request request, player::Limits limits, OnReply onReply,
                  OnThought onThought) {
    cancel();
    state_->waiting = true;
    State::Job job{state_->current,    std::move(player),  std::move(request),  std::move(limits),
                   std::stop_source(), std::move(onReply), std::move(onThought)};
    {
        const std::lock_guard lock(state_->mutex);
        state_->running = job.stop;
        state_->next = std::move(job);
    }
    state_->wake.notify_one();
}

void Thinker::cancel() {
    ++state_->current;
    state_->waiting = false;
    const std::lock_guard lock(state_->mutex);
    state_->running.request_stop();
    state_->next.reset();
}

void Thinker::hurry() {
    const std::lock_guard lock(state_->mutex);
    state_->running.request_stop();
}

bool Thinker::isThinking() const { return state_->waiting; }

}  // namespace tianyuan::game
