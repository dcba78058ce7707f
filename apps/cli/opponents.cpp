#include "opponents.h"

#include "roster/near_names.h"

#include <algorithm>
#include <cctype>

namespace tianyuan::cli {
namespace {

bool isLevel(const roster::BuiltIn& player) { return player.id.starts_with("level:"); }

/// The levels, and who is above them.
bool isForPeople(const roster::BuiltIn& player) {
    return isLevel(player) || player.id == "perfect";
}

std::string nameCode(const roster::BuiltIn& player) {
    return "player.name." + std::string(player.id);
}

/// Without spaces, dashes and capitals: "Snow Ridge", "snow-ridge" and "SnowRidge" are the same.
std::string plain(std::string_view name) {
    std::string text;
    for (const char c : name) {
        if (c != ' ' && c != '-' && c != '_') {
            text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        }
    }
    return text;
}

/// The player of a name in either language. Level 10 and the engine have the same; who is called by
/// the name alone is the engine, whose spec it is.
const roster::BuiltIn* findByName(std::string_view name) {
    for (const roster::BuiltIn& player : roster::builtIns()) {
        for (const words::Language language :
             {words::Language::English, words::Language::Chinese}) {
            if (plain(words::phrase(nameCode(player), language)) == plain(name)) return &player;
        }
    }
    return nullptr;
}

std::string joined(const std::vector<std::string>& texts) {
    return fmt::format("{}", fmt::join(texts, ", "));
}

Reason nobody(std::string_view text, const roster::EngineRegistry& engines) {
    std::vector<std::string> names;
    for (const roster::BuiltIn& player : roster::builtIns()) {
        names.emplace_back(player.id);
        names.push_back(words::phrase(nameCode(player), words::Language::English));
        names.push_back(words::phrase(nameCode(player), words::Language::Chinese));
    }
    for (const auto& engine : engines.engines()) names.push_back(engine.name);
    const std::string name(text.substr(0, text.find_first_of(":,")));
    const std::vector<std::string> near = roster::nearNames(name, names);
    if (!near.empty()) return {"roster.did-you-mean", {name, joined(near)}};
    return {"roster.unknown-player", {name, joined(opponents(engines))}};
}

}  // namespace

std::vector<const roster::BuiltIn*> builtInsForPeople() {
    std::vector<const roster::BuiltIn*> players;
    for (const roster::BuiltIn& player : roster::builtIns()) players.push_back(&player);
    std::stable_partition(players.begin(), players.end(),
                          [](const roster::BuiltIn* player) { return isForPeople(*player); });
    return players;
}

std::vector<std::string> opponents(const roster::EngineRegistry& engines) {
    std::vector<std::string> specs;
    for (const roster::BuiltIn* player : builtInsForPeople()) specs.emplace_back(player->id);
    for (const auto& engine : engines.engines()) specs.push_back(engine.name);
    return specs;
}

std::string nameOfPlayer(const Context& context, const std::string& spec) {
    const roster::BuiltIn* player = roster::builtInOf(spec);
    return player ? context.say(nameCode(*player)) : spec;
}

Result<std::string> specFrom(std::string_view text, const roster::EngineRegistry& engines) {
    const std::string_view name = text.substr(0, text.find_first_of(":,"));
    const bool isSpec = text.starts_with("cmd:") || roster::builtInOf(text) ||
                        engines.find(text.substr(0, text.find(':')));
    if (isSpec) return std::string(text);
    const roster::BuiltIn* player = findByName(name);
    if (!player) return nobody(text, engines);
    if (name.size() == text.size()) return std::string(player->id);
    const char* joint = isLevel(*player) ? "," : ":";
    return std::string(player->id) + joint + std::string(text.substr(name.size() + 1));
}

Result<std::string> specFrom(std::string_view text) {
    const auto engines = roster::EngineRegistry::load(roster::EngineRegistry::usualFile());
    if (!engines) return engines.reason();
    return specFrom(text, *engines);
}

Option addPlayer(Command app, Context& context, const std::string& name, std::string& variable,
                 const std::string& description) {
    const Option option = app.addOption(name, variable, description).shownAs("PLAYER");
    context.choices[&option.inner()] = {PlayerNames};
    return option;
}

std::vector<std::string> playerWords(const Context& context,
                                     const roster::EngineRegistry& engines) {
    std::vector<std::string> words;
    for (const roster::BuiltIn* player : builtInsForPeople()) {
        if (!isForPeople(*player)) break;
        words.push_back(context.say(nameCode(*player)));
        std::replace(words.back().begin(), words.back().end(), ' ', '-');
    }
    for (const std::string& spec : opponents(engines)) words.push_back(spec);
    return words;
}

}  // namespace tianyuan::cli
