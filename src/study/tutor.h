#pragma once

#include "player/player.h"
#include "study/critique.h"

#include <mutex>
#include <variant>

namespace tianyuan::study {

/// A teacher's thinking as a player, so that it can be asked like one: on a thread of its own, and
/// stopped. It chooses no move (its answer is a pass); what it has found is in answer() afterwards.
class Tutor final : public player::Player {
public:
    enum class Task { LastMove, Position };
    using Answer = std::variant<Critique, Lookout>;

    Tutor(Task task, const CritiqueLimits& limits) : task_(task), limits_(limits) {}

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;

    Answer answer() const;

private:
    Task task_;
    CritiqueLimits limits_;
    mutable std::mutex mutex_;
    Answer answer_;
};

}  // namespace tianyuan::study
