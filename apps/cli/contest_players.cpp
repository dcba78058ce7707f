#include "contest_players.h"

#include "core/number_text.h"
#include "opponents.h"
#include "protocol/command_line.h"
#include "roster/roster.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace tianyuan::cli {
namespace {

using Setting = roster::PlayerSpec::Setting;

bool hasOption(const roster::BuiltIn& player, std::string_view name) {
    return std::any_of(player.options.begin(), player.options.end(),
                       [name](const roster::PlayerOption& option) { return option.name == name; });
}

bool has(const std::vector<Setting>& settings, std::string_view key) {
    return std::any_of(settings.begin(), settings.end(),
                       [key](const Setting& setting) { return setting.key == key; });
}

bool isAllowance(std::string_view key) { return key == "time" || key == "nodes" || key == "depth"; }

bool isOfPrograms(std::string_view key) {
    return key == "memory" || key == "threads" || key == "ponder" || key.starts_with("info.");
}

/// "cmd:/long/way/to/pbrain-x --fast" is called "pbrain-x --fast".
std::string nameFor(const std::string& spec) {
    if (!spec.starts_with("cmd:") || spec.find_first_of("'\"\\") != std::string::npos) return spec;
    const std::string command = roster::specFromText(spec).player;  // "20ms/move" is no folder
    const std::size_t slash = command.substr(0, command.find(' ')).rfind('/');
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

/// Takes the setting out; empty if there is none.
std::string take(std::vector<Setting>& settings, std::string_view key) {
    std::string value;
    std::erase_if(settings, [&](const Setting& setting) {
        if (setting.key != key) return false;
        value = setting.value;
        return true;
    });
    return value;
}

template <typename Number>
Result<Number> numberFrom(const Setting& setting, Number most) {
    const auto number = numberFromText<Number>(setting.value);
    if (!number || *number < 1 || *number > most) {
        return Reason{"roster.bad-value", {setting.value, setting.key, "1", std::to_string(most)}};
    }
    return *number;
}

/// The allowance of the terms with what is this player's own.
Result<match::Allowance> allowanceFrom(const std::vector<Setting>& settings,
                                       match::Allowance allowance, bool timeWasTold) {
    if (!timeWasTold) allowance.time = {};
    for (const Setting& setting : settings) {
        if (setting.key == "time") {
            const auto time = game::timeControlFromText(setting.value);
            if (!time) return time.reason();
            allowance.time = *time;
        } else if (setting.key == "nodes") {
            const auto nodes = numberFrom<std::uint64_t>(setting, 1'000'000'000'000'000);
            if (!nodes) return nodes.reason();
            allowance.nodes = *nodes;
        } else {
            const auto depth = numberFrom<int>(setting, 1000);
            if (!depth) return depth.reason();
            allowance.depth = *depth;
        }
    }
    return allowance;
}

/// The settings for all that this player has no other for, and that mean something to it.
void addMissing(roster::PlayerSpec& spec, const std::vector<Setting>& each) {
    const roster::BuiltIn* builtIn = roster::findBuiltIn(spec.player);
    for (const Setting& setting : each) {
        if (has(spec.settings, setting.key)) continue;
        const bool means = isAllowance(setting.key) || !builtIn || hasOption(*builtIn, setting.key);
        if (means) spec.settings.push_back(setting);
    }
}

}  // namespace

Result<ContestPlayers> ContestPlayers::from(const std::vector<std::string>& specs,
                                            const std::string& each, game::Milliseconds margin) {
    auto engines = roster::EngineRegistry::load(roster::EngineRegistry::usualFile());
    if (!engines) return engines.reason();
    const std::vector<Setting> forAll = roster::settingsFromText(each);
    for (const Setting& setting : forAll) {
        if (isAllowance(setting.key) || isOfPrograms(setting.key)) continue;
        return Reason{
            "roster.unknown-option",
            {setting.key, "--each", "time, nodes, depth, memory, threads, ponder, info.KEY"}};
    }
    ContestPlayers players;
    players.engines_ = std::make_shared<const roster::EngineRegistry>(std::move(*engines));
    players.margin_ = margin;
    players.names_ = namesFor(specs);
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const auto spec = specFrom(specs[i], *players.engines_);
        if (!spec) return spec.reason();
        Player player{roster::specFromText(*spec), {}};
        auto& settings = player.spec.settings;
        if (const std::string name = take(settings, "name"); !name.empty()) {
            players.names_[i] = name;
        }
        addMissing(player.spec, forAll);
        const roster::BuiltIn* builtIn = roster::findBuiltIn(player.spec.player);
        const auto own = [&](const Setting& setting) {  // a bot's depth is the bot's own
            return isAllowance(setting.key) && !(builtIn && hasOption(*builtIn, setting.key));
        };
        std::copy_if(settings.begin(), settings.end(), std::back_inserter(player.allowance), own);
        std::erase_if(settings, own);
        // Nobody looks at score maps in a match; those who make one only for that are told not to.
        const bool makesMap = builtIn && hasOption(*builtIn, "map") && !has(settings, "map");
        if (makesMap) settings.push_back({"map", "0"});
        players.players_.push_back(std::move(player));
    }
    return players;
}

Attempt ContestPlayers::enter(match::ContestSetup& setup, bool timeWasTold) const {
    for (std::size_t i = 0; i < players_.size(); ++i) {
        match::Entrant entrant;
        entrant.name = names_[i];
        entrant.freshEachGame = roster::findBuiltIn(players_[i].spec.player) != nullptr;
        if (!players_[i].allowance.empty()) {
            const auto own = allowanceFrom(players_[i].allowance, setup.terms, timeWasTold);
            if (!own) return own.reason();
            entrant.own = *own;
        }
        setup.entrants.push_back(std::move(entrant));
    }
    return Done{};
}

match::PlayerFactory ContestPlayers::factory() const {
    std::vector<std::string> specs;
    for (const Player& player : players_) specs.push_back(roster::toText(player.spec));
    return [specs, engines = engines_, margin = margin_](int entrant, std::uint64_t seed) {
        roster::Environment environment;
        environment.engines = engines.get();
        environment.seed = seed;
        environment.remote.margin = margin;
        return roster::create(specs[static_cast<std::size_t>(entrant)], environment);
    };
}

std::vector<std::filesystem::path> ContestPlayers::programs() const {
    std::vector<std::filesystem::path> programs;
    for (const Player& player : players_) {
        const std::string& spec = player.spec.player;
        std::string word;
        if (spec.starts_with("cmd:")) {
            const auto command = protocol::splitCommandLine(spec.substr(4));
            if (command && !command->empty()) word = command->front();
        } else if (const auto* engine = engines_->find(spec)) {
            word = engine->command.front();
        }
        if (word.find('/') != std::string::npos) programs.emplace_back(word);
    }
    return programs;
}

Attempt ContestPlayers::check(const match::Terms& terms) const {
    const match::PlayerFactory make = factory();
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const auto player = make(static_cast<int>(i), 1);
        if (!player) return player.reason();
        if (const Attempt ready = (*player)->prepare(terms.rule, terms.size, {}, {}); !ready) {
            return ready.reason();
        }
    }
    return Done{};
}

}  // namespace tianyuan::cli
