#pragma once

#include "core/board.h"
#include "core/foul.h"
#include "game/game.h"
#include "record/tree.h"
#include "table/wishes.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tianyuan::table {

/// A stone as it is shown. Number 0: it has none.
struct ShownStone {
    Point point;
    Stone stone = Stone::Black;
    int number = 0;

    friend bool operator==(const ShownStone&, const ShownStone&) = default;
};

/// Stones of a line that belong together, such as a three, and where it can grow: drawn as a
/// capsule around them.
struct Capsule {
    enum class Tone : std::uint8_t { Warning, Own, Threat };

    std::vector<Point> stones;  // from one end to the other
    std::vector<Point> growth;
    int tag = 0;         // a number at its outer end; 0: none
    bool counts = true;  // else dashed: it looks like one and is none
    Tone tone = Tone::Warning;

    friend bool operator==(const Capsule&, const Capsule&) = default;
};

/// Everything that a board shows of a game.
struct BoardView {
    int size = Board::DefaultSize;
    std::vector<ShownStone> stones;  // in the order in which they were played
    std::optional<Point> last;
    std::vector<Point> winning;  // lit up and joined

    Stone next = Stone::None;        // what a click would play; None: a click plays nothing
    std::vector<Point> open;         // where; empty: on every empty point
    std::vector<Point> offered;      // fifth moves to choose from, numbered
    std::optional<Point> preview;    // chosen, and waiting to be confirmed
    std::optional<Point> suggested;  // a hint
    std::optional<Point> area;       // look around here

    std::vector<ForbiddenPoint> forbidden;
    std::optional<Point> foul;  // the forbidden point whose reason is shown
    std::vector<Capsule> capsules;
    std::vector<record::Mark> marks;

    /// Would a click here play?
    bool isPlayable(Point point) const;

    friend bool operator==(const BoardView&, const BoardView&) = default;
};

/// What a board is to show.
struct BoardOptions {
    Wishes wishes;
    int ply = -1;              // the position after so many moves; -1: as it stands
    bool personToMove = true;  // a click would play
    bool opening = true;       // what the opening asks for counts
};

BoardView boardViewOf(const game::Game& game, const BoardOptions& options = {});

/// The position after `ply` moves of the line on which a game stands.
Board boardAfter(const game::Game& game, int ply);

}  // namespace tianyuan::table
