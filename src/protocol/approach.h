#pragma once

#include "core/stone.h"
#include "player/player.h"
#include "protocol/message.h"

#include <vector>

namespace tianyuan::protocol {

struct PlacedStone {
    Point point;
    Stone stone = Stone::Black;

    friend bool operator==(const PlacedStone&, const PlacedStone&) = default;
};

/// The stones of a position, first those that were set up, then the moves in their order.
std::vector<PlacedStone> stonesInOrder(const player::Position& position);

/// What an engine has on its board, and which colour it plays (None: it has not played yet).
struct EngineState {
    std::vector<PlacedStone> stones;
    Stone side = Stone::None;
};

/// The way from what an engine has to a question about another position.
struct Approach {
    std::vector<Point> takeBacks;  // to be sent one after the other, each to be answered with OK
    bool restart = false;          // RESTART comes before the question
    Command question;              // BEGIN, TURN or BOARD
};

/// The shortest way, as the manager of Gomocup goes it: BEGIN on an empty board, TURN if one stone
/// of the opponent is new, TAKEBACK of moves that were taken back, else RESTART and BOARD.
Approach approachTo(const std::vector<PlacedStone>& wanted, Stone side, const EngineState& state,
                    bool canTakeBack);

}  // namespace tianyuan::protocol
