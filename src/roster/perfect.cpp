#include "roster/perfect.h"

#include "perfect/proved_player.h"
#include "search/engine.h"

#include <limits>

namespace tianyuan::roster {
namespace {

constexpr PlayerOption PerfectSeed{"seed", "player.option.opening-seed", 0,
                                   std::numeric_limits<std::uint64_t>::max(), 1};

std::unique_ptr<player::Player> makePerfect(const OptionValues& values) {
    search::EngineOptions options;
    options.seed = values["seed"];
    options.memory = static_cast<std::size_t>(values["memory"]) << 20;
    return withProofs(std::make_unique<search::Engine>(options));
}

}  // namespace

std::unique_ptr<player::Player> withProofs(std::unique_ptr<player::Player> player) {
    return std::make_unique<perfect::ProvedPlayer>(std::move(player), perfect::installedBooks());
}

std::vector<BuiltIn> perfect() {
    // Outside what is proved it is the engine, whose rating it has.
    return {{"perfect", 3260, {PerfectSeed, TableMemory}, makePerfect}};
}

}  // namespace tianyuan::roster
