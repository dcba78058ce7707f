#include "bots/gametree_bot.h"

#include "bots/allowed_points.h"
#include "bots/deadline.h"
#include "bots/gametree_board.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

namespace tianyuan::bots {
namespace {

constexpr int Won = 10'000'000;
constexpr int Decided = Won - 1000;  // a line worth more is won; less than -Decided, lost
constexpr int Infinite = 2 * Won;

/// A stone that stands for as long as this lives.
class Trial {
public:
    Trial(ShapeBoard& board, Point point, Stone stone) : board_(board), point_(point) {
        board_.place(point, stone);
    }
    ~Trial() { board_.remove(point_); }
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

private:
    ShapeBoard& board_;
    Point point_;
};

/// In how many stones, this one and all that follow, a stone on `point` wins for certain; 0 if it
/// does not. The enemy must have no four. It is played out: the enemy has to stop a five; after
/// that a second five must be left, or, if the answer made no four, a next stone must make two.
int sureWinIn(ShapeBoard& board, Point point, Stone side, bool mayTakeTwo = true) {
    const Stone enemy = opponent(side);
    const Trial stone(board, point, side);
    const std::vector<Point> fives = board.fivesThrough(point, side);
    if (fives.empty()) return 0;
    int stones = 3;
    for (const Point stop : board.stopsOf(fives.front(), side)) {
        if (board.isFoul(stop, enemy)) continue;
        const Trial answer(board, stop, enemy);
        if (!board.fivesThrough(point, side).empty()) continue;
        if (!mayTakeTwo || !board.fivesThrough(stop, enemy).empty()) return 0;
        const bool wins = std::ranges::any_of(board.nearPoints(), [&](Point next) {
            return board.scoreOf(next, side) >= StoneWorth::SureWin &&
                   sureWinIn(board, next, side, false) > 0;
        });
        if (!wins) return 0;
        stones = 5;
    }
    return stones;
}

/// A point to try, and what a stone there is worth to either side.
struct Candidate {
    Point point;
    int score = 0;
    int enemyScore = 0;
};

struct RootMove {
    Candidate candidate;
    int worth = 0;
    bool isExact = false;  // or else it is worth this at most
};

/// A step in the line being searched.
struct Turn {
    Stone side;
    int sum;                          // of the line up to here, for this side
    int depth;                        // stones still to look ahead
    int ply;                          // stones tried already
    std::vector<Point> enemyFives{};  // where the enemy would make five now
};

/// The tree, searched depth first. Every worth is seen from the side whose turn it is.
class Search {
public:
    Search(const player::Position& position, MadeShapeTable& shapes, const Deadline& deadline)
        : board_(position, shapes), side_(position.board.sideToMove()), deadline_(deadline) {}

    /// The candidates among these points; if there is none, all of them, or the centre to open.
    std::vector<RootMove> rootMoves(const std::vector<Point>& allowed);
    /// The candidates that are forbidden.
    std::vector<Point> fouls() const;

    /// Finds what each move is worth, so many stones deep, and sorts the best to the front. False
    /// if the time was up before: then nothing changed.
    bool weigh(std::vector<RootMove>& moves, int depth, bool all);

    std::uint64_t nodes() const { return nodes_; }

private:
    std::vector<Candidate> candidates(const std::vector<Point>& points, Stone side) const;
    int best(Turn turn, int alpha, int beta);
    int worthOf(const Candidate& move, const Turn& turn, int alpha, int beta);

