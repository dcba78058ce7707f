#include "protocol/gomocup.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace tianyuan::protocol {
namespace {

constexpr int ContinuousBit = 2;
constexpr std::int64_t FarOff = 127;  // beyond every board, and still a coordinate

template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
bool isLetterOrDigit(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '_';
}
char upper(char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
char lower(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

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

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
    return text;
}

/// Takes letters and digits off the front of a text.
std::string_view takeWord(std::string_view& text) {
    text = trimmed(text);
    std::size_t length = 0;
    while (length < text.size() && isLetterOrDigit(text[length])) ++length;
    const std::string_view word = text.substr(0, length);
    text.remove_prefix(length);
    return word;
}

/// Takes a number off the front of a text; one that is too large becomes FarOff or -FarOff.
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

/// Takes "x,y,…" off the front of a text.
template <std::size_t Count>
std::optional<std::array<std::int64_t, Count>> takeNumbers(std::string_view& text) {
    std::array<std::int64_t, Count> numbers{};
    for (std::size_t i = 0; i < Count; ++i) {
        if (i > 0 && !takeComma(text)) return std::nullopt;
        const auto number = takeNumber(text);
        if (!number) return std::nullopt;
        numbers[i] = *number;
    }
    return numbers;
}

template <std::size_t Count>
std::optional<std::array<std::int64_t, Count>> onlyNumbers(std::string_view text) {
    const auto numbers = takeNumbers<Count>(text);
    return numbers && trimmed(text).empty() ? numbers : std::nullopt;
}

int withinReach(std::int64_t number) {
    return static_cast<int>(std::clamp(number, -FarOff, FarOff));
}
Point pointOf(std::int64_t x, std::int64_t y) { return {withinReach(x), withinReach(y)}; }

std::optional<Point> onlyPoint(std::string_view text) {
    const auto numbers = onlyNumbers<2>(text);
    return numbers ? std::optional(pointOf((*numbers)[0], (*numbers)[1])) : std::nullopt;
}

/// A line must stay one line.
std::string oneLine(std::string_view keyword, std::string_view text) {
    std::string line(keyword);
    if (!text.empty()) line += ' ';
    line += text;
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\r' || c == '\n'; }, ' ');
    return line;
}

Command malformed(std::string_view line) { return command::Malformed{std::string(line)}; }

template <typename T>
Command commandWithPoint(std::string_view line, std::string_view rest) {
    const auto point = onlyPoint(rest);
    if (!point) return malformed(line);
    return T{*point};
}

Command startFrom(std::string_view line, std::string_view rest) {
    const auto size = onlyNumbers<1>(rest);
    if (!size) return malformed(line);
    return command::Start{withinReach((*size)[0])};
}

Command rectStartFrom(std::string_view line, std::string_view rest) {
    const auto sizes = onlyNumbers<2>(rest);
    if (!sizes) return malformed(line);
    return command::RectStart{withinReach((*sizes)[0]), withinReach((*sizes)[1])};
}

Command infoFrom(std::string_view line, std::string_view rest) {
    const std::string_view key = takeWord(rest);
    if (key.empty()) return malformed(line);
    return command::Info{inSmallLetters(key), std::string(trimmed(rest))};
}

}  // namespace

std::string toText(Point coordinates) {
    return std::to_string(coordinates.x) + ',' + std::to_string(coordinates.y);
}

std::optional<std::vector<Point>> pointsFromText(std::string_view text) {
    std::vector<Point> points;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const auto numbers = takeNumbers<2>(text);
        if (!numbers || (!text.empty() && !isSpace(text.front()))) return std::nullopt;
        points.push_back(pointOf((*numbers)[0], (*numbers)[1]));
    }
    if (points.empty()) return std::nullopt;
    return points;
}

