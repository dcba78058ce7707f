#include "advice/opening_maker.h"

#include "advice/judge.h"
#include "core/referee.h"
#include "core/symmetry.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::advice {
namespace {

constexpr int MostFailures = 20'000;  // then there seem to be no more
constexpr std::uint64_t QuickLook = 500;
constexpr double FarFromEven = 0.2;  // after the quick look

}  // namespace

bool OpeningMaker::isNew(const Board& board) {
    std::uint64_t smallest = board.hash();
    for (const Symmetry symmetry : AllSymmetries) {
        smallest = std::min(smallest, transformed(board, symmetry).hash());
    }
    return seen_.insert(smallest).second;
}

std::optional<player::Position> OpeningMaker::draw() {
    player::Position position{options_.rule, Board(options_.size), {}};
    Board& board = position.board;
    const int reach = std::min(options_.reach, (options_.size - 1) / 2);
    const auto width = static_cast<unsigned>(2 * reach + 1);
    const auto offset = [&] { return static_cast<int>(random_() % width) - reach; };
    for (int i = 0; i < options_.stones; ++i) {
        const Point point = board.centre() + Offset{offset(), offset()};
        if (!board.isEmpty(point)) return std::nullopt;
        if (judge(board, point, board.sideToMove(), options_.rule) != Judgement::Fine) {
            return std::nullopt;
        }
        board.play(point);
        position.moves.emplace_back(point);
    }
    return position;
}

std::optional<OpeningMaker::Made> OpeningMaker::next(std::stop_token stop) {
    player::Limits unlimited;
    unlimited.nodes = UINT64_MAX;
    for (int failures = 0; failures < MostFailures && !stop.stop_requested(); ++failures) {
        const auto position = draw();
        if (!position || !isNew(position->board)) continue;
        Judge judge(player_, unlimited, stop);
        if (std::abs(judge.look(*position, QuickLook).chance - 0.5) > FarFromEven) continue;
        const double chance = judge.look(*position, options_.nodes).chance;
        if (std::abs(chance - 0.5) > options_.tolerance || stop.stop_requested()) continue;
        Made made;
        for (const Move move : position->moves) made.stones.push_back(move.point());
        const bool isBlacks = position->board.sideToMove() == Stone::Black;
        made.blackChance = isBlacks ? chance : 1 - chance;
        return made;
    }
    return std::nullopt;
}

}  // namespace tianyuan::advice
