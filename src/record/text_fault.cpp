#include "record/text_fault.h"

#include "core/utf8.h"
#include "record/text_lines.h"

#include <algorithm>
#include <cassert>

namespace tianyuan::record {
namespace {

constexpr std::size_t LongestExcerpt = 24;

}  // namespace

TextPlace TextPlace::after(std::string_view passed) const {
    TextPlace place = *this;
    std::size_t lineStart = 0;
    for (std::size_t i = 0; i < passed.size(); ++i) {
        const bool beforeLineFeed = i + 1 < passed.size() && passed[i + 1] == '\n';
        if (passed[i] != '\n' && (passed[i] != '\r' || beforeLineFeed)) continue;
        ++place.line;
        place.column = 1;
        lineStart = i + 1;
    }
    const std::string_view rest = passed.substr(lineStart);
    place.column += rest.size() - static_cast<std::size_t>(
                                      std::count_if(rest.begin(), rest.end(), continuesCharacter));
    return place;
}

Reason faultAt(std::string_view code, std::string_view text, std::string_view part,
               std::vector<std::string> more) {
    assert(part.data() >= text.data() && part.data() <= text.data() + text.size());
    const auto offset = static_cast<std::size_t>(part.data() - text.data());
    const TextPlace place = TextPlace().after(text.substr(0, offset));
    std::vector<std::string> arguments{std::to_string(place.line), std::to_string(place.column)};
    for (std::string& argument : more) arguments.push_back(std::move(argument));
    return Reason{std::string(code), std::move(arguments)};
}

Reason foundFrom(TextPlace start, Reason reason) {
    const auto line = integerFrom<std::size_t>(reason.arguments.at(0)).value_or(1);
    const auto column = integerFrom<std::size_t>(reason.arguments.at(1)).value_or(1);
    reason.arguments[0] = std::to_string(start.line + line - 1);
    if (line == 1) reason.arguments[1] = std::to_string(start.column + column - 1);
    return reason;
}

std::string excerpt(std::string_view text) {
    std::size_t length = std::min(text.size(), LongestExcerpt);
    while (length > 0 && length < text.size() && continuesCharacter(text[length])) --length;
    std::string shown(text.substr(0, length));
    for (char& c : shown) {
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    }
    return length < text.size() ? shown + "…" : shown;
}

}  // namespace tianyuan::record
