#include "roster/roster.h"

#include "protocol/command_line.h"
#include "roster/near_names.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace tianyuan::roster {
namespace {

using PlayerPointer = std::unique_ptr<player::Player>;

constexpr std::string_view CommandPrefix = "cmd:";
constexpr PlayerOption MemoryOption{"memory", "player.option.engine-memory", 1, 1'000'000, 0};

Result<PlayerPointer> makeRegistered(const RegisteredEngine& engine, std::string_view options,
                                     const Environment& environment) {
    OptionValues values;
    const std::span<const PlayerOption> known(&MemoryOption, 1);
    if (const Attempt read = readOptions(options, engine.name, known, values); !read) {
        return read.reason();
    }
    protocol::RemoteOptions remote = environment.remote;
    const protocol::RemoteOptions own = remoteOptionsFor(engine);
    remote.command = own.command;
    remote.folder = own.folder;
    remote.understandsStop = own.understandsStop;
    if (own.memory) remote.memory = own.memory;
    if (values["memory"] > 0) remote.memory = values["memory"] << 20;
    return PlayerPointer(std::make_unique<protocol::RemotePlayer>(std::move(remote)));
}

Result<PlayerPointer> makeProgram(std::string_view commandLine, const Environment& environment) {
    auto command = protocol::splitCommandLine(commandLine);
    if (!command) return command.reason();
    if (command->empty()) return Reason{"engine.no-program", {}};
    protocol::RemoteOptions remote = environment.remote;
    remote.command = std::move(*command);
    return PlayerPointer(std::make_unique<protocol::RemotePlayer>(std::move(remote)));
}

Reason unknownPlayer(std::string_view name, const Environment& environment) {
    std::vector<std::string> names;
    for (const BuiltIn& entry : builtIns()) names.emplace_back(entry.id);
    if (environment.engines) {
        for (const RegisteredEngine& each : environment.engines->engines()) {
            names.push_back(each.name);
        }
    }
    const std::vector<std::string> near = nearNames(name, names);
    if (near.empty()) return {"roster.unknown-player", {std::string(name), joined(names)}};
    return {"roster.did-you-mean", {std::string(name), joined(near)}};
}

}  // namespace

Result<PlayerPointer> create(std::string_view spec, const Environment& environment) {
    if (spec.starts_with(CommandPrefix)) {
        return makeProgram(spec.substr(CommandPrefix.size()), environment);
    }
    if (builtInOf(spec)) return createBuiltIn(spec, environment.seed);
    const std::string_view name = spec.substr(0, spec.find(':'));
    const std::string_view options = spec.substr(std::min(name.size() + 1, spec.size()));
    const RegisteredEngine* engine =
        environment.engines ? environment.engines->find(name) : nullptr;
    if (engine) return makeRegistered(*engine, options, environment);
    return unknownPlayer(name, environment);
}

}  // namespace tianyuan::roster
