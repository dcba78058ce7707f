#include "command.h"
#include "opponents.h"
#include "protocol/command_line.h"
#include "roster/roster.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;
using roster::BuiltIn;
using roster::EngineRegistry;
using roster::PlayerOption;

std::string nameOf(const BuiltIn& player, words::Language language) {
    return words::phrase("player.name." + std::string(player.id), language);
}

void print(const Context& context, const BuiltIn& player) {
    fmt::print("{:<12} {} (Elo {})\n{:<12} {}\n", player.id, nameOf(player, context.language()),
               player.rating, "", context.say("player.character." + std::string(player.id)));
    for (const PlayerOption& option : player.options) {
        fmt::print("{:<12}   {}=N  {}\n", "", option.name,
                   context.say("players.option", option.meaning, option.usual));
    }
}

Json toJson(const BuiltIn& player) {
    Json options = Json::array();
    for (const PlayerOption& option : player.options) {
        options.push_back({{"name", option.name},
                           {"least", option.least},
                           {"most", option.most},
                           {"usual", option.usual}});
    }
    return {{"id", player.id},
            {"english", nameOf(player, words::Language::English)},
            {"chinese", nameOf(player, words::Language::Chinese)},
            {"elo", player.rating},
            {"options", std::move(options)}};
}

/// One a line, for scripts and for completion in the shell.
int printNames(const Context& context) {
    const auto registry = EngineRegistry::load(EngineRegistry::usualFile());
    if (!registry) return context.fail(registry.reason());
    for (const std::string& word : playerWords(context, *registry)) fmt::print("{}\n", word);
    return Success;
}

int players(const Context& context, bool json) {
    const auto registry = EngineRegistry::load(EngineRegistry::usualFile());
    if (json) {
        Json list = Json::array();
        for (const BuiltIn* player : builtInsForPeople()) list.push_back(toJson(*player));
        for (const auto& engine :
             registry ? registry->engines() : std::vector<roster::RegisteredEngine>{}) {
            list.push_back({{"id", engine.name}, {"command", engine.command}});
        }
        fmt::print("{}\n", list.dump(2, ' ', false, Json::error_handler_t::replace));
        return Success;
    }
    for (const BuiltIn* player : builtInsForPeople()) print(context, *player);
    if (!registry) return context.fail(registry.reason());
    for (const auto& engine : registry->engines()) {
        fmt::print("{:<12} {}\n", engine.name,
                   engine.about.empty() ? protocol::joinCommandLine(engine.command) : engine.about);
    }
    fmt::print("{}\n", context.say("players.hint"));
    return Success;
}

}  // namespace

void addPlayers(Command app, Context& context) {
    auto json = std::make_shared<bool>(false);
    const Command command = app.addCommand("players", context.say("cli.players"));
    command.addFlag("--json", *json, context.say("cli.option.json-plain"));
    auto names = std::make_shared<bool>(false);
    command.addFlag("--names", *names, context.say("cli.option.player-names"));
    command.run([&context, json, names] {
        context.exitCode = *names ? printNames(context) : players(context, *json);
    });
}

}  // namespace tianyuan::cli