std::string_view keywordOf(const Command& command) {
    using View = std::string_view;
    const auto firstWord = [](View line) { return line.substr(0, line.find(' ')); };
    return std::visit(
        Overloaded{[](const command::Start&) { return View("START"); },
                   [](const command::RectStart&) { return View("RECTSTART"); },
                   [](const command::Restart&) { return View("RESTART"); },
                   [](const command::Begin&) { return View("BEGIN"); },
                   [](const command::Turn&) { return View("TURN"); },
                   [](const command::Board&) { return View("BOARD"); },
                   [](const command::TakeBack&) { return View("TAKEBACK"); },
                   [](const command::Play&) { return View("PLAY"); },
                   [](const command::Swap2Board&) { return View("SWAP2BOARD"); },
                   [](const command::Info&) { return View("INFO"); },
                   [](const command::About&) { return View("ABOUT"); },
                   [](const command::End&) { return View("END"); },
                   [](const command::Stop&) { return View("YXSTOP"); },
                   [&](const command::Malformed& other) { return firstWord(other.line); },
                   [&](const command::Other& other) { return firstWord(other.line); }},
        command);
}

std::vector<std::string> toLines(const Command& command) {
    const std::string keyword(keywordOf(command));
    std::vector<std::string> lines{keyword};
    const auto argument = [&](const std::string& text) { lines.front() += ' ' + text; };
    std::visit(
        Overloaded{
            [&](const command::Start& start) { argument(std::to_string(start.size)); },
            [&](const command::RectStart& start) {
                argument(std::to_string(start.width) + ',' + std::to_string(start.height));
            },
            [&](const command::Turn& turn) { argument(toText(turn.point)); },
            [&](const command::TakeBack& turn) { argument(toText(turn.point)); },
            [&](const command::Play& turn) { argument(toText(turn.point)); },
            [&](const command::Board& board) {
                for (const command::OwnedStone& stone : board.stones) {
                    const int owner = static_cast<int>(stone.owner);
                    lines.push_back(toText(stone.point) + ',' + std::to_string(owner));
                }
                lines.emplace_back("DONE");
            },
            [&](const command::Swap2Board& board) {
                for (const Point point : board.stones) lines.push_back(toText(point));
                lines.emplace_back("DONE");
            },
            [&](const command::Info& info) {
                lines.front() = oneLine(keyword, oneLine(info.key, info.value));
            },
            [&](const command::Malformed& other) { lines.front() = oneLine(other.line, ""); },
            [&](const command::Other& other) { lines.front() = oneLine(other.line, ""); },
            [](const auto&) {}},
        command);
    return lines;
}

std::optional<Command> CommandReader::take(std::string_view line) {
    line = trimmed(line);
    if (line.empty()) return std::nullopt;
    if (inBlock()) return takeInBlock(line);
    std::string_view rest = line;
    const std::string keyword = inCapitals(takeWord(rest));
    const auto is = [&](std::string_view word) { return keyword == word; };
    if (is("BOARD")) block_ = command::Board{};
    if (is("SWAP2BOARD")) block_ = command::Swap2Board{};
    if (inBlock()) return std::nullopt;
    if (is("START")) return startFrom(line, rest);
    if (is("RECTSTART")) return rectStartFrom(line, rest);
    if (is("INFO")) return infoFrom(line, rest);
    if (is("TURN")) return commandWithPoint<command::Turn>(line, rest);
    if (is("TAKEBACK")) return commandWithPoint<command::TakeBack>(line, rest);
    if (is("PLAY")) return commandWithPoint<command::Play>(line, rest);
    if (is("RESTART")) return command::Restart{};
    if (is("BEGIN")) return command::Begin{};
    if (is("ABOUT")) return command::About{};
    if (is("END")) return command::End{};
    if (is("YXSTOP") || is("STOP")) return command::Stop{};
    return command::Other{std::string(line)};
}

std::optional<Command> CommandReader::takeInBlock(std::string_view line) {
    if (inCapitals(line) == "DONE") {
        std::optional<Command> whole = std::exchange(block_, std::nullopt);
        if (problem_) whole = std::move(*problem_);
        problem_.reset();
        return whole;
    }
    if (auto* board = std::get_if<command::Board>(&*block_)) {
        const auto numbers = onlyNumbers<3>(line);
        if (numbers && 1 <= (*numbers)[2] && (*numbers)[2] <= 3) {
            board->stones.push_back({pointOf((*numbers)[0], (*numbers)[1]),
                                     static_cast<command::Owner>((*numbers)[2])});
            return std::nullopt;
        }
    } else if (const auto point = onlyPoint(line)) {
        std::get<command::Swap2Board>(*block_).stones.push_back(*point);
        return std::nullopt;
    }
    if (!problem_) problem_ = command::Malformed{std::string(line)};
    return std::nullopt;
}

