#pragma once

#include "brain/adjustable_player.h"
#include "perfect/installed_books.h"
#include "search/engine.h"
#include "search/strength.h"

#include <cstdint>
#include <memory>

namespace tianyuan::brain {

/// Our own engine behind the brain's knobs.
class AdjustableEngine final : public AdjustablePlayer {
public:
    /// `seed` is for its choices among equals; with all its strength it plays from `books`.
    explicit AdjustableEngine(std::uint64_t seed, perfect::Books books = {});

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;
    Result<opening::Decision> decide(const opening::Question& question,
                                     const player::Limits& limits, std::stop_token stop) override;
    void reset() override { engine_.reset(); }
    Attempt prepare(Rule rule, int size, const player::Limits& limits,
                    std::stop_token stop) override;
    void adjust(const Adjustments& wanted) override;
    void watch(OnRootMove onRootMove) override;
    void ponder(const player::Position& position, std::stop_token stop) override;
    Result<std::vector<Point>> balance(const player::Position& position, int stones, double bias,
                                       const player::Limits& limits, std::stop_token stop) override;
    int tableUse() const override { return engine_.effort().tablePermille; }
    double winRate(player::Score score) const override;

private:
    search::Engine engine_;
    std::uint64_t seed_;
    perfect::Books books_;
    std::shared_ptr<const perfect::ProvedBook> book_;  // of the game that is played
    perfect::Follower follower_;
    bool followsProofs_ = true;
    OnRootMove onRootMove_;
    int level_ = search::LevelCount;
    std::unique_ptr<search::LevelPlayer> weaker_;  // who plays below the last level
};

}  // namespace tianyuan::brain
