#pragma once

#include "player/player.h"
#include "search/engine.h"

#include <array>
#include <cstdint>
#include <random>
#include <vector>

namespace tianyuan::search {

/// How a weaker opponent plays: it looks less deep, sees shorter rows of fours, and does not always
/// take the move that it finds best.
struct Level {
    int depth = 0;            // stones it looks ahead; 0: as the clock allows
    int choices = 1;          // moves it hesitates between
    double carelessness = 0;  // how much worse, in ScoreUnits, a move may well be that it takes
    int fours = 0;            // stones it places in thought when it looks for rows of fours
    std::uint64_t nodes = 0;  // stones it places in thought altogether; 0: as the depth takes
};

inline constexpr int LevelCount = 10;
/// From 1, for who has just learnt the rules, to LevelCount, who plays with all his strength.
const Level& levelOf(int number);
/// The level for a strength from 0 to 100, spread evenly.
int levelOfStrength(int strength);

/// An opponent of some level. It plays differently each time, but never overlooks a five or an open
/// four that can be made or must be stopped.
class LevelPlayer final : public player::Player {
public:
    /// `memory`: bytes for the table of the strongest level; the others need little.
    LevelPlayer(const Level& level, std::uint64_t seed,
                std::size_t memory = EngineOptions().memory);

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;
    Result<opening::Decision> decide(const opening::Question& question,
                                     const player::Limits& limits, std::stop_token stop) override;
    void reset() override { engine_.reset(); }
    void giveBackMemory() override { engine_.giveBackMemory(); }
    /// What its table may take, in bytes.
    std::size_t memory() const { return engine_.options().memory; }

private:
    Move pick(const std::vector<player::Thought>& thoughts, Move best);

    Level level_;
    std::mt19937_64 random_;
    Engine engine_;
};

}  // namespace tianyuan::search
