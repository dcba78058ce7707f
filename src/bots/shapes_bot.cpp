#include "bots/shapes_bot.h"

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

constexpr int Won = 10000;
constexpr int Decided = Won - 1000;  // a line worth more is won; less than -Decided, lost
constexpr int Infinite = 2 * Won;

/// A point to try: how much more the position is worth with a stone there, and whether that wins.
struct Candidate {
    Point point;
    int gain = 0;
    bool wins = false;
};

struct RootMove {
    Candidate candidate;
    int worth = 0;
    bool isExact = false;  // or else it is worth this at most
};

/// A step in the line being searched.
struct Turn {
    Stone side;
    int standing;  // what the position is worth to this side
    int depth;     // stones still to look ahead
    int ply;       // stones tried already
};

/// Minimax with alpha-beta. Every worth is seen from the side whose turn it is.
class Search {
public:
    Search(const player::Position& position, LineTable& table, const Deadline& deadline);

    /// The candidates among these points; if there is none, all of them, or the centre to open.
    std::vector<RootMove> rootMoves(const std::vector<Point>& allowed);

    /// Finds what each move is worth, so many stones deep, and sorts the best to the front. False
    /// if the time was up before: then nothing changed.
    bool weigh(std::vector<RootMove>& moves, int depth, bool all);

    std::uint64_t nodes() const { return nodes_; }

private:
    struct Place {
        std::size_t line;
        int bit;
    };

    /// Where a point stands in each of its four lines.
    std::array<Place, 4> placesOf(Point point) const;
    void place(Point point, Stone stone);
    void remove(Point point);
    void note(Point point, Stone stone, int change);
    bool isNear(Point point) const { return board_.isEmpty(point) && near_[index(point)] > 0; }
    Candidate candidateAt(Point point, Stone side);
    std::vector<Candidate> candidates(Stone side);
    int best(const Turn& turn, int alpha, int beta);
    int worthOf(const Candidate& move, const Turn& turn, int alpha, int beta);

    static std::size_t index(Point point) {
        return static_cast<std::size_t>(point.y * Board::MaxSize + point.x);
    }

    Rule rule_;
    Stone side_;
    Board board_;
    LineTable& table_;
    std::vector<BoardLine> lines_;
    std::vector<int> worths_;                                  // of the lines
    std::array<int, Board::MaxSize * Board::MaxSize> near_{};  // stones within two steps
    int standing_ = 0;
    const Deadline& deadline_;
    std::uint64_t nodes_ = 1;  // positions whose moves were looked at; the root is one
    bool stopped_ = false;
};

Search::Search(const player::Position& position, LineTable& table, const Deadline& deadline)
    : rule_(position.rule),
      side_(position.board.sideToMove()),
      board_(position.board.size()),
      table_(table),
      lines_(static_cast<std::size_t>(6 * board_.size() - 2)),
      worths_(lines_.size()),
      deadline_(deadline) {
    table_.use(rule_);
    std::vector<Point> stones;
    for (int y = 0; y < board_.size(); ++y) {
        for (int x = 0; x < board_.size(); ++x) {
            if (!position.board.isEmpty({x, y})) stones.emplace_back(x, y);
            for (const auto [line, bit] : placesOf({x, y})) {
                lines_[line].length = std::max(lines_[line].length, bit + 1);
            }
        }
    }
    for (const Point point : stones) place(point, position.board.at(point));
    for (const int worth : worths_) standing_ += side_ == Stone::Black ? worth : -worth;
}

std::array<Search::Place, 4> Search::placesOf(Point point) const {
    const int size = board_.size();
    const int last = size - 1;
    const auto place = [](int line, int bit) { return Place{static_cast<std::size_t>(line), bit}; };
    return {
        place(point.y, point.x), place(size + point.x, point.y),
        place(2 * size + last + point.x - point.y, std::min<int>(point.x, point.y)),
        place(2 * size + 2 * size - 1 + point.x + point.y, std::min<int>(point.x, last - point.y))};
}

void Search::place(Point point, Stone stone) {
    board_.place(point, stone);
    note(point, stone, 1);
}

