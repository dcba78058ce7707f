#include "web/bridge/worker_player.h"

#include "web/bridge/request.h"

#include <random>
#include <utility>

namespace tianyuan::web {
namespace {

using Clock = std::chrono::steady_clock;

int nextNumber() {
    static int last = 0;
    return ++last;
}

int sizeOf(const player::Request& request) {
    if (const auto* question = std::get_if<opening::Question>(&request)) {
        return question->board.size();
    }
    return std::get<player::Position>(request).board.size();
}

}  // namespace

WorkerPlayer::WorkerPlayer(PostOffice& office, const char* room, std::string spec,
                           player::Milliseconds pause)
    : office_(office), room_(room), spec_(std::move(spec)), pause_(pause), number_(nextNumber()) {}

void WorkerPlayer::ask(player::Request request, const player::Limits& limits, OnReply onReply,
                       OnThought onThought) {
    cancel();
    onReply_ = std::move(onReply);
    onThought_ = std::move(onThought);
    askedAt_ = Clock::now();
    const Json task = {{"task", "ask"},
                       {"player", number_},
                       {"spec", spec_},
                       {"seed", std::random_device()()},
                       {"request", toJson(request)},
                       {"limits", toJson(limits)}};
    ticket_ =
        office_.send(room_, task, [this, size = sizeOf(request)](const Json& answer, bool isLast) {
            if (!isLast) {
                const OnThought tell = onThought_;
                if (tell) tell(thoughtFrom(answer.at("thought")));
                return;
            }
            ticket_.reset();
            take(answer, size);
        });
}

void WorkerPlayer::take(const Json& answer, int size) {
    const Result<player::Reply> reply = replyFrom(answer, size);
    const auto earliest = askedAt_ + pause_;
    if (Clock::now() >= earliest) return finish(reply);
    office_.later(earliest, [this, reply, asked = *life_, life = std::weak_ptr<int>(life_)] {
        const auto alive = life.lock();
        if (alive && *alive == asked) finish(reply);
    });
}

void WorkerPlayer::finish(const Result<player::Reply>& reply) {
    // Whoever gets the answer may send this player away.
    const OnReply answer = std::exchange(onReply_, nullptr);
    onThought_ = nullptr;
    if (answer) answer(reply);
}

void WorkerPlayer::cancel() {
    ++*life_;
    if (ticket_) office_.giveBack(*std::exchange(ticket_, std::nullopt));
    onReply_ = nullptr;
    onThought_ = nullptr;
}

}  // namespace tianyuan::web
