#pragma once

#include "core/point.h"
#include "core/stone.h"
#include "study/proved_win.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::study {

/// What was not seen, by what decides the win.
enum class Overlooked : std::uint8_t {
    Five,         // a four that stood
    OpenFour,     // an open three that stood
    FourThree,    // a four and an open three at once
    DoubleFour,   // two fours at once
    DoubleThree,  // two open threes at once
    Foul,         // a point that Black needs, and that is forbidden to him
    Fours,        // fours one after another
    Threats,      // fours and threes one after another
    QuietMove,    // a quiet stone that leaves no defence
};
inline constexpr int OverlookedCount = 9;

/// A move that would have held.
struct Defence {
    Point point;
    bool isProved = false;  // there is no win by fours and threes left; else none within the limits

    friend bool operator==(const Defence&, const Defence&) = default;
};

/// What looking back has proved of a move that was a mistake. The position before the move is
/// positionAfter(game, ply - 1).
struct Finding {
    enum class Kind : std::uint8_t {
        MissedWin,   // its side had a forced win, and has none any more
        LosingMove,  // it could be held, and now the other side has a forced win
        FoulMove,    // a forbidden point was played, and something else would have held
    };

    Kind kind = Kind::LosingMove;
    int ply = 0;  // its number
    Stone side = Stone::Black;
    Move move = Move::pass();
    Overlooked overlooked = Overlooked::Threats;
    bool isWrongEnd = false;  // it stopped a four or a three on the wrong side

    // The win that was there: for its side before the move (MissedWin), or for the other side after
    // it (LosingMove; a FoulMove has none).
    Means means = Means::Fours;
    int plies = 0;           // stones to the five, against the longest resistance
    std::vector<Move> line;  // these stones, as wholeLine() gives them

    std::vector<Defence> held;  // LosingMove, FoulMove; what would have held, the surest first
    bool areExamples = false;   // there may be more of them
    std::uint64_t stones = 0;   // how far each answer was tried, in stones placed

    /// Who has the win of `line`, and after how many moves of the game it begins.
    Stone winner() const { return kind == Kind::MissedWin ? side : opponent(side); }
    int winsAfter() const { return kind == Kind::MissedWin ? ply - 1 : ply; }

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// "missed-win", "losing-move", "foul-move".
std::string_view idOf(Finding::Kind kind);
/// "five", "open-four", "four-three", …
std::string_view idOf(Overlooked overlooked);
/// "fours", "threats", "quiet-move".
std::string_view idOf(Means means);

/// In one line, for a record; and back: nothing if it makes no sense.
std::string toText(const Finding& finding, int size);
std::optional<Finding> findingFromText(std::string_view text, int size);

}  // namespace tianyuan::study
