#include "protocol/scanner.h"

#include <algorithm>
#include <charconv>

namespace tianyuan::protocol {
namespace {

bool isLetterOrDigit(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '_';
}
char upper(char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
char lower(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

std::string inCapitals(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), upper);
    return result;
}

std::string inSmallLetters(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lower);
    return result;
}

std::string_view takeWord(std::string_view& text) {
    text = trimmed(text);
    std::size_t length = 0;
    while (length < text.size() && isLetterOrDigit(text[length])) ++length;
    const std::string_view word = text.substr(0, length);
    text.remove_prefix(length);
    return word;
}

std::optional<std::int64_t> takeNumber(std::string_view& text) {
    text = trimmed(text);
    if (text.starts_with('+')) text.remove_prefix(1);
    std::int64_t number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc::invalid_argument) return std::nullopt;
    if (error == std::errc::result_out_of_range) number = text.front() == '-' ? -FarOff : FarOff;
    text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
    return number;
}

bool takeComma(std::string_view& text) {
    text = trimmed(text);
    if (!text.starts_with(',')) return false;
    text.remove_prefix(1);
    return true;
}

int withinReach(std::int64_t number) {
    return static_cast<int>(std::clamp(number, -FarOff, FarOff));
}

std::optional<Point> onlyPoint(std::string_view text) {
    const auto numbers = onlyNumbers<2>(text);
    return numbers ? std::optional(pointOf((*numbers)[0], (*numbers)[1])) : std::nullopt;
}

std::string oneLine(std::string_view keyword, std::string_view text) {
    std::string line(keyword);
    if (!text.empty()) line += ' ';
    line += text;
    const auto endsLine = [](char c) { return c == '\r' || c == '\n'; };
    std::replace_if(line.begin(), line.end(), endsLine, ' ');
    return line;
}

}  // namespace tianyuan::protocol
