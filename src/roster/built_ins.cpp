#include "roster/built_ins.h"

#include "bots/gametree_bot.h"
#include "bots/guard_bot.h"
#include "bots/scoremap_bot.h"
#include "bots/shapes_bot.h"
#include "bots/value_bot.h"
#include "roster/levels.h"
#include "roster/perfect.h"
#include "search/engine.h"
#include "search/pondering_player.h"

#include <limits>

namespace tianyuan::roster {
namespace {

using PlayerPointer = std::unique_ptr<player::Player>;

constexpr PlayerOption Seed{"seed", "player.option.seed", 0,
                            std::numeric_limits<std::uint64_t>::max(), 1};
constexpr PlayerOption Patience{"patience", "player.option.patience", 1, 3'600'000, 10'000};

constexpr PlayerOption Map{"map", "player.option.map", 0, 1, 1};

constexpr PlayerOption depth(std::uint64_t usual) {
    return {"depth", "player.option.depth", 1, 20, usual};
}

template <typename Bot>
PlayerPointer makeSearcher(const OptionValues& values) {
    typename Bot::Options options;
    options.depth = static_cast<int>(values["depth"]);
    options.patience = player::Milliseconds(values["patience"]);
    options.wholeMap = values["map"] != 0;
    return std::make_unique<Bot>(options, values["seed"]);
}

PlayerPointer makeGuard(const OptionValues&) { return std::make_unique<bots::GuardBot>(); }
PlayerPointer makeScoremap(const OptionValues& values) {
    return std::make_unique<bots::ScoremapBot>(values["seed"]);
}

constexpr PlayerOption Threads{"threads", "player.option.threads", 1, 256, 1};

constexpr PlayerOption Ponder{"ponder", "player.option.ponder", 0, 1, 0};

constexpr PlayerOption Learned{"learned", "player.option.learned", 0, 1, 1};

constexpr PlayerOption OpeningSeed{"seed", "player.option.opening-seed", 0,
                                   std::numeric_limits<std::uint64_t>::max(), 1};

PlayerPointer makeEngine(const OptionValues& values) {
    search::EngineOptions options;
    options.threads = static_cast<int>(values["threads"]);
    options.memory = static_cast<std::size_t>(values["memory"]) << 20;
    options.seed = values["seed"];
    if (values["learned"] == 0) options.weights = eval::handMadeWeights;
    PlayerPointer engine;
    if (values["ponder"] != 0) {
        engine = std::make_unique<search::PonderingPlayer>(options);
    } else {
        engine = std::make_unique<search::Engine>(options);
    }
    return values["proofs"] != 0 ? withProofs(std::move(engine)) : std::move(engine);
}

std::vector<BuiltIn> classics() {
    return {
        {"guard", 810, {}, makeGuard},
        {"scoremap", 1500, {Seed}, makeScoremap},
        {"value", 2010, {depth(4), Patience, Map, Seed}, makeSearcher<bots::ValueBot>},
        {"shapes", 2090, {depth(4), Patience, Map, Seed}, makeSearcher<bots::ShapesBot>},
        {"gametree", 1880, {depth(4), Patience, Map, Seed}, makeSearcher<bots::GametreeBot>},
        {"tianyuan",
         3260,
         {Threads, TableMemory, Ponder, Learned, Proofs, OpeningSeed},
         makeEngine},
    };
}

}  // namespace

std::span<const BuiltIn> builtIns() {
    static const std::vector<BuiltIn> table = [] {
        std::vector<BuiltIn> all = classics();
        for (BuiltIn& level : levels()) all.push_back(std::move(level));
        for (BuiltIn& player : perfect()) all.push_back(std::move(player));
        return all;
    }();
    return table;
}

}  // namespace tianyuan::roster
