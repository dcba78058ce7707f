#pragma once

#include "advice/opening_advice.h"
#include "player/player.h"
#include "search/candidates.h"
#include "search/parameters.h"
#include "search/transposition_table.h"
#include "search/worker.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tianyuan::search {

/// Weights for games by a rule.
using WeightsOfRule = std::function<std::shared_ptr<const eval::Weights>(Rule)>;

/// How the engine is set up.
struct EngineOptions {
    int threads = 1;
    std::size_t memory = std::size_t{64} << 20;  // bytes for its table
    Range range = Range::Wide;                   // where to look for its next move
    WeightsOfRule weights;                       // empty: those that it has learnt
    Parameters parameters;
    std::uint64_t seed = 1;  // for the openings that it proposes
    OnRootMove onRootMove;   // empty: nobody wants to know
};

/// What a search has cost.
struct EngineEffort {
    std::uint64_t nodes = 0;      // stones placed in the main search, by all threads
    std::uint64_t fourNodes = 0;  // and in the search for fours
    int depth = 0;
    int tablePermille = 0;
};

/// The player that searches. With one thread and a limit of nodes or depth it always answers the
/// same. Remembers positions between moves until reset.
class Engine final : public player::Player {
public:
    explicit Engine(EngineOptions options = {});
    ~Engine() override;

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;
    /// Judges openings by searches of its own; see advice::OpeningAdvice.
    Result<opening::Decision> decide(const opening::Question& question,
                                     const player::Limits& limits, std::stop_token stop) override;
    void reset() override;
    /// All of its table but a few megabytes.
    void giveBackMemory() override { table_.resize(options_.memory); }
    /// Makes the tables of the rule, so that the first move does not have to.
    Attempt prepare(Rule rule, int size, const player::Limits& limits,
                    std::stop_token stop) override;

    /// Thinks ahead for the table's sake while the other side is to move in `position`. Blocks
    /// until `stop` is asked for.
    void ponder(const player::Position& position, std::stop_token stop);

    /// New options; whatever the table holds is kept if its size stays. Not while it thinks.
    void configure(const EngineOptions& options);
    const EngineOptions& options() const { return options_; }

    /// What its table takes now, in bytes: it grows to options().memory as it is needed.
    std::size_t tableBytes() const { return table_.bytesInUse(); }
    /// What the last choose() or ponder() took.
    const EngineEffort& effort() const { return effort_; }

private:
    std::vector<RootMove> hunt(Hunt& hunt, const eval::ShapeMap& map, eval::Side side,
                               const std::vector<eval::Cell>& moves,
                               const Worker::OnDepth& onDepth);

    /// The weights that were asked for, spread out for the rule that was last played.
    struct OtherWeights {
        Rule rule;
        std::shared_ptr<const eval::Weights> weights;
        eval::PointTable points;
    };
    const eval::PointTable& pointsFor(Rule rule);

    EngineOptions options_;
    std::optional<OtherWeights> otherWeights_;
    TranspositionTable table_;
    std::vector<std::unique_ptr<Worker>> workers_;
    EngineEffort effort_;
    advice::OpeningAdvice advice_;
};

}  // namespace tianyuan::search
