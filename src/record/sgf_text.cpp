#include "record/sgf_text.h"

#include "record/text_lines.h"

#include <algorithm>
#include <cstdint>

namespace tianyuan::record {
namespace {

enum class EscapedColon { Opened, Kept };

std::string unescaped(std::string_view raw, EscapedColon colon) {
    std::string text;
    text.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] != '\\' || i + 1 == raw.size()) {
            text += raw[i];
            continue;
        }
        ++i;
        if (raw[i] == '\n' || raw[i] == '\r') {
            if (raw.substr(i, 2) == "\r\n") ++i;
            continue;
        }
        if (raw[i] == ':' && colon == EscapedColon::Kept) text += '\\';
        text += raw[i];
    }
    return text;
}

std::string escaped(std::string text, std::string_view special) {
    if (text.find_first_of(special) == std::string::npos) return text;
    std::string raw;
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos) raw += '\\';
        raw += c;
    }
    return raw;
}

}  // namespace

std::string sgfText(std::string_view raw) { return tidied(unescaped(raw, EscapedColon::Opened)); }
std::string sgfLine(std::string_view raw) {
    return tidiedLine(unescaped(raw, EscapedColon::Opened));
}
std::string sgfUnknown(std::string_view raw) { return tidied(unescaped(raw, EscapedColon::Kept)); }

std::string_view sgfPlain(std::string_view raw, std::string& room) {
    const auto isPlain = [](char c) { return ' ' <= c && c <= '~' && c != '\\'; };
    if (std::all_of(raw.begin(), raw.end(), isPlain)) return raw;
    room = sgfUnknown(raw);
    return room;
}

std::string toSgfText(std::string_view text) { return escaped(tidied(text), "\\]"); }
std::string toSgfLine(std::string_view text) { return escaped(tidiedLine(text), "\\]"); }
std::string toSgfLabel(std::string_view text) { return escaped(tidiedLine(text), "\\]:"); }

std::string toSgfUnknown(std::string_view text) {
    const std::string normal = tidied(text);
    std::string raw;
    for (std::size_t i = 0; i < normal.size(); ++i) {
        const bool keepsColon = normal[i] == '\\' && i + 1 < normal.size() && normal[i + 1] == ':';
        if (normal[i] == ']' || (normal[i] == '\\' && !keepsColon)) raw += '\\';
        raw += normal[i];
    }
    return raw;
}

std::string secondsText(std::chrono::milliseconds time) {
    const bool negative = time.count() < 0;
    const auto count = static_cast<std::uint64_t>(time.count());
    const std::uint64_t magnitude = negative ? 0 - count : count;
    std::string text(negative ? "-" : "");
    text += std::to_string(magnitude / 1000);
    if (magnitude % 1000 == 0) return text;
    std::string decimals = std::to_string(1000 + magnitude % 1000).substr(1);
    while (decimals.back() == '0') decimals.pop_back();
    return text + "." + decimals;
}

std::optional<std::chrono::milliseconds> secondsFrom(std::string_view text) {
    constexpr std::size_t MostDigits = 15;
    text = trimmed(text);
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    std::string decimals(point == std::string_view::npos ? "" : text.substr(point + 1));
    if (whole.size() > MostDigits || decimals.size() > MostDigits) return std::nullopt;
    if (decimals.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    decimals.resize(3, '0');
    const auto seconds = integerFrom<std::uint64_t>(whole);
    const auto thousandths = integerFrom<std::uint64_t>(decimals);
    if (!seconds || !thousandths) return std::nullopt;
    const auto magnitude = static_cast<std::int64_t>(*seconds * 1000 + *thousandths);
    return std::chrono::milliseconds(negative ? -magnitude : magnitude);
}

}  // namespace tianyuan::record
