#pragma once

#include "player/player.h"
#include "search/engine.h"

#include <thread>

namespace tianyuan::search {

/// The engine, which goes on thinking while the other side does. What it answers depends on how
/// long that takes.
class PonderingPlayer final : public player::Player {
public:
    explicit PonderingPlayer(EngineOptions options);

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;
    Result<opening::Decision> decide(const opening::Question& question,
                                     const player::Limits& limits, std::stop_token stop) override;
    void reset() override;
    Attempt prepare(Rule rule, int size, const player::Limits& limits,
                    std::stop_token stop) override;

private:
    /// Blocks until it does not think any more.
    void rest();

    Engine engine_;
    std::jthread pondering_;  // last: it uses the engine
};

}  // namespace tianyuan::search
