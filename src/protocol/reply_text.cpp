#include "protocol/reply_text.h"

#include "protocol/scanner.h"

#include <algorithm>
#include <utility>

namespace tianyuan::protocol {
namespace {

/// "FORBID 09121011.": two digits for each coordinate, and a dot.
std::string toLine(const reply::Forbidden& forbidden) {
    std::string line = "FORBID ";
    const auto add = [&line](int number) {
        line += static_cast<char>('0' + number / 10 % 10);
        line += static_cast<char>('0' + number % 10);
    };
    for (const Point point : forbidden.points) {
        add(point.x);
        add(point.y);
    }
    return line + '.';
}

std::optional<std::vector<Point>> forbiddenFromText(std::string_view text) {
    if (!text.ends_with('.')) return std::nullopt;
    text.remove_suffix(1);
    const auto isDigit = [](char c) { return '0' <= c && c <= '9'; };
    if (text.size() % 4 != 0 || !std::all_of(text.begin(), text.end(), isDigit)) {
        return std::nullopt;
    }
    std::vector<Point> points;
    for (; !text.empty(); text.remove_prefix(4)) {
        const auto number = [&](std::size_t at) {
            return (text[at] - '0') * 10 + (text[at + 1] - '0');
        };
        points.emplace_back(number(0), number(2));
    }
    return points;
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
                   [](const reply::Forbidden& forbidden) { return toLine(forbidden); },
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
    if (keyword == "FORBID") {
        if (auto points = forbiddenFromText(text)) return reply::Forbidden{std::move(*points)};
    }
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

}  // namespace tianyuan::protocol
