#include "desktop/study/position_judge.h"

#include "desktop/opponents/opponents.h"

#include <utility>

namespace tianyuan::desktop {

PositionJudge::PositionJudge(QObject* parent)
    : QObject(parent), thinker_([this](std::function<void()> function) {
          QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
      }) {}

PositionJudge::~PositionJudge() { thinker_.cancel(); }

void PositionJudge::cancel() { thinker_.cancel(); }

Attempt PositionJudge::ask(const std::string& spec, const player::Position& position,
                           const player::Limits& limits, OnJudgement onJudgement) {
    if (!player_ || spec != spec_) {
        auto player = makePlayer(spec);
        if (!player) return player.reason();
        player_ = std::move(*player);
        spec_ = spec;
    }
    ask(position, limits, std::move(onJudgement));
    return Done{};
}

void PositionJudge::ask(const player::Position& position, const player::Limits& limits,
                        OnJudgement onJudgement) {
    thought_.reset();
    const auto take = [this, position, limits,
                       onJudgement](const Result<game::Thinker::Reply>& reply) {
        if (!reply) {
            player_.reset();
            return onJudgement(reply.reason());
        }
        // Our engine says nothing where it has no choice, unless it is asked for more lines.
        const bool isMute = !thought_ && limits.lines == 1 && isOurEngine(spec_);
        if (isMute && !position.moves.empty()) {
            player::Limits more = limits;
            more.lines = 2;
            return ask(position, more, onJudgement);
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
