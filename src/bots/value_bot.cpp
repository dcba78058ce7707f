#include "bots/value_bot.h"

#include "bots/allowed_points.h"
#include "bots/deadline.h"
#include "core/foul.h"
#include "core/referee.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <utility>

namespace tianyuan::bots {
namespace {

/// Worth is counted in tenths, so that sums are exact and equals are equal.
using Worth = std::int64_t;
constexpr Worth One = 10;
constexpr Worth Won = 1'000'000'000 * One;
constexpr Worth Decided = Won - 1000 * One;  // a line worth more is won; less than -Decided, lost
constexpr Worth Infinite = 2 * Won;
constexpr int ManyStones = 80;

/// One direction of a stone that so many own stones follow, with an empty point after them.
Worth directionWorth(int followers) { return (5 * One) << followers; }

/// All stones of a row, in the direction of an empty end: 5 + 10 + 20 + …
Worth endWorth(int stones) { return directionWorth(stones) - directionWorth(0); }

Worth centreWorth(const Board& board, Point point) {
    const Point centre = board.centre();
    return 15 - std::abs(point.x - centre.x) - std::abs(point.y - centre.y);
}

int stonesFrom(const Board& board, Point point, Offset step, Stone side) {
    int stones = 0;
    for (Point next = point + step; board.at(next) == side; next = next + step) ++stones;
    return stones;
}

Worth stoneWorth(const Board& board, Point point) {
    Worth worth = centreWorth(board, point);
    for (const Offset direction : Directions) {
        for (const Offset step : {direction, -direction}) {
            const int followers = stonesFrom(board, point, step, board.at(point));
            if (board.isEmpty(point + step * (followers + 1))) worth += directionWorth(followers);
        }
    }
    return worth;
}

/// The idea of this player: its own stones less the opponent's.
Worth positionWorth(const Board& board, Stone side) {
    Worth worth = 0;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Stone stone = board.at({x, y});
            if (stone == Stone::None) continue;
            worth += (stone == side ? 1 : -1) * stoneWorth(board, {x, y});
        }
    }
    return worth;
}

/// A point to try: how much more the position is worth with a stone there, and whether that wins.
struct Candidate {
    Point point;
    Worth gain = 0;
    bool wins = false;
};

/// The same idea, for one stone more: only the rows that touch the point change. Rows of its own
/// grow together; rows of the enemy lose an empty end.
Candidate candidateAt(const Board& board, Point point, Stone side, Rule rule) {
    Candidate candidate{point, centreWorth(board, point), false};
    for (const Offset direction : Directions) {
        int row = 1;
        int emptyEnds = 0;
        for (const Offset step : {direction, -direction}) {
            const Stone neighbour = board.at(point + step);
            if (neighbour == Stone::None) ++emptyEnds;
            if (neighbour == Stone::None || neighbour == Stone::Wall) continue;
            const int stones = stonesFrom(board, point, step, neighbour);
            if (neighbour != side) {
                candidate.gain += endWorth(stones);
                continue;
            }
            const bool open = board.isEmpty(point + step * (stones + 1));
            candidate.gain -= endWorth(stones) * (open ? 2 : 1);
            row += stones;
            if (open) ++emptyEnds;
        }
        candidate.gain += endWorth(row) * emptyEnds;
        if (row >= 5 && makesFive(board, point, side, rule)) candidate.wins = true;
    }
    return candidate;
}

struct RootMove {
    Candidate candidate;
    Worth worth = 0;
    bool isExact = false;  // or else it is worth this at most
};

/// A step in the line being searched.
struct Turn {
    Stone side;
    Worth standing;  // what the position is worth to this side
    int depth;       // stones still to look ahead
    int ply;         // stones tried already
};

/// Minimax with alpha-beta. Every worth is seen from the side whose turn it is.
class Search {
public:
    Search(const player::Position& position, const Deadline& deadline)
        : rule_(position.rule), board_(position.board.size()), deadline_(deadline) {
        for (int y = 0; y < board_.size(); ++y) {
            for (int x = 0; x < board_.size(); ++x) {
                const Stone stone = position.board.at({x, y});
                if (stone != Stone::None) place({x, y}, stone);
            }
        }
        side_ = position.board.sideToMove();
        standing_ = positionWorth(board_, side_);
    }

    /// The candidates among these points; if there is none, all of them, or the centre to open.
    std::vector<RootMove> rootMoves(const std::vector<Point>& allowed) const;

    /// Finds what each move is worth, so many stones deep, and sorts the best to the front. False
    /// if the time was up before: then nothing changed.
    bool weigh(std::vector<RootMove>& moves, int depth, bool all);

    std::uint64_t nodes() const { return nodes_; }

private:
    void place(Point point, Stone stone) {
        board_.place(point, stone);
        countNeighbour(point, 1);
    }
    void remove(Point point) {
        board_.remove(point);
        countNeighbour(point, -1);
    }
    void countNeighbour(Point point, int change);
    bool isWorthATry(Point point) const {
        return board_.isEmpty(point) &&
               (board_.stones() >= ManyStones || neighbours_[index(point)] > 0);
    }
    std::vector<Candidate> candidates(Stone side) const;
    Worth best(const Turn& turn, Worth alpha, Worth beta);
    Worth worthOf(const Candidate& move, const Turn& turn, Worth alpha, Worth beta);

    static std::size_t index(Point point) {
        return static_cast<std::size_t>(point.y * Board::MaxSize + point.x);
    }

