#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "study/standing_shapes.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tianyuan::study {

/// What a stone of a winning line makes.
enum class Made : std::uint8_t {
    Nothing,  // an answer; or an attacker's stone that only prepares
    Five,
    OpenFour,
    DoubleFour,
    FourThree,
    Four,
    DoubleThree,
    OpenThree,
};

/// A stone of a winning line, and what it makes.
struct WinStep {
    Move move = Move::pass();  // pass: nothing that may be played stops the five
    Stone side = Stone::Black;
    bool attacks = true;  // by the side that wins
    Made made = Made::Nothing;
    std::vector<StandingShape> shapes;  // that it makes, the most urgent first
    std::optional<Point> forbidden;     // where Black would have to answer it, and may not

    friend bool operator==(const WinStep&, const WinStep&) = default;
};

/// Names the stones of a winning line that `side` begins on `board`; ends early where a stone
/// cannot be placed.
std::vector<WinStep> stepsOf(Rule rule, const Board& board, Stone side, std::span<const Move> line);

/// The step that decides: the first that makes two threats at once, an open four, or a four that
/// Black may not stop; else the last of the attacker. Nothing if there are no steps.
const WinStep* decidingStep(std::span<const WinStep> steps);

/// "five", "open-four", "double-four", …
std::string_view idOf(Made made);

}  // namespace tianyuan::study
