#include "protocol/approach.h"

#include <algorithm>

namespace tianyuan::protocol {
namespace {

/// Stones of both colours in turn as long as there are both, so that an engine that counts them
/// sees a game.
std::vector<PlacedStone> alternating(const std::vector<PlacedStone>& stones) {
    std::vector<PlacedStone> byColour[2];
    for (const PlacedStone& each : stones) {
        byColour[each.stone == Stone::Black ? 0 : 1].push_back(each);
    }
    std::vector<PlacedStone> ordered;
    for (std::size_t i = 0; ordered.size() < stones.size(); ++i) {
        for (const auto& list : byColour) {
            if (i < list.size()) ordered.push_back(list[i]);
        }
    }
    return ordered;
}

command::Board boardCommand(const std::vector<PlacedStone>& stones, Stone side) {
    command::Board board;
    for (const PlacedStone& each : stones) {
        board.stones.push_back(
            {each.point, each.stone == side ? command::Owner::Own : command::Owner::Opponent});
    }
    return board;
}

}  // namespace

std::vector<PlacedStone> stonesInOrder(const player::Position& position) {
    const Board& board = position.board;
    std::vector<PlacedStone> moves;
    Board rest = board;
    for (const Move move : position.moves) {
        if (move.isPass() || !rest.contains(move.point()) || rest.isEmpty(move.point())) continue;
        moves.push_back({move.point(), rest.at(move.point())});
        rest.remove(move.point());
    }
    std::vector<PlacedStone> setUp;
    for (int y = 0; y < rest.size(); ++y) {
        for (int x = 0; x < rest.size(); ++x) {
            if (!rest.isEmpty({x, y})) setUp.push_back({{x, y}, rest.at({x, y})});
        }
    }
    std::vector<PlacedStone> stones = alternating(setUp);
    stones.insert(stones.end(), moves.begin(), moves.end());
    return stones;
}

Approach approachTo(const std::vector<PlacedStone>& wanted, Stone side, const EngineState& state,
                    bool canTakeBack) {
    const std::vector<PlacedStone>& known = state.stones;
    if (wanted.empty()) return {{}, !known.empty(), command::Begin{}};
    const bool answersAStone = wanted.back().stone == opponent(side);
    if (wanted.size() == 1 && answersAStone) {
        return {{}, !known.empty(), command::Turn{wanted.back().point}};
    }

    // All but the last stone must stand already for a TURN to be possible.
    const std::size_t common = wanted.size() - 1;
    const bool agrees = common <= known.size() && (known.empty() || state.side == side) &&
                        std::equal(wanted.begin(), wanted.end() - 1, known.begin());
    if (!agrees || !answersAStone || (common < known.size() && !canTakeBack)) {
        return {{}, !known.empty(), boardCommand(wanted, side)};
    }
    Approach approach{{}, false, command::Turn{wanted.back().point}};
    for (std::size_t i = known.size(); i > common; --i) {
        approach.takeBacks.push_back(known[i - 1].point);
    }
    return approach;
}

}  // namespace tianyuan::protocol
