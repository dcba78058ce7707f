#include "game/time_control.h"

#include <array>
#include <charconv>

namespace tianyuan::game {
namespace {

struct Unit {
    std::string_view name;
    Milliseconds length;
};

// "ms" before "m": the longer name is tried first.
constexpr std::array<Unit, 4> Units{{{"ms", Milliseconds(1)},
                                     {"h", std::chrono::hours(1)},
                                     {"m", std::chrono::minutes(1)},
                                     {"s", std::chrono::seconds(1)}}};

constexpr Milliseconds Longest = std::chrono::hours(1000);
constexpr int MostPeriods = 1000;

Reason notATime(std::string_view text) { return {"time.not-a-time-control", {std::string(text)}}; }

std::optional<int> takeNumber(std::string_view& text) {
    int number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || rest == text.data() || number < 0) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
    return number;
}

/// Reads a whole duration such as 1m30s.
std::optional<Milliseconds> durationFromText(std::string_view text) {
    Milliseconds total{0};
    if (text.empty()) return std::nullopt;
    while (!text.empty()) {
        const std::optional<int> number = takeNumber(text);
        if (!number) return std::nullopt;
        const Unit* unit = nullptr;
        for (const Unit& candidate : Units) {
            if (!unit && text.starts_with(candidate.name)) unit = &candidate;
        }
        if (!unit || *number > Longest / unit->length) return std::nullopt;
        text.remove_prefix(unit->name.size());
        total += *number * unit->length;
    }
    return total <= Longest ? std::optional(total) : std::nullopt;
}

std::string durationToText(Milliseconds duration) {
    std::string text;
    for (const std::size_t i : {1U, 2U, 3U, 0U}) {
        const auto count = duration / Units[i].length;
        if (count > 0) text += std::to_string(count) + std::string(Units[i].name);
        duration -= count * Units[i].length;
    }
    return text.empty() ? "0s" : text;
}

/// "+5s" or "+3x30s", without the plus.
bool readExtra(std::string_view text, TimeControl& control) {
    const std::size_t times = text.find('x');
    if (times == std::string_view::npos) {
        const auto duration = durationFromText(text);
        control.increment = duration.value_or(Milliseconds(0));
        return duration.has_value();
    }
    const auto periods = takeNumber(text);
    if (!periods || *periods < 1 || *periods > MostPeriods || !text.starts_with('x')) return false;
    const auto duration = durationFromText(text.substr(1));
    control.periods = *periods;
    control.period = duration.value_or(Milliseconds(0));
    return control.period > Milliseconds(0);
}

bool readPart(std::string_view part, TimeControl& control) {
    constexpr std::string_view PerMove = "/move";
    if (part.ends_with(PerMove)) {
        part.remove_suffix(PerMove.size());
        control.perMove = durationFromText(part);
        return control.perMove && *control.perMove > Milliseconds(0);
    }
    std::size_t plus = part.find('+');
    control.main = durationFromText(part.substr(0, plus));
    if (!control.main) return false;
    while (plus != std::string_view::npos) {
        part.remove_prefix(plus + 1);
        plus = part.find('+');
        if (!readExtra(part.substr(0, plus), control)) return false;
    }
    return *control.main > Milliseconds(0) || control.increment > Milliseconds(0) ||
           control.periods > 0;
}

}  // namespace

std::string toText(const TimeControl& control) {
    if (control.isUnlimited()) return "none";
    std::string text;
    if (control.main) {
        text = durationToText(*control.main);
        if (control.increment > Milliseconds(0)) text += "+" + durationToText(control.increment);
        if (control.periods > 0) {
            text += "+" + std::to_string(control.periods) + "x" + durationToText(control.period);
        }
    }
    if (control.perMove) {
        text += (text.empty() ? "" : ",") + durationToText(*control.perMove) + "/move";
    }
    return text;
}

Result<TimeControl> timeControlFromText(std::string_view text) {
    TimeControl control;
    if (text == "none") return control;
    std::string_view rest = text;
    while (true) {
        const std::size_t comma = rest.find(',');
        if (!readPart(rest.substr(0, comma), control)) return notATime(text);
        if (comma == std::string_view::npos) return control;
        rest.remove_prefix(comma + 1);
    }
}

}  // namespace tianyuan::game
