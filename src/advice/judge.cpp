#include "advice/judge.h"

#include "advice/win_chance.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::advice {
namespace {

using player::Limits;
using player::Milliseconds;

constexpr Milliseconds UsualTime{1000};
constexpr int MovesToCome = 20;  // a share of the clock for an answer
constexpr std::uint64_t FirstLook = 60;
constexpr std::uint64_t LongestLook = 100'000;

std::optional<Milliseconds> timeFor(const Limits& limits) {
    std::optional<Milliseconds> time;
    if (limits.turn) time = *limits.turn * 3 / 4;
    if (limits.left) {
        const Milliseconds share = *limits.left / MovesToCome;
        time = time ? std::min(*time, share) : share;
    }
    if (!time && !limits.nodes) time = UsualTime;
    return time;
}

player::Position after(player::Position position, const std::vector<Point>& stones) {
    for (const Point stone : stones) {
        position.board.play(stone);
        position.moves.emplace_back(stone);
    }
    return position;
}

}  // namespace

Judge::Judge(player::Player& player, const Limits& limits, std::stop_token stop)
    : player_(player), stop_(std::move(stop)), nodesLeft_(limits.nodes) {
    if (const auto time = timeFor(limits)) deadline_ = Clock::now() + *time;
}

bool Judge::isOver() const {
    return stop_.stop_requested() || (deadline_ && Clock::now() >= *deadline_) ||
           (nodesLeft_ && *nodesLeft_ == 0);
}

Judge::Look Judge::look(const player::Position& position, std::uint64_t nodes) {
    if (nodesLeft_) {
        nodes = std::min(nodes, *nodesLeft_);
        *nodesLeft_ -= nodes;
    }
    Limits limits;
    limits.nodes = nodes;
    Look look;
    const auto listen = [&look](const player::Thought& thought) {
        if (thought.rank == 0) look.chance = winChance(thought.score);
    };
    const auto move = player_.choose(position, limits, stop_, listen);
    if (move && !move->isPass()) look.move = move->point();
    return look;
}

void sortByNearness(std::vector<Plan>& plans, const player::Position& start, double wish,
                    Judge& judge) {
    const auto isNearer = [wish](const Plan& a, const Plan& b) {
        return std::abs(a.chance - wish) < std::abs(b.chance - wish);
    };
    auto count = static_cast<std::ptrdiff_t>(plans.size());
    for (std::uint64_t nodes = FirstLook; count > 0 && !judge.isOver(); nodes *= 2) {
        for (std::ptrdiff_t i = 0; i < count && !judge.isOver(); ++i) {
            Plan& plan = plans[static_cast<std::size_t>(i)];
            plan.chance = judge.look(after(start, plan.stones), nodes).chance;
        }
        std::stable_sort(plans.begin(), plans.begin() + count, isNearer);
        if (count == 1 || nodes >= LongestLook) break;
        count = (count + 1) / 2;
    }
}

}  // namespace tianyuan::advice
