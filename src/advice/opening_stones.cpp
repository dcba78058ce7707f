#include "advice/opening_stones.h"

#include "core/board.h"
#include "core/symmetry.h"

namespace tianyuan::advice {
namespace {

constexpr int SmallestSize = 9;  // on which all of them have room

}  // namespace

std::vector<Point> collectedOpening(Rule rule, int size, std::mt19937_64& random) {
    const std::span<const CollectedOpening> all = openingCollection(rule);
    if (size < SmallestSize || all.empty()) return {};
    const CollectedOpening& chosen = all[random() % all.size()];
    const Symmetry symmetry = AllSymmetries[random() % AllSymmetries.size()];
    const Point centre = Board(size).centre();
    std::vector<Point> stones;
    for (const Offset offset : chosen) {
        // Turned within a board whose middle is the offset 0,0, so that nothing leaves it.
        const int span = 2 * CollectionReach + 1;
        const Point turned = symmetry(Point(CollectionReach, CollectionReach) + offset, span);
        stones.push_back(centre + Offset{turned.x - CollectionReach, turned.y - CollectionReach});
    }
    return stones;
}

std::vector<std::vector<Point>> randomOpenings(int size, std::size_t count,
                                               std::mt19937_64& random) {
    std::vector<std::vector<Point>> openings;
    for (std::size_t i = 0; i < count; ++i) {
        Board board(size);
        std::vector<Point> stones;
        while (stones.size() < 3) {
            const auto index = static_cast<int>(random() % static_cast<unsigned>(board.area()));
            const Point point(index % size, index / size);
            if (!board.isEmpty(point)) continue;
            board.play(point);
            stones.push_back(point);
        }
        openings.push_back(std::move(stones));
    }
    return openings;
}

}  // namespace tianyuan::advice
