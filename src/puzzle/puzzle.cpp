#include "puzzle/puzzle.h"

#include "core/fnv.h"
#include "core/splitmix.h"
#include "core/symmetry.h"

#include <algorithm>
#include <array>

namespace tianyuan::puzzle {
namespace {

// Chosen so that every level solves the puzzles of the first two, and that of the others each has
// about as many puzzles of the collection as the next; see docs/puzzles.md.
constexpr std::array<int, Steps> LowestRatings{0,    1000, 1200, 1360, 1470,
                                               1660, 1790, 1870, 1950, 2100};

constexpr std::string_view Figures = "23456789abcdefghijkmnpqrstuvwxyz";  // 32, none mistaken
constexpr int FiguresOfAName = 11;

}  // namespace

bool Puzzle::isSolution(Point point) const {
    return std::find(solutions.begin(), solutions.end(), point) != solutions.end();
}

std::uint64_t positionKey(Rule rule, const Board& board) {
    // Boards are mostly empty: their stones are looked for once.
    std::vector<Point> stones;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (!board.isEmpty({x, y})) stones.emplace_back(x, y);
        }
    }
    std::uint64_t least = ~std::uint64_t{0};
    for (const Symmetry symmetry : AllSymmetries) {
        Board image(board.size());
        for (const Point point : stones)
            image.place(symmetry(point, board.size()), board.at(point));
        image.setSideToMove(board.sideToMove());
        least = std::min(least, image.hash());
    }
    return mixed(least, fnv64(idOf(rule)));
}

std::uint64_t keyOf(const Puzzle& puzzle) {
    // Whole numbers of SQLite have a sign.
    return mixed(positionKey(puzzle.rule, puzzle.board), fnv64(idOf(puzzle.theme))) >> 9U;
}

std::string nameOf(std::uint64_t key) {
    std::string name(FiguresOfAName, Figures.front());
    for (auto figure = name.rbegin(); figure != name.rend(); ++figure) {
        *figure = Figures[key % Figures.size()];
        key /= Figures.size();
    }
    return name;
}

int stepOf(const Puzzle& puzzle) {
    int step = 1;
    while (step < Steps && puzzle.rating >= ratingOfStep(step + 1)) ++step;
    return step;
}

int ratingOfStep(int step) { return LowestRatings[static_cast<std::size_t>(step - 1)]; }

}  // namespace tianyuan::puzzle
