#include "brain/adjustable_engine.h"

#include "advice/balance.h"
#include "advice/win_chance.h"
#include "perfect/proved_player.h"

namespace tianyuan::brain {
namespace {

search::Range rangeOf(int caution) {
    if (caution <= 1) return search::Range::Near;
    return caution <= 4 ? search::Range::Wide : search::Range::Whole;
}

search::EngineOptions optionsWith(std::uint64_t seed) {
    search::EngineOptions options;
    options.seed = seed;
    return options;
}

}  // namespace

AdjustableEngine::AdjustableEngine(std::uint64_t seed, perfect::Books books)
    : engine_(optionsWith(seed)), seed_(seed), books_(std::move(books)) {}

Result<Move> AdjustableEngine::choose(const player::Position& position,
                                      const player::Limits& limits, std::stop_token stop,
                                      const OnThought& onThought) {
    if (books_ && followsProofs_ && !weaker_) {
        book_ = books_(position.rule, position.board.size());
        if (const auto thought = perfect::thoughtOf(book_.get(), follower_, position, limits)) {
            if (onThought) onThought(*thought);
            return thought->line.front();
        }
    }
    player::Player& player = weaker_ ? static_cast<player::Player&>(*weaker_) : engine_;
    return player.choose(position, limits, std::move(stop), onThought);
}

Result<opening::Decision> AdjustableEngine::decide(const opening::Question& question,
                                                   const player::Limits& limits,
                                                   std::stop_token stop) {
    return engine_.decide(question, limits, std::move(stop));
}

Attempt AdjustableEngine::prepare(Rule rule, int size, const player::Limits& limits,
                                  std::stop_token stop) {
    if (books_ && followsProofs_) book_ = books_(rule, size);
    return engine_.prepare(rule, size, limits, std::move(stop));
}

void AdjustableEngine::adjust(const Adjustments& wanted) {
    followsProofs_ = wanted.proofs;
    if (!followsProofs_) book_.reset();
    const int level = search::levelOfStrength(wanted.strength);
    if (level != level_) {
        weaker_.reset();
        if (level < search::LevelCount) {
            weaker_ = std::make_unique<search::LevelPlayer>(search::levelOf(level), seed_);
        }
        level_ = level;
    }
    search::EngineOptions ours = engine_.options();
    ours.threads = wanted.threads;
    ours.range = rangeOf(wanted.range);
    ours.memory = wanted.tableBytes;
    engine_.configure(ours);
}

void AdjustableEngine::watch(OnRootMove onRootMove) {
    onRootMove_ = std::move(onRootMove);
    search::EngineOptions ours = engine_.options();
    if (!onRootMove_ || ours.onRootMove) return;  // who has watched once may well watch again
    ours.onRootMove = [this](Point point, bool isDone) {
        if (onRootMove_) onRootMove_(point, isDone);
    };
    engine_.configure(ours);
}

void AdjustableEngine::ponder(const player::Position& position, std::stop_token stop) {
    if (!weaker_) engine_.ponder(position, std::move(stop));
}

Result<std::vector<Point>> AdjustableEngine::balance(const player::Position& position, int stones,
                                                     double bias, const player::Limits& limits,
                                                     std::stop_token stop) {
    const double wish = 1 - advice::winChance(player::Score::of(bias));
    return advice::balancedStones(engine_, position, stones, wish, limits, std::move(stop), seed_);
}

double AdjustableEngine::winRate(player::Score score) const { return advice::winChance(score); }

}  // namespace tianyuan::brain
