#include "prove/threat_solver.h"

#include "eval/shape_map.h"
#include "prove/place.h"
#include "prove/threat_strategy.h"

#include <algorithm>
#include <map>

namespace tianyuan::prove {
namespace {

using proof::Link;

/// With fewer stones nobody has a win by threats.
constexpr std::size_t StonesForThreats = 3;
/// Replies that may stay open before the rest waits.
constexpr std::size_t MostOpen = 4;
/// Strategies of sister positions that are tried as they are, and such that are tried with repairs,
/// so many quiet moves deep.
constexpr std::size_t MostTries = 6;
constexpr std::size_t MostRepairs = 2;
constexpr int DeepestRepair = 3;
/// Stones that repairs of one position may take.
constexpr std::uint64_t StonesForRepairs = 3'000'000;
/// What a known strategy may cost to be tried.
constexpr std::uint64_t PositionsForATry = 300'000;
/// For the engine's list of moves: nodes, and about what one of them costs in stones.
constexpr std::uint64_t NodesForMoves = 40'000;
constexpr std::uint64_t StonesOfANode = 3;
constexpr int MovesOfALevel = 8;

// Shares of the memory, and about what each thing takes.
constexpr std::size_t BytesOfANode = 150;
constexpr std::size_t BytesOfAResult = 500;

std::size_t stonesOfAttacker(const proof::Position& position) {
    return (position.attacker == Stone::Black ? position.black : position.white).size();
}

/// A link of a node that is itself seen under a symmetry.
Link seenFrom(Link link, Link node) {
    return link.leads() ? Link{link.node, proof::composed(link.symmetry, node.symmetry)} : link;
}

}  // namespace

ThreatSolver::ThreatSolver(Rule rule, int size, std::size_t memory)
    : rule_(rule), size_(size), memory_(memory), threats_(std::size_t{1} << 18), engine_([memory] {
          search::EngineOptions options;
          options.memory = memory / 4;
          return options;
      }()) {
    checker_ = std::make_unique<proof::Checker>(strategies_, rule, size,
                                                proof::CheckOptions{false, PositionsForATry});
}

/// Forgets what is known once it takes too much; strategies that are still wanted are learnt anew.
void ThreatSolver::makeRoom() {
    if (checker_->kept() * BytesOfAResult > memory_ / 4) checker_->forget();
    if (strategies_.size() * BytesOfANode < memory_ / 4) return;
    checker_->forget();
    strategies_ = {};
    learnt_.clear();
}

Job ThreatSolver::learn(Job job, const proof::Strategies& strategies) {
    makeRoom();
    for (Link& link : job.tryFirst) link = strategies_.addFrom(strategies, link, learnt_);
    job.threat = strategies_.addFrom(strategies, job.threat, learnt_);
    return job;
}

JobResult ThreatSolver::solve(const Job& job, std::stop_token stop) {
    stop_ = std::move(stop);
    effort_ = 0;
    JobResult result = job.attackerMoves ? attack(job) : defend(job);
    result.effort = effort_;
    return result;
}

bool ThreatSolver::holds(const proof::Position& position, Link how) {
    const auto checked = checker_->check(position, how);
    effort_ += checked ? checked->positions : 1;
    return checked.hasValue();
}

/// A win by threats, as the checker accepts it.
Link ThreatSolver::winOf(const proof::Position& position, std::uint64_t stones) {
    if (stonesOfAttacker(position) < StonesForThreats) return {};
    eval::ShapeMap map(rule_, boardOf(position, size_));
    for (const auto attacks : {search::Attacks::Threes, search::Attacks::Quiet}) {
        const search::ThreatAnswer answer =
            threats_.vct(map, eval::sideOf(position.attacker), {stones, stop_}, attacks);
        effort_ += answer.nodes;
        if (answer.verdict != search::Verdict::Won) continue;
        const Link link = addThreats(strategies_, answer.proof);
        if (holds(position, link)) return link;
    }
    return {};
}

/// The first of the strategies that wins here too; it comes to the front.
Link ThreatSolver::knownWinOf(const proof::Position& position, std::vector<Link>& links) {
    for (auto link = links.begin(); link != links.end(); ++link) {
        if (!holds(position, *link)) continue;
        std::rotate(links.begin(), link, link + 1);
        return links.front();
    }
    return {};
}

JobResult ThreatSolver::attack(const Job& job) {
    JobResult result;
    std::vector<Link> known = job.tryFirst;
    if (known.size() > MostTries) known.resize(MostTries);
    result.how = knownWinOf(job.position, known);
    if (known.size() > MostRepairs) known.resize(MostRepairs);
    for (const Link sister : known) {
        if (!result.how.leads()) result.how = repaired(job.position, sister, 0);
    }
    for (int level = 0; level <= job.level && !result.how.leads(); ++level) {
        result.how = winOf(job.position, Budgets[static_cast<std::size_t>(level)]);
    }
    if (!result.how.leads()) result.open = candidates(job);
    return result;
}

/// What a strategy that has won a sister position becomes if everything in it that fails here is
/// looked for anew: the same first move, and the same answers where they win.
Link ThreatSolver::repaired(const proof::Position& position, Link sister, int depth) {
    const proof::Node node = strategies_.at(sister.node);
    const auto here = [&](Point point) { return AllSymmetries[sister.symmetry](point, size_); };
    const Point move = here(node.point);
    if (!boardOf(position, size_).isEmpty(move) || depth > DeepestRepair) return {};
    const proof::Position after = with(position, move, position.attacker);
    Link threat = seenFrom(node.otherwise, sister);
    std::map<Point, Link> answers;
    for (const proof::Reply& reply : node.replies) {
        answers[here(reply.point)] = seenFrom(reply.next, sister);
    }
    if (!threat.leads() || !holds(after, threat)) threat = winOf(after, Budgets.front());
    if (!threat.leads()) return {};

    std::vector<proof::Reply> settled;
    std::vector<Link> known;
    for (const Point point : repliesToLookAt(after, threat, {})) {
        const proof::Position next = with(after, point, opponent(position.attacker));
        const Link answer = answers.contains(point) ? answers[point] : Link{};
        Link win = answer.leads() && holds(next, answer) ? answer : knownWinOf(next, known);
        if (!win.leads()) {
            if (effort_ > StonesForRepairs || stop_.stop_requested()) return {};
            win = winOf(next, Budgets.front());
            if (!win.leads() && answer.leads()) win = repaired(next, answer, depth + 1);
            if (!win.leads()) return {};
            known.insert(known.begin(), win);
        }
        settled.push_back({point, win});
    }
    std::ranges::sort(settled, {}, &proof::Reply::point);
    const Link link{strategies_.add(move, settled, threat)};
    return holds(position, link) ? link : Link{};
}

/// Moves that may win: those that have won sister positions, then what the engine thinks of. Third
/// stones stand best diagonally beside the first, away from the defender's.
std::vector<Point> ThreatSolver::candidates(const Job& job) {
    const Board board = boardOf(job.position, size_);
    std::vector<Point> moves;
    const auto add = [&](Point point) {
        const bool isNew = std::ranges::find(moves, point) == moves.end();
        if (isNew && board.isEmpty(point)) moves.push_back(point);
    };
    if (board.stones() == 0) return {board.centre()};
    for (const Point hint : job.hints) add(hint);
    if (board.stones() == 2 && stonesOfAttacker(job.position) == 1) {
        const bool black = job.position.attacker == Stone::Black;
        const Point own = (black ? job.position.black : job.position.white).front();
        const Point his = (black ? job.position.white : job.position.black).front();
        const auto away = [](int mine, int other) { return mine >= other ? 1 : -1; };
        const Offset best{away(own.x, his.x), away(own.y, his.y)};
        for (const Offset step : {best, Offset{-best.dx, best.dy}, Offset{best.dx, -best.dy}, -best,
                                  Offset{best.dx, 0}, Offset{0, best.dy}}) {
            add(own + step);
        }
        return moves;
    }
    player::Limits limits;
    limits.nodes = NodesForMoves * static_cast<std::uint64_t>(job.level + 1);
    limits.lines = MovesOfALevel * (job.level + 1);
    std::map<int, Point> ranked;
    const auto chosen = engine_.choose({rule_, board, {}}, limits, stop_, [&](const auto& thought) {
        if (!thought.line.empty() && !thought.line.front().isPass()) {
            ranked[thought.rank] = thought.line.front().point();
        }
    });
    effort_ += engine_.effort().nodes * StonesOfANode;
    if (chosen && !chosen->isPass()) add(chosen->point());
    for (const auto& [rank, point] : ranked) add(point);
    return moves;
}

/// The replies that the threat alone does not beat, the most urgent first.
std::vector<Point> ThreatSolver::repliesToLookAt(const proof::Position& position, Link threat,
                                                 const std::vector<Point>& among) {
    const Board board = boardOf(position, size_);
    const Stone defender = opponent(position.attacker);
    std::vector<Point> points = among;
    if (points.empty()) {
        const auto checked = checker_->check(position, threat);
        for (int i = 0; i < board.area(); ++i) {
            const Point point(i % size_, i / size_);
            const bool matters = !checked || checked->zone[static_cast<std::size_t>(i)];
            if (matters && board.isEmpty(point)) points.push_back(point);
        }
    }
    std::erase_if(points,
                  [&](Point point) { return holds(with(position, point, defender), threat); });
    const eval::ShapeMap map(rule_, board);
    const auto urge = [&](Point point) {
        const eval::Cell cell = eval::cellOf(point);
        const eval::Side side = eval::sideOf(defender);
        return map.value(side, cell).attack() + map.value(eval::other(side), cell).defence();
    };
    std::ranges::stable_sort(points, std::greater{}, urge);
    return points;
}

JobResult ThreatSolver::defend(const Job& job) {
    JobResult result;
    const Stone defender = opponent(job.position.attacker);
    result.how = job.threat;
    for (int level = 0; level <= job.level && !result.how.leads(); ++level) {
        result.how = winOf(job.position, Budgets[static_cast<std::size_t>(level)]);
    }
    if (!result.how.leads()) return result;

    std::vector<Link> known = job.tryFirst;
    for (const Point point : repliesToLookAt(job.position, result.how, job.replies)) {
        if (result.open.size() >= MostOpen || stop_.stop_requested()) {
            result.untested.push_back(point);
            continue;
        }
        const proof::Position after = with(job.position, point, defender);
        Link win = knownWinOf(after, known);
        if (!win.leads()) {
            win = winOf(after, Budgets.front());
            if (win.leads()) known.insert(known.begin(), win);
        }
        if (win.leads()) {
            result.settled.push_back({point, win});
        } else {
            result.open.push_back(point);
        }
    }
    return result;
}

}  // namespace tianyuan::prove
