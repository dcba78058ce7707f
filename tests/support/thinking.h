#pragma once

#include "player/player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iomanip>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace tianyuan::test {

/// A player's answer to a position, and all that it said before.
struct Answer {
    Result<Move> move;
    std::vector<player::Thought> thoughts;

    Point point() const { return move.value().point(); }
    const player::Thought& thought() const { return thoughts.back(); }
    const player::ScoreMap& map() const { return *thought().map; }
    bool hasScored(Point point) const {
        return std::ranges::count(map(), point, &player::PointScore::point) > 0;
    }
    double scoreAt(Point point) const {
        const auto found = std::ranges::find(map(), point, &player::PointScore::point);
        if (found != map().end()) return found->score;
        ADD_FAILURE() << "no score at " << int{point.x} << ", " << int{point.y};
        return 0;
    }
};

inline Answer ask(player::Player& player, const player::Position& position,
                  const player::Limits& limits = {}, std::stop_token stop = {}) {
    std::vector<player::Thought> thoughts;
    Result<Move> move =
        player.choose(position, limits, std::move(stop),
                      [&](const player::Thought& thought) { thoughts.push_back(thought); });
    return {std::move(move), std::move(thoughts)};
}

inline player::Position positionOf(Board board, Stone side, Rule rule = Rule::Freestyle) {
    board.setSideToMove(side);
    return {rule, board, {}};
}

/// A map as text: a number for each point that has a score, a dot for each that has none; one line
/// a row, top row first.
inline std::string textOf(const player::ScoreMap& map, int size) {
    std::map<Point, double> scores;
    for (const auto& [point, score] : map) {
        EXPECT_TRUE(scores.emplace(point, score).second) << "scored twice";
    }
    std::ostringstream text;
    text << std::setprecision(12);
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            if (x > 0) text << ' ';
            if (const auto found = scores.find({x, y}); found != scores.end()) {
                text << found->second + 0.0;  // no -0
            } else {
                text << '.';
            }
        }
        text << '\n';
    }
    return text.str();
}

/// The same for a drawing of the numbers, with any spaces and empty lines.
inline std::string textOf(std::string_view drawing) {
    std::istringstream lines{std::string(drawing)};
    std::string text;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string row;
        for (std::string word; words >> word;) row += (row.empty() ? "" : " ") + word;
        if (!row.empty()) text += row + '\n';
    }
    return text;
}

}  // namespace tianyuan::test
