#include "progress/report.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace tianyuan::progress {
namespace {

using Json = nlohmann::ordered_json;

/// A number of at least so many figures.
std::string padded(long number, std::size_t figures) {
    const std::string text = std::to_string(number);
    return std::string(figures - std::min(figures, text.size()), '0') + text;
}

std::string textOf(Day day) {
    const std::chrono::year_month_day date(day);
    return padded(int(date.year()), 4) + '-' + padded(unsigned(date.month()), 2) + '-' +
           padded(unsigned(date.day()), 2);
}

std::string textOf(Time time) {
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::hh_mm_ss clock(time - day);
    return textOf(day) + 'T' + padded(clock.hours().count(), 2) + ':' +
           padded(clock.minutes().count(), 2) + ':' + padded(clock.seconds().count(), 2) + 'Z';
}

std::string_view idOf(Stone stone) { return stone == Stone::Black ? "black" : "white"; }

Json jsonOf(const std::vector<RatingPoint>& points) {
    Json list = Json::array();
    for (const RatingPoint& point : points) {
        list.push_back({{"day", textOf(point.day)},
                        {"rating", std::round(point.rating.rating)},
                        {"deviation", std::round(point.rating.deviation)},
                        {"volatility", point.rating.volatility},
                        {"games", point.games}});
    }
    return list;
}

Json jsonOf(const std::vector<Line>& lines) {
    Json list = Json::array();
    for (const Line& line : lines) {
        list.push_back({{"of", line.key},
                        {"won", line.balance.won},
                        {"drawn", line.balance.drawn},
                        {"lost", line.balance.lost}});
    }
    return list;
}

}  // namespace

std::string toJson(const Report& report) {
    Json games = Json::array();
    for (const PlayedGame& game : report.games) {
        games.push_back({{"game", game.id},
                         {"at", textOf(game.at)},
                         {"opponent", game.opponent},
                         {"opponent_rating", game.rating ? Json(*game.rating) : Json()},
                         {"colour", idOf(game.colour)},
                         {"rule", tianyuan::idOf(game.rule)},
                         {"size", game.size},
                         {"opening", game.opening},
                         {"score", game.score}});
    }
    Json puzzles = Json::array();
    for (const TriedPuzzle& puzzle : report.puzzles) {
        puzzles.push_back({{"at", textOf(puzzle.at)},
                           {"theme", puzzle.theme},
                           {"rating", puzzle.rating},
                           {"solved", puzzle.solved},
                           {"came_back", puzzle.cameBack}});
    }
    Json days = Json::object();
    for (const auto& [day, count] : report.days) days[textOf(day)] = count;
    const Json all{{"rating", jsonOf(report.rating)},
                   {"puzzle_rating", jsonOf(report.puzzleRating)},
                   {"even_opponent", report.evenOpponent},
                   {"by_opponent", jsonOf(report.byOpponent)},
                   {"by_colour", jsonOf(report.byColour)},
                   {"by_rule", jsonOf(report.byRule)},
                   {"by_opening", jsonOf(report.byOpening)},
                   {"by_theme", jsonOf(report.byTheme)},
                   {"weakest_theme", report.weakestTheme},
                   {"days", days},
                   {"games", games},
                   {"puzzles", puzzles}};
    return all.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string toCsv(const Report& report) {
    std::string text = "game,at,opponent,opponent_rating,colour,rule,size,opening,score\n";
    const auto quoted = [](const std::string& field) {
        if (field.find_first_of(",\"\n") == std::string::npos) return field;
        std::string result = "\"";
        for (const char sign : field)
            result += sign == '"' ? std::string("\"\"") : std::string(1, sign);
        return result + '"';
    };
    for (const PlayedGame& game : report.games) {
        text += std::to_string(game.id) + ',' + textOf(game.at) + ',' + quoted(game.opponent) +
                ',' + (game.rating ? std::to_string(*game.rating) : "") + ',' +
                std::string(idOf(game.colour)) + ',' + std::string(tianyuan::idOf(game.rule)) +
                ',' + std::to_string(game.size) + ',' + game.opening + ',' +
                (game.score == 0.5  ? "0.5"
                 : game.score > 0.5 ? "1"
                                    : "0") +
                '\n';
    }
    return text;
}

}  // namespace tianyuan::progress