    Rule rule_;
    Board board_;
    Stone side_ = Stone::Black;
    Worth standing_ = 0;
    std::array<int, Board::MaxSize * Board::MaxSize> neighbours_{};  // stones among the eight
    const Deadline& deadline_;
    std::uint64_t nodes_ = 1;  // positions whose moves were looked at; the root is one
    bool stopped_ = false;
};

void Search::countNeighbour(Point point, int change) {
    for (const Offset direction : Directions) {
        for (const Point neighbour : {point + direction, point - direction}) {
            if (board_.contains(neighbour)) neighbours_[index(neighbour)] += change;
        }
    }
}

std::vector<Candidate> Search::candidates(Stone side) const {
    std::vector<Candidate> found;
    for (int y = 0; y < board_.size(); ++y) {
        for (int x = 0; x < board_.size(); ++x) {
            if (isWorthATry({x, y})) found.push_back(candidateAt(board_, {x, y}, side, rule_));
        }
    }
    // Good moves first: the sooner a good one is known, the more others can be cut.
    std::ranges::stable_sort(found, [](const Candidate& a, const Candidate& b) {
        return a.wins != b.wins ? a.wins : a.gain > b.gain;
    });
    return found;
}

Worth Search::best(const Turn& turn, Worth alpha, Worth beta) {
    stopped_ = stopped_ || deadline_.hasPassed(nodes_);
    if (stopped_) return 0;
    ++nodes_;
    const bool fouls = rule_ == Rule::Renju && turn.side == Stone::Black;
    Worth highest = -Infinite;
    for (const Candidate& move : candidates(turn.side)) {
        if (fouls && isForbidden(board_, move.point)) continue;
        highest = std::max(highest, worthOf(move, turn, std::max(alpha, highest), beta));
        if (highest >= beta || stopped_) break;
    }
    return highest == -Infinite ? turn.standing : highest;
}

Worth Search::worthOf(const Candidate& move, const Turn& turn, Worth alpha, Worth beta) {
    if (move.wins) return Won - turn.ply * One;
    if (board_.stones() + 1 == board_.area()) return 0;
    const Worth after = turn.standing + move.gain;
    if (turn.depth == 1) return after;
    place(move.point, turn.side);
    const Worth worth =
        -best({opponent(turn.side), -after, turn.depth - 1, turn.ply + 1}, -beta, -alpha);
    remove(move.point);
    return worth;
}

std::vector<RootMove> Search::rootMoves(const std::vector<Point>& allowed) const {
    std::vector<Point> points;
    std::ranges::copy_if(allowed, std::back_inserter(points),
                         [&](Point point) { return isWorthATry(point); });
    if (board_.stones() == 0) points = {nearestToCentre(allowed, board_)};
    if (points.empty()) points = allowed;
    std::vector<RootMove> moves;
    for (const Point point : points) moves.push_back({candidateAt(board_, point, side_, rule_)});
    return moves;
}

bool Search::weigh(std::vector<RootMove>& moves, int depth, bool all) {
    const Turn turn{side_, standing_, depth, 0};
    std::vector<RootMove> weighed = moves;
    Worth highest = -Infinite;
    for (RootMove& move : weighed) {
        const Worth floor = all ? -Infinite : highest - 1;  // an equal is still found out
        move.worth = worthOf(move.candidate, turn, floor, Infinite);
        move.isExact = move.worth > floor;
        highest = std::max(highest, move.worth);
        if (stopped_) return false;
    }
    std::ranges::stable_sort(weighed, std::greater(), &RootMove::worth);
    moves = std::move(weighed);
    return true;
}

player::Score scoreOf(Worth worth) {
    if (worth > Decided) return player::Score::winIn(static_cast<int>((Won - worth) / One) + 1);
    if (worth < -Decided) return player::Score::lossIn(static_cast<int>((Won + worth) / One) + 1);
    return player::Score::of(static_cast<double>(worth) / One);
}

player::ScoreMap mapOf(const std::vector<RootMove>& moves) {
    player::ScoreMap map;
    for (const RootMove& move : moves) {
        if (!move.isExact) continue;
        map.push_back({move.candidate.point, static_cast<double>(move.worth) / One});
    }
    return map;
}

}  // namespace

Result<Move> ValueBot::choose(const player::Position& position, const player::Limits& limits,
                              std::stop_token stop, const OnThought& onThought) {
    const Deadline deadline(limits, options_.patience, std::move(stop));
    const std::vector<Point> allowed = allowedPoints(position, limits);
    if (allowed.empty()) return answerWithoutPoint(position);

    Search search(position, deadline);
    std::vector<RootMove> moves = search.rootMoves(allowed);
    Point choice;
    const int deepest = std::min(options_.depth, limits.depth.value_or(options_.depth));
    for (int depth = 1; depth == 1 || depth <= deepest; ++depth) {
        if (!search.weigh(moves, depth, options_.wholeMap)) break;
        const Worth highest = moves.front().worth;
        auto equals = std::ranges::count(moves, highest, &RootMove::worth);
        // All lost, and equally soon: the move that looked best before that was seen.
        if (highest < -Decided) equals = 1;
        choice = moves[random_() % static_cast<std::size_t>(equals)].candidate.point;
        if (onThought) {
            onThought({.depth = depth,
                       .score = scoreOf(highest),
                       .nodes = search.nodes(),
                       .time = deadline.elapsed(),
                       .line = {choice},
                       .map = mapOf(moves)});
        }
        if (std::abs(highest) > Decided || moves.size() == 1) break;
    }
    return Move(choice);
}

}  // namespace tianyuan::bots
