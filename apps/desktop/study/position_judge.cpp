#include "desktop/study/position_judge.h"

#include "desktop/opponents/opponents.h"
#include "study/engine_judge.h"

#include <utility>

namespace tianyuan::desktop {
namespace {

/// Our engine judges each position from nothing, whatever it has seen before, and always with the
/// same memory: so it says the same everywhere.
Result<std::shared_ptr<player::Player>> judgeOf(const std::string& spec, int megabytes) {
    if (!isOurEngine(spec)) return makePlayer(spec, megabytes);
    return std::shared_ptr<player::Player>(std::make_shared<study::EngineJudge>());
}

}  // namespace

PositionJudge::PositionJudge(QObject* parent)
    : QObject(parent), thinker_([this](std::function<void()> function) {
          QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
      }) {}

PositionJudge::~PositionJudge() { thinker_.cancel(); }

void PositionJudge::cancel() { thinker_.cancel(); }

Attempt PositionJudge::ask(const std::string& spec, const player::Position& position,
                           const player::Limits& limits, int megabytes, OnJudgement onJudgement) {
    if (!player_ || spec != spec_ || megabytes != megabytes_) {
        auto judge = judgeOf(spec, megabytes);
        if (!judge) return judge.reason();
        player_ = std::move(*judge);
        spec_ = spec;
        megabytes_ = megabytes;
    }
    ask(position, limits, std::move(onJudgement));
    return Done{};
}

void PositionJudge::ask(const player::Position& position, const player::Limits& limits,
                        OnJudgement onJudgement) {
    thought_.reset();
    const auto take = [this, onJudgement](const Result<game::Thinker::Reply>& reply) {
        if (!reply) {
            player_.reset();
            return onJudgement(reply.reason());
        }
        player::Thought thought = thought_.value_or(player::Thought{});
        if (const Move* move = std::get_if<Move>(&*reply); move && thought.line.empty()) {
            thought.line = {*move};
        }
        onJudgement(thought);
    };
    thinker_.ask(player_, position, limits, take, [this](const player::Thought& thought) {
        if (thought.rank == 0) thought_ = thought;
    });
}

}  // namespace tianyuan::desktop
