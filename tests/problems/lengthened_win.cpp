#include "problems/lengthened_win.h"

#include "core/referee.h"
#include "search/threat_search.h"

#include <utility>

namespace tianyuan::test {
namespace {

using namespace search;

constexpr std::uint64_t Nodes = 60'000;
constexpr int Near = 2;  // how far from others a stone may be set

int below(std::mt19937_64& random, std::size_t bound) { return static_cast<int>(random() % bound); }

/// An empty point near some stone.
Point emptyPoint(const Board& board, const std::vector<Move>& moves, std::mt19937_64& random) {
    while (true) {
        const Point near = moves[random() % moves.size()].point();
        const Point point(near.x + below(random, 2 * Near + 1) - Near,
                          near.y + below(random, 2 * Near + 1) - Near);
        if (board.isEmpty(point)) return point;
    }
}

/// Moves a stone, or adds one of each colour.
std::vector<Move> changed(std::vector<Move> moves, int size, std::mt19937_64& random) {
    Board board(size);
    for (const Move move : moves) board.play(move);
    if (random() % 3 == 0) {
        for (int i = 0; i < 2; ++i) {
            moves.emplace_back(emptyPoint(board, moves, random));
            board.play(moves.back());
        }
    } else {
        moves[random() % moves.size()] = Move(emptyPoint(board, moves, random));
    }
    return moves;
}

/// Stones of the shortest win by fours of the side to move; 0 if there is none, or if the game
/// could not have come here.
int stonesToWin(const std::vector<Move>& moves, int size, Rule rule, ThreatSearch& search) {
    Board board(size);
    for (const Move move : moves) {
        if (judge(board, move.point(), board.sideToMove(), rule) != Judgement::Fine) return 0;
        board.play(move);
    }
    eval::ShapeMap map(rule, board);
    const ThreatAnswer answer = search.vcf(map, eval::sideOf(board.sideToMove()), {Nodes, {}});
    const bool sure = answer.verdict == Verdict::Won && answer.nodes < Nodes;
    return sure ? answer.proof.plies() : 0;
}

}  // namespace

std::vector<Move> lengthenedWin(std::vector<Move> moves, int size, Rule rule, int tries,
                                std::mt19937_64& random) {
    ThreatSearch search;
    int stones = stonesToWin(moves, size, rule, search);
    for (int i = 0; stones > 0 && i < tries; ++i) {
        std::vector<Move> other = changed(moves, size, random);
        const bool full = other.size() * 10 > static_cast<std::size_t>(size * size) * 7;
        if (full) continue;
        const int longer = stonesToWin(other, size, rule, search);
        if (longer < stones) continue;
        stones = longer;
        moves = std::move(other);
    }
    return moves;
}

}  // namespace tianyuan::test