void Search::remove(Point point) {
    note(point, board_.at(point), -1);
    board_.remove(point);
}

/// A stone comes or goes.
void Search::note(Point point, Stone stone, int change) {
    for (const auto [line, bit] : placesOf(point)) {
        lines_[line].toggle(bit, stone);
        worths_[line] = table_.worth(lines_[line]);
    }
    for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = -2; dx <= 2; ++dx) {
            const Point other = point + Offset{dx, dy};
            if (board_.contains(other)) near_[index(other)] += change;
        }
    }
}

Candidate Search::candidateAt(Point point, Stone side) {
    int gain = 0;  // for Black
    for (const auto [line, bit] : placesOf(point)) {
        BoardLine after = lines_[line];
        after.toggle(bit, side);
        gain += table_.worth(after) - worths_[line];
    }
    if (side == Stone::White) gain = -gain;
    return {point, gain, gain > Won / 2 && makesFive(board_, point, side, rule_)};
}

std::vector<Candidate> Search::candidates(Stone side) {
    std::vector<Candidate> found;
    for (int y = 0; y < board_.size(); ++y) {
        for (int x = 0; x < board_.size(); ++x) {
            if (isNear({x, y})) found.push_back(candidateAt({x, y}, side));
        }
    }
    // Good moves first: the sooner a good one is known, the more others can be cut.
    std::ranges::stable_sort(found, std::greater(), &Candidate::gain);
    return found;
}

int Search::best(const Turn& turn, int alpha, int beta) {
    stopped_ = stopped_ || deadline_.hasPassed(nodes_);
    if (stopped_) return 0;
    ++nodes_;
    const bool fouls = rule_ == Rule::Renju && turn.side == Stone::Black;
    int highest = -Infinite;
    for (const Candidate& move : candidates(turn.side)) {
        if (fouls && isForbidden(board_, move.point)) continue;
        highest = std::max(highest, worthOf(move, turn, std::max(alpha, highest), beta));
        if (highest >= beta || stopped_) break;
    }
    return highest == -Infinite ? turn.standing : highest;
}

int Search::worthOf(const Candidate& move, const Turn& turn, int alpha, int beta) {
    if (move.wins) return Won - turn.ply;
    if (board_.stones() + 1 == board_.area()) return 0;
    const int after = turn.standing + move.gain;
    if (turn.depth == 1) return std::clamp(after, -Decided, Decided);
    place(move.point, turn.side);
    const int worth =
        -best({opponent(turn.side), -after, turn.depth - 1, turn.ply + 1}, -beta, -alpha);
    remove(move.point);
    return worth;
}

std::vector<RootMove> Search::rootMoves(const std::vector<Point>& allowed) {
    std::vector<Point> points;
    std::ranges::copy_if(allowed, std::back_inserter(points),
                         [&](Point point) { return isNear(point); });
    if (board_.stones() == 0) points = {nearestToCentre(allowed, board_)};
    if (points.empty()) points = allowed;
    std::vector<RootMove> moves;
    for (const Point point : points) moves.push_back({candidateAt(point, side_)});
    return moves;
}

bool Search::weigh(std::vector<RootMove>& moves, int depth, bool all) {
    const Turn turn{side_, standing_, depth, 0};
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

player::ScoreMap mapOf(const std::vector<RootMove>& moves) {
    player::ScoreMap map;
    for (const RootMove& move : moves) {
        if (move.isExact) map.push_back({move.candidate.point, static_cast<double>(move.worth)});
    }
    return map;
}

}  // namespace

Result<Move> ShapesBot::choose(const player::Position& position, const player::Limits& limits,
                               std::stop_token stop, const OnThought& onThought) {
    const Deadline deadline(limits, options_.patience, std::move(stop));
    const std::vector<Point> allowed = allowedPoints(position, limits);
    if (allowed.empty()) return answerWithoutPoint(position);

    Search search(position, table_, deadline);
    std::vector<RootMove> moves = search.rootMoves(allowed);
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
                       .map = mapOf(moves)});
        }
        if (std::abs(highest) > Decided || moves.size() == 1) break;
    }
    return Move(choice);
}

}  // namespace tianyuan::bots
