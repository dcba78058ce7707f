#include "contest_players.h"

#include "roster/roster.h"

#include <fmt/format.h>

#include <algorithm>

namespace tianyuan::cli {
namespace {

/// Nobody looks at score maps in a match; those who make one only for that are told not to.
std::string withoutMap(const std::string& spec) {
    const std::size_t colon = spec.find(':');
    const roster::BuiltIn* player = roster::findBuiltIn(spec.substr(0, colon));
    if (!player || spec.find("map=") != std::string::npos) return spec;
    const bool hasMap =
        std::any_of(player->options.begin(), player->options.end(),
                    [](const roster::PlayerOption& option) { return option.name == "map"; });
    if (!hasMap) return spec;
    return spec + (colon == std::string::npos ? ":" : ",") + "map=0";
}

}  // namespace

Result<ContestPlayers> ContestPlayers::from(std::vector<std::string> specs,
                                            game::Milliseconds margin) {
    auto engines = roster::EngineRegistry::load(roster::EngineRegistry::usualFile());
    if (!engines) return engines.reason();
    ContestPlayers players;
    players.engines_ = std::make_shared<const roster::EngineRegistry>(std::move(*engines));
    players.margin_ = margin;
    for (const std::string& spec : specs) {
        const auto again = std::count(specs.begin(), specs.begin() + (&spec - specs.data()), spec);
        players.names_.push_back(again == 0 ? spec : fmt::format("{} #{}", spec, again + 1));
        players.specs_.push_back(withoutMap(spec));
    }
    return players;
}

void ContestPlayers::mark(match::ContestSetup& setup) const {
    for (std::size_t i = 0; i < specs_.size(); ++i) {
        const std::string id = specs_[i].substr(0, specs_[i].find(':'));
        setup.entrants[i].freshEachGame = roster::findBuiltIn(id) != nullptr;
    }
}

match::PlayerFactory ContestPlayers::factory() const {
    return [specs = specs_, engines = engines_, margin = margin_](int entrant, std::uint64_t seed) {
        roster::Environment environment;
        environment.engines = engines.get();
        environment.seed = seed;
        environment.remote.margin = margin;
        return roster::create(specs[static_cast<std::size_t>(entrant)], environment);
    };
}

Attempt ContestPlayers::check(const match::Terms& terms) const {
    const match::PlayerFactory make = factory();
    for (std::size_t i = 0; i < specs_.size(); ++i) {
        const auto player = make(static_cast<int>(i), 1);
        if (!player) return player.reason();
        if (const Attempt ready = (*player)->prepare(terms.rule, terms.size, {}, {}); !ready) {
            return ready.reason();
        }
    }
    return Done{};
}

}  // namespace tianyuan::cli