    ShapeBoard board_;
    Stone side_;
    const Deadline& deadline_;
    std::uint64_t nodes_ = 1;  // positions whose moves were looked at; the root is one
    bool stopped_ = false;
};

std::vector<Candidate> Search::candidates(const std::vector<Point>& points, Stone side) const {
    std::vector<Candidate> found;
    for (const Point point : points) {
        found.push_back(
            {point, board_.scoreOf(point, side), board_.scoreOf(point, opponent(side))});
    }
    // What matters to either side first: the sooner a good move is known, the more can be cut.
    std::ranges::stable_sort(found, std::greater(), [](const Candidate& candidate) {
        return 2 * candidate.score + candidate.enemyScore;
    });
    return found;
}

std::vector<Point> enemyFivesAmong(const std::vector<Candidate>& candidates) {
    std::vector<Point> fives;
    for (const Candidate& candidate : candidates) {
        if (candidate.enemyScore == StoneWorth::Five) fives.push_back(candidate.point);
    }
    return fives;
}

int Search::best(Turn turn, int alpha, int beta) {
    stopped_ = stopped_ || deadline_.hasPassed(nodes_);
    if (stopped_) return 0;
    ++nodes_;
    const std::vector<Candidate> moves = candidates(board_.nearPoints(), turn.side);
    turn.enemyFives = enemyFivesAmong(moves);
    int highest = -Infinite;
    for (const Candidate& move : moves) {
        if (move.score == StoneWorth::Foul) continue;
        highest = std::max(highest, worthOf(move, turn, std::max(alpha, highest), beta));
        if (highest >= beta || stopped_) break;
    }
    return highest == -Infinite ? turn.sum : highest;
}

int Search::worthOf(const Candidate& move, const Turn& turn, int alpha, int beta) {
    if (move.score == StoneWorth::Five) return Won - turn.ply;
    const bool enemyHasFour = !turn.enemyFives.empty();
    if (enemyHasFour && !board_.stopsAll(move.point, turn.side, turn.enemyFives)) {
        return -(Won - (turn.ply + 1));
    }
    if (!enemyHasFour && move.score >= StoneWorth::SureWin) {
        const int stones = sureWinIn(board_, move.point, turn.side);
        if (stones > 0) return Won - (turn.ply + stones - 1);
    }
    const int sum = turn.sum + move.score;
    if (turn.depth == 1) return sum;
    const Trial stone(board_, move.point, turn.side);
    return -best({opponent(turn.side), -sum, turn.depth - 1, turn.ply + 1}, -beta, -alpha);
}

std::vector<RootMove> Search::rootMoves(const std::vector<Point>& allowed) {
    std::vector<Point> points;
    std::ranges::copy_if(allowed, std::back_inserter(points),
                         [&](Point point) { return board_.isNear(point); });
    if (board_.board().stones() == 0) points = {nearestToCentre(allowed, board_.board())};
    if (points.empty()) points = allowed;
    std::vector<RootMove> moves;
    for (const Candidate& candidate : candidates(points, side_)) moves.push_back({candidate});
    return moves;
}

std::vector<Point> Search::fouls() const {
    std::vector<Point> points = board_.nearPoints();
    std::erase_if(points,
                  [&](Point point) { return board_.scoreOf(point, side_) != StoneWorth::Foul; });
    return points;
}

bool Search::weigh(std::vector<RootMove>& moves, int depth, bool all) {
    const Turn turn{side_, 0, depth, 0, enemyFivesAmong(candidates(board_.nearPoints(), side_))};
    std::vector<RootMove> weighed = moves;
    int highest = -Infinite;
    for (RootMove& move : weighed) {
        const int floor = all ? -Infinite : highest - 1;  // an equal is still found out
        move.worth = worthOf(move.candidate, turn, floor, Infinite);
        move.isExact = move.worth > floor;
        highest = std::max(highest, move.worth);
        if (stopped_) return false;
    }
    std::ranges::stable_sort(weighed, std::greater(), &RootMove::worth);
    moves = std::move(weighed);
    return true;
}

player::Score scoreOf(int worth) {
    if (worth > Decided) return player::Score::winIn(Won - worth + 1);
    if (worth < -Decided) return player::Score::lossIn(Won + worth + 1);
    return player::Score::of(worth);
}

player::ScoreMap mapOf(const std::vector<RootMove>& moves, const std::vector<Point>& fouls) {
    player::ScoreMap map;
    for (const RootMove& move : moves) {
        if (move.isExact) map.push_back({move.candidate.point, static_cast<double>(move.worth)});
    }
    for (const Point point : fouls) map.push_back({point, StoneWorth::Foul});
    return map;
}

}  // namespace

Result<Move> GametreeBot::choose(const player::Position& position, const player::Limits& limits,
                                 std::stop_token stop, const OnThought& onThought) {
    const Deadline deadline(limits, options_.patience, std::move(stop));
    const std::vector<Point> allowed = allowedPoints(position, limits);
    if (allowed.empty()) return answerWithoutPoint(position);

    Search search(position, shapes_, deadline);
    std::vector<RootMove> moves = search.rootMoves(allowed);
    std::vector<Point> fouls = search.fouls();
    std::erase_if(fouls, [&](Point point) { return std::ranges::count(limits.excluded, point); });
    Point choice;
    const int deepest = std::min(options_.depth, limits.depth.value_or(options_.depth));
    for (int depth = 1; depth == 1 || depth <= deepest; ++depth) {
        if (!search.weigh(moves, depth, options_.wholeMap)) break;
        const int highest = moves.front().worth;
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
                       .map = mapOf(moves, fouls)});
        }
        if (std::abs(highest) > Decided || moves.size() == 1) break;
    }
    return Move(choice);
}

}  // namespace tianyuan::bots
