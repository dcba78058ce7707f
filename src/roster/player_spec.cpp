#include "roster/player_spec.h"

#include "roster/built_ins.h"

#include <algorithm>
#include <array>

namespace tianyuan::roster {
namespace {

using Setting = PlayerSpec::Setting;

/// Those of a program, and those of whoever lets it play.
bool isSettingOfPrograms(std::string_view key) {
    constexpr std::array<std::string_view, 7> Known{"time",    "nodes",  "depth", "memory",
                                                    "threads", "ponder", "name"};
    return key.starts_with("info.") || std::find(Known.begin(), Known.end(), key) != Known.end();
}

/// The last colon outside quotes; npos: none.
std::size_t lastColon(std::string_view text) {
    std::size_t last = std::string_view::npos;
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote != 0) {
            if (c == quote) quote = 0;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == ':') {
            last = i;
        }
    }
    return last;
}

/// Where the settings of a command begin, after their colon; npos: it has none.
std::size_t settingsOfCommand(std::string_view command) {
    const std::size_t colon = lastColon(command);
    if (colon == std::string_view::npos) return colon;
    const std::string_view rest = command.substr(colon + 1);
    const std::size_t equals = rest.find('=');
    if (equals == std::string_view::npos) return equals;
    return isSettingOfPrograms(rest.substr(0, equals)) ? colon + 1 : std::string_view::npos;
}

}  // namespace

std::vector<Setting> settingsFromText(std::string_view text) {
    std::vector<Setting> settings;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(part.size() + 1, text.size()));
        const std::size_t equals = std::min(part.find('='), part.size());
        const bool goesOn =
            equals == part.size() && !settings.empty() && settings.back().key == "time";
        if (goesOn) {
            settings.back().value += "," + std::string(part);
            continue;
        }
        settings.push_back({std::string(part.substr(0, equals)),
                            std::string(part.substr(std::min(equals + 1, part.size())))});
    }
    return settings;
}

PlayerSpec specFromText(std::string_view text) {
    if (text.starts_with(CommandPrefix)) {
        const std::size_t begin = settingsOfCommand(text);
        if (begin == std::string_view::npos || begin <= CommandPrefix.size()) {
            return {std::string(text), {}};
        }
        return {std::string(text.substr(0, begin - 1)), settingsFromText(text.substr(begin))};
    }
    const BuiltIn* entry = builtInOf(text);
    const std::string_view name = entry ? entry->id : text.substr(0, text.find(':'));
    return {std::string(name),
            settingsFromText(text.substr(std::min(name.size() + 1, text.size())))};
}

std::string toText(const PlayerSpec& spec) {
    std::string text = spec.player;
    // The number of a level comes after a colon already.
    char separator =
        findBuiltIn(spec.player) && spec.player.find(':') != std::string::npos ? ',' : ':';
    for (const Setting& setting : spec.settings) {
        text += separator + setting.key + "=" + setting.value;
        separator = ',';
    }
    return text;
}

}  // namespace tianyuan::roster
