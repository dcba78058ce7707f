#include "core/number_text.h"
#include "roster/built_ins.h"
#include "roster/near_names.h"

#include <algorithm>
#include <string>

namespace tianyuan::roster {
namespace {

std::vector<std::string> namesOf(std::span<const PlayerOption> options) {
    std::vector<std::string> names;
    for (const PlayerOption& option : options) names.emplace_back(option.name);
    return names;
}

Result<std::uint64_t> valueOf(const PlayerOption& option, std::string_view text) {
    const auto value = numberFromText<std::uint64_t>(text);
    if (!value || *value < option.least || *value > option.most) {
        return Reason{"roster.bad-value",
                      {std::string(text), std::string(option.name), std::to_string(option.least),
                       std::to_string(option.most)}};
    }
    return *value;
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

bool isOurEngine(std::string_view spec) {
    const BuiltIn* player = builtInOf(spec);
    return player && (player->id == "tianyuan" || player->id == "perfect" ||
                      player->id.starts_with("level:"));
}

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

Result<std::unique_ptr<player::Player>> createBuiltIn(std::string_view spec, std::uint64_t seed,
                                                      std::optional<std::uint64_t> memory) {
    const BuiltIn& entry = *builtInOf(spec);
    const std::string_view rest = spec.substr(entry.id.size());
    OptionValues values;
    for (const PlayerOption& option : entry.options) {
        values.set(option.name, option.name == "seed" ? seed : option.usual);
        if (option.name != TableMemory.name || !memory) continue;
        values.set(option.name, std::clamp(*memory >> 20, option.least, option.most));
    }
    const Attempt read =
        readOptions(rest.empty() ? rest : rest.substr(1), entry.id, entry.options, values);
    if (!read) return read.reason();
    return entry.make(values);
}

}  // namespace tianyuan::roster
