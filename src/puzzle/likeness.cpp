#include "puzzle/likeness.h"

#include "core/symmetry.h"

#include <algorithm>

namespace tianyuan::puzzle {

LikePositions::Stones LikePositions::stonesOf(const Board& board) {
    Stones stones;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Stone stone = board.at({x, y});
            const auto place = static_cast<std::size_t>(y * Board::MaxSize + x);
            if (stone == Stone::Black) stones[0].set(place);
            if (stone == Stone::White) stones[1].set(place);
        }
    }
    return stones;
}

bool LikePositions::hasLike(const Board& board) const {
    const auto all = static_cast<std::size_t>(board.stones());
    return std::any_of(AllSymmetries.begin(), AllSymmetries.end(), [&](Symmetry symmetry) {
        const Stones seen = stonesOf(transformed(board, symmetry));
        return std::any_of(known_.begin(), known_.end(), [&](const Stones& other) {
            const std::size_t more = std::max(all, other[0].count() + other[1].count());
            const std::size_t same = (seen[0] & other[0]).count() + (seen[1] & other[1]).count();
            return 5 * same >= 4 * more;
        });
    });
}

}  // namespace tianyuan::puzzle
