#include "roster/roster.h"

#include "protocol/command_line.h"
#include "roster/near_names.h"
#include "roster/player_spec.h"

#include <array>
#include <string>
#include <vector>

namespace tianyuan::roster {
namespace {

using PlayerPointer = std::unique_ptr<player::Player>;

constexpr std::string_view InfoPrefix = "info.";

/// What every program can be told; and "info.KEY=VALUE" besides.
constexpr std::array<PlayerOption, 3> ProgramOptions{
    PlayerOption{"memory", "player.option.engine-memory", 1, 1'000'000, 0},
    PlayerOption{"threads", "player.option.threads", 1, 1024, 0},
    PlayerOption{"ponder", "player.option.ponder", 0, 1, 0}};

/// Takes what programs are told into `remote`; the words that boards of the Yixin family use.
Attempt tellProgram(const PlayerSpec& spec, protocol::RemoteOptions& remote) {
    OptionValues values;
    for (const auto& [key, value] : spec.settings) {
        if (key.starts_with(InfoPrefix)) {
            remote.infos.emplace_back(key.substr(InfoPrefix.size()), value);
            continue;
        }
        const Attempt read = readOptions(key + "=" + value, spec.player, ProgramOptions, values);
        if (!read) {
            Reason reason = read.reason();
            if (reason.code == "roster.unknown-option") reason.arguments.back() += ", info.KEY";
            return reason;
        }
        if (key == "memory") remote.memory = values["memory"] << 20;
        if (key == "threads") remote.infos.emplace_back("thread_num", value);
        if (key == "ponder") remote.infos.emplace_back("pondering", value);
    }
    return Done{};
}

Result<PlayerPointer> makeProgram(const PlayerSpec& spec, protocol::RemoteOptions remote) {
    if (const Attempt told = tellProgram(spec, remote); !told) return told.reason();
    return PlayerPointer(std::make_unique<protocol::RemotePlayer>(std::move(remote)));
}

Result<PlayerPointer> makeRegistered(const RegisteredEngine& engine, const PlayerSpec& spec,
                                     const Environment& environment) {
    protocol::RemoteOptions remote = environment.remote;
    const protocol::RemoteOptions own = remoteOptionsFor(engine);
    remote.command = own.command;
    remote.folder = own.folder;
    remote.understandsStop = own.understandsStop;
    remote.memory = own.memory ? own.memory : environment.memory;
    return makeProgram(spec, std::move(remote));
}

Result<PlayerPointer> makeCommand(const PlayerSpec& spec, const Environment& environment) {
    auto command =
        protocol::splitCommandLine(std::string_view(spec.player).substr(CommandPrefix.size()));
    if (!command) return command.reason();
    if (command->empty()) return Reason{"engine.no-program", {}};
    protocol::RemoteOptions remote = environment.remote;
    remote.command = std::move(*command);
    remote.memory = environment.memory;
    return makeProgram(spec, std::move(remote));
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

Result<PlayerPointer> create(std::string_view text, const Environment& environment) {
    if (builtInOf(text)) return createBuiltIn(text, environment.seed, environment.memory);
    const PlayerSpec spec = specFromText(text);
    if (spec.player.starts_with(CommandPrefix)) return makeCommand(spec, environment);
    const RegisteredEngine* engine =
        environment.engines ? environment.engines->find(spec.player) : nullptr;
    if (engine) return makeRegistered(*engine, spec, environment);
    return unknownPlayer(spec.player, environment);
}

}  // namespace tianyuan::roster
