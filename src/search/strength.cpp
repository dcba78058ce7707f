#include "search/strength.h"

#include "eval/weights.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::search {
namespace {

using player::Limits;
using player::Thought;

constexpr std::size_t SmallTable = std::size_t{4} << 20;  // they forget much, and start fast
constexpr int InFrontOfTheEyes = 5;                       // plies: an open four, and its five
constexpr int EveryMove = Board::MaxSize * Board::MaxSize;

// Measured with `tianyuan-cli ladder`; see docs/strength.md.
constexpr std::array<Level, LevelCount> Levels{{
    {.depth = 1, .choices = EveryMove, .carelessness = 8},
    {.depth = 1, .choices = 80, .carelessness = 4.5},
    {.depth = 1, .choices = 34, .carelessness = 2.4},
    {.depth = 1, .choices = 12, .carelessness = 0.75},
    {.depth = 1, .choices = 6, .carelessness = 0.17},
    {.depth = 2, .choices = 4, .carelessness = 0.03, .nodes = 5'000},
    {.depth = 4, .choices = 4, .carelessness = 0.17, .fours = 12, .nodes = 10'000},
    {.depth = 6, .choices = 3, .carelessness = 0.12, .fours = 40, .nodes = 20'000},
    {.depth = 10, .choices = 3, .carelessness = 0.08, .fours = 100, .nodes = 30'000},
    {},
}};

EngineOptions optionsOf(const Level& level, std::uint64_t seed, std::size_t memory) {
    EngineOptions options;
    options.seed = seed;
    options.memory = memory;
    if (level.depth == 0) return options;
    options.memory = SmallTable;
    options.parameters.leafFours = level.fours;
    options.parameters.deepFours = level.fours;
    return options;
}

double unitsOf(player::Score score) {
    if (score.isProved()) return score.isWin() ? 10 : -10;
    return score.value() / eval::ScoreUnit;
}

}  // namespace

const Level& levelOf(int number) {
    return Levels[static_cast<std::size_t>(std::clamp(number, 1, LevelCount) - 1)];
}

int levelOfStrength(int strength) {
    return 1 + std::clamp(strength, 0, 100) * (LevelCount - 1) / 100;
}

LevelPlayer::LevelPlayer(const Level& level, std::uint64_t seed, std::size_t memory)
    : level_(level), random_(seed), engine_(optionsOf(level, seed, memory)) {}

Result<Move> LevelPlayer::choose(const player::Position& position, const Limits& limits,
                                 std::stop_token stop, const OnThought& onThought) {
    if (level_.depth == 0) return engine_.choose(position, limits, std::move(stop), onThought);
    Limits shallow = limits;
    shallow.depth = std::min(limits.depth.value_or(level_.depth), level_.depth);
    shallow.lines = std::max(limits.lines, level_.choices);
    // A look one stone ahead is short; cut off, it would know only its best moves, and play better.
    shallow.nodes.reset();
    if (level_.nodes > 0) {
        shallow.nodes = std::min(limits.nodes.value_or(level_.nodes), level_.nodes);
    }
    std::vector<Thought> thoughts;  // of the deepest look, by rank
    const auto listen = [&](const Thought& thought) {
        if (thought.rank == 0) thoughts.clear();
        thoughts.push_back(thought);
        if (thought.rank < limits.lines && onThought) onThought(thought);
    };
    const auto best = engine_.choose(position, shallow, std::move(stop), listen);
    if (!best || best->isPass()) return best;
    return pick(thoughts, *best);
}

Move LevelPlayer::pick(const std::vector<Thought>& thoughts, Move best) {
    if (thoughts.empty()) return best;
    const player::Score top = thoughts.front().score;
    // What wins at once is played, and what cannot be helped any more is at least resisted.
    if (top.isProved() && top.plies() <= InFrontOfTheEyes) return best;
    std::vector<double> weights;
    for (const Thought& thought : thoughts) {
        // A move that loses at once is not taken while there is another.
        const bool blunders = thought.score.isLoss() && thought.score.plies() <= InFrontOfTheEyes;
        const double loss = unitsOf(top) - unitsOf(thought.score);
        weights.push_back(blunders ? 0 : std::exp(-loss / level_.carelessness));
    }
    std::discrete_distribution<std::size_t> choice(weights.begin(), weights.end());
    return thoughts[choice(random_)].line.front();
}

Result<opening::Decision> LevelPlayer::decide(const opening::Question& question,
                                              const Limits& limits, std::stop_token stop) {
    return engine_.decide(question, limits, std::move(stop));
}

}  // namespace tianyuan::search
