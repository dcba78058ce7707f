#include "map_drawing.h"

#include <fmt/format.h>

#include <cmath>
#include <map>

namespace tianyuan::cli {
namespace {

std::string shortNumber(double value) {
    const double size = std::abs(value);
    if (size >= 999'500) return fmt::format("{:.0f}M", value / 1'000'000);
    if (size >= 9'950) return fmt::format("{:.0f}k", value / 1000);
    if (size >= 1'000) return fmt::format("{:.1f}k", value / 1000);
    if (size >= 100 || value == std::round(value)) return fmt::format("{:.0f}", value);
    return fmt::format("{:.1f}", value);
}

}  // namespace

std::string drawMap(const Board& board, const player::ScoreMap& map) {
    std::map<Point, double> scores;
    for (const player::PointScore& each : map) scores[each.point] = each.score;
    std::string text;
    for (int y = 0; y < board.size(); ++y) {
        text += fmt::format("{:>3}", board.size() - y);
        for (int x = 0; x < board.size(); ++x) {
            const Point point(x, y);
            std::string cell = ".";
            if (board.at(point) == Stone::Black) cell = "X";
            if (board.at(point) == Stone::White) cell = "O";
            if (const auto score = scores.find(point); score != scores.end()) {
                cell = shortNumber(score->second);
            }
            text += fmt::format(" {:>4}", cell);
        }
        text += "\n";
    }
    text += "   ";
    for (int x = 0; x < board.size(); ++x)
        text += fmt::format(" {:>4}", static_cast<char>('A' + x));
    return text + "\n";
}

}  // namespace tianyuan::cli
