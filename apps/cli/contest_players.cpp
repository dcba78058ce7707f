#include "contest_players.h"

#include "roster/roster.h"

#include <fmt/format.h>

#include <algorithm>

namespace tianyuan::cli {
namespace {

/// Nobody looks at score maps in a match; those who make one only for that are told not to.
std::string withoutMap(const std::string& spec) {
    const std::size_t colon = spec.find(':');
    const roster::BuiltIn* player = roster::builtInOf(spec);
    if (!player || spec.find("map=") != std::string::npos) return spec;
    const bool hasMap =
        std::any_of(player->options.begin(), player->options.end(),
                    [](const roster::PlayerOption& option) { return option.name == "map"; });
    if (!hasMap) return spec;
    return spec + (colon == std::string::npos ? ":" : ",") + "map=0";
}

/// "cmd:/long/way/to/pbrain-x --fast" is called "pbrain-x --fast".
std::string nameFor(const std::string& spec) {
    if (!spec.starts_with("cmd:") || spec.find_first_of("'\"\\") != std::string::npos) return spec;
    const std::size_t slash = spec.substr(0, spec.find(' ')).rfind('/');
    return spec.substr(slash == std::string::npos ? 4 : slash + 1);
}

/// Two programs of the same name in different folders keep their folders.
std::vector<std::string> namesFor(const std::vector<std::string>& specs) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const std::string name = nameFor(specs[i]);
        const bool isShared = std::any_of(specs.begin(), specs.end(), [&](const auto& other) {
            return other != specs[i] && nameFor(other) == name;
        });
        const auto end = specs.begin() + static_cast<std::ptrdiff_t>(i);
        const auto again = std::count(specs.begin(), end, specs[i]);
        names.push_back(isShared ? specs[i] : name);
        if (again > 0) names.back() += fmt::format(" #{}", again + 1);
    }
    return names;
}

}  // namespace

Result<ContestPlayers> ContestPlayers::from(std::vector<std::string> specs,
                                            game::Milliseconds margin) {
    auto engines = roster::EngineRegistry::load(roster::EngineRegistry::usualFile());
    if (!engines) return engines.reason();
    ContestPlayers players;
    players.engines_ = std::make_shared<const roster::EngineRegistry>(std::move(*engines));
    players.margin_ = margin;
    players.names_ = namesFor(specs);
    for (const std::string& spec : specs) players.specs_.push_back(withoutMap(spec));
    return players;
}

void ContestPlayers::mark(match::ContestSetup& setup) const {
    for (std::size_t i = 0; i < specs_.size(); ++i) {
        setup.entrants[i].freshEachGame = roster::builtInOf(specs_[i]) != nullptr;
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