std::string toLine(const Reply& reply) {
    return std::visit(
        Overloaded{[](const reply::Ok& ok) { return oneLine("OK", ok.text); },
                   [](const reply::Error& error) { return oneLine("ERROR", error.text); },
                   [](const reply::Unknown& unknown) { return oneLine("UNKNOWN", unknown.text); },
                   [](const reply::Message& message) { return oneLine("MESSAGE", message.text); },
                   [](const reply::Debug& debug) { return oneLine("DEBUG", debug.text); },
                   [](const reply::Detail& detail) {
                       return oneLine("INFO " + inCapitals(detail.key), detail.value);
                   },
                   [](const reply::Suggest& move) { return "SUGGEST " + toText(move.point); },
                   [](const reply::Points& points) {
                       std::string line;
                       for (const Point point : points.points) {
                           line += (line.empty() ? "" : " ") + toText(point);
                       }
                       return line;
                   },
                   [](const reply::Swap&) { return std::string("SWAP"); },
                   [](const reply::Nonsense& nonsense) { return oneLine(nonsense.line, ""); }},
        reply);
}

Reply replyFromLine(std::string_view line) {
    line = trimmed(line);
    if (auto points = pointsFromText(line)) return reply::Points{std::move(*points)};
    std::string_view rest = line;
    const std::string keyword = inCapitals(takeWord(rest));
    const std::string text(trimmed(rest));
    if (keyword == "OK") return reply::Ok{text};
    if (keyword == "ERROR") return reply::Error{text};
    if (keyword == "UNKNOWN") return reply::Unknown{text};
    if (keyword == "MESSAGE") return reply::Message{text};
    if (keyword == "DEBUG") return reply::Debug{text};
    if (keyword == "SWAP" && text.empty()) return reply::Swap{};
    if (keyword == "SUGGEST") {
        if (const auto point = onlyPoint(text)) return reply::Suggest{*point};
    }
    if (keyword == "INFO") {
        std::string_view value = text;
        const std::string key = inSmallLetters(takeWord(value));
        if (!key.empty()) return reply::Detail{key, std::string(trimmed(value))};
    }
    return reply::Nonsense{std::string(line)};
}

std::string toLine(const reply::About& about) {
    std::string line;
    const auto add = [&line](std::string_view key, std::string value) {
        if (value.empty()) return;
        std::replace(value.begin(), value.end(), '"', '\'');
        if (!line.empty()) line += ", ";
        line += oneLine(std::string(key) + "=\"" + value + '"', "");
    };
    add("name", about.name);
    add("version", about.version);
    add("author", about.author);
    add("country", about.country);
    add("www", about.www);
    add("email", about.email);
    return line.empty() ? oneLine(about.text, "") : line;
}

reply::About aboutFromLine(std::string_view line) {
    reply::About about;
    line = trimmed(line);
    about.text = line;
    while (!line.empty()) {
        const std::string key = inSmallLetters(takeWord(line));
        line = trimmed(line);
        if (key.empty() || !line.starts_with('=')) return about;
        line = trimmed(line.substr(1));
        if (!line.starts_with('"')) return about;
        line.remove_prefix(1);
        const std::size_t end = std::min(line.find('"'), line.size());
        const std::string value(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
        if (key == "name") about.name = value;
        if (key == "version") about.version = value;
        if (key == "author") about.author = value;
        if (key == "country") about.country = value;
        if (key == "www") about.www = value;
        if (key == "email") about.email = value;
        takeComma(line);
    }
    return about;
}

std::optional<std::int64_t> numberOf(const command::Info& info) {
    std::string_view text = trimmed(info.value);
    std::int64_t number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || rest != text.data() + text.size()) return std::nullopt;
    return number;
}

int codeOf(Rule rule) {
    switch (rule) {
        case Rule::Freestyle:
            return 0;
        case Rule::Standard:
            return 1;
        case Rule::Renju:
            return 4;
        case Rule::CaroOverline:
            return 8;
        case Rule::Caro:
            return 9;
    }
    return 0;
}

std::optional<Rule> ruleFromCode(std::int64_t code) {
    for (const Rule rule : AllRules) {
        if ((code & ~std::int64_t{ContinuousBit}) == codeOf(rule)) return rule;
    }
    return std::nullopt;
}

}  // namespace tianyuan::protocol
