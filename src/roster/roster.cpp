#include "roster/roster.h"

#include "protocol/command_line.h"
#include "roster/near_names.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace tianyuan::roster {
namespace {

using PlayerPointer = std::unique_ptr<player::Player>;

constexpr std::string_view CommandPrefix = "cmd:";
constexpr PlayerOption MemoryOption{"memory", "player.option.engine-memory", 1, 1'000'000, 0};

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::vector<std::string> namesOf(std::span<const PlayerOption> options) {
    std::vector<std::string> names;
    for (const PlayerOption& option : options) names.emplace_back(option.name);
    return names;
}

Result<std::uint64_t> valueOf(const PlayerOption& option, std::string_view text) {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || rest != end || value < option.least || value > option.most) {
        return Reason{"roster.bad-value",
                      {std::string(text), std::string(option.name), std::to_string(option.least),
                       std::to_string(option.most)}};
    }
    return value;
}

/// Reads "depth=4,seed=7"; values that are not told stay as they are.
Attempt readOptions(std::string_view text, std::string_view player,
                    std::span<const PlayerOption> options, OptionValues& values) {
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(part.size() + 1, text.size()));
        const std::string_view name = part.substr(0, part.find('='));
        const auto option = std::find_if(options.begin(), options.end(),
                                         [name](const auto& each) { return each.name == name; });
        if (option == options.end()) {
            if (options.empty()) {
                return Reason{"roster.no-options", {std::string(player), std::string(name)}};
            }
            return Reason{"roster.unknown-option",
                          {std::string(name), std::string(player), joined(namesOf(options))}};
        }
        const auto value = valueOf(*option, part.substr(std::min(name.size() + 1, part.size())));
        if (!value) return value.reason();
        values.set(option->name, *value);
    }
    return Done{};
}

Result<PlayerPointer> makeBuiltIn(const BuiltIn& entry, std::string_view options,
                                  const Environment& environment) {
    OptionValues values;
    for (const PlayerOption& option : entry.options) {
        values.set(option.name, option.name == "seed" ? environment.seed : option.usual);
    }
    if (const Attempt read = readOptions(options, entry.id, entry.options, values); !read) {
        return read.reason();
    }
    return entry.make(values);
}

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

std::uint64_t OptionValues::operator[](std::string_view option) const {
    for (const auto& [name, value] : values_) {
        if (name == option) return value;
    }
    return 0;
}

void OptionValues::set(std::string_view option, std::uint64_t value) {
    for (auto& [name, old] : values_) {
        if (name != option) continue;
        old = value;
        return;
    }
    values_.emplace_back(option, value);
}

const BuiltIn* findBuiltIn(std::string_view id) {
    for (const BuiltIn& entry : builtIns()) {
        if (entry.id == id) return &entry;
    }
    return nullptr;
}

const BuiltIn* builtInOf(std::string_view spec) {
    if (const BuiltIn* whole = findBuiltIn(spec.substr(0, spec.find(',')))) return whole;
    return findBuiltIn(spec.substr(0, spec.find(':')));
}

Result<PlayerPointer> create(std::string_view spec, const Environment& environment) {
    if (spec.starts_with(CommandPrefix)) {
        return makeProgram(spec.substr(CommandPrefix.size()), environment);
    }
    if (const BuiltIn* entry = builtInOf(spec)) {
        const std::string_view rest = spec.substr(entry->id.size());
        return makeBuiltIn(*entry, rest.empty() ? rest : rest.substr(1), environment);
    }
    const std::string_view name = spec.substr(0, spec.find(':'));
    const std::string_view options = spec.substr(std::min(name.size() + 1, spec.size()));
    const RegisteredEngine* engine =
        environment.engines ? environment.engines->find(name) : nullptr;
    if (engine) return makeRegistered(*engine, options, environment);
    return unknownPlayer(name, environment);
}

}  // namespace tianyuan::roster
