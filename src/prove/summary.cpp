#include "prove/summary.h"

#include "prove/threat_strategy.h"

#include <algorithm>
#include <set>

namespace tianyuan::prove {
namespace {

using Defence = ProofTree::Defence;

std::vector<Point> repliesTo(const ProofTree& tree, const Defence& defence) {
    const proof::Position& before = tree.attack(defence.parent).position;
    const Board board = boardOf(with(before, defence.move, before.attacker), tree.size());
    std::vector<Point> points;
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % tree.size(), i / tree.size());
        if (board.isEmpty(point)) points.push_back(point);
    }
    return points;
}

int settledReplies(const ProofTree& tree, const Defence& defence) {
    return static_cast<int>(std::ranges::count_if(
        repliesTo(tree, defence), [&](Point point) { return tree.isSettled(defence, point); }));
}

/// The move of a position after which most replies are settled.
const Defence* bestMove(const ProofTree& tree, int attack) {
    const Defence* best = nullptr;
    int most = 0;
    for (const int move : tree.attack(attack).moves) {
        const Defence& defence = tree.defence(move);
        if (!defence.evaluated) continue;
        const int settled = settledReplies(tree, defence);
        if (best && settled <= most) continue;
        best = &defence;
        most = settled;
    }
    return best;
}

proof::Position after(const ProofTree& tree, const Defence& defence, Point reply) {
    const proof::Position& before = tree.attack(defence.parent).position;
    return with(with(before, defence.move, before.attacker), reply, opponent(before.attacker));
}

void addSettled(const ProofTree& tree, const Defence& defence, std::set<std::string>& seen,
                std::vector<proof::Claim>& claims) {
    for (const Point reply : repliesTo(tree, defence)) {
        if (!tree.isSettled(defence, reply)) continue;
        const proof::Position position = after(tree, defence, reply);
        if (!seen.insert(placeOf(position, tree.size()).key).second) continue;
        const proof::Link how = tree.after(defence, reply);
        claims.push_back({position, how.leads() ? how : defence.threat});
    }
}

/// Does a position that has been seen stand before this one, a stone of either side earlier?
bool isBelow(const std::set<std::string>& seen, const proof::Position& position, int size) {
    for (const Point black : position.black) {
        for (const Point white : position.white) {
            proof::Position before = position;
            std::erase(before.black, black);
            std::erase(before.white, white);
            if (seen.contains(placeOf(before, size).key)) return true;
        }
    }
    return false;
}

/// What was believed and is not yet part of the tree is not lost.
void addBelieved(const ProofTree& tree, const std::set<std::string>& seen,
                 std::vector<proof::Claim>& claims) {
    for (const auto& [key, claim] : tree.believed()) {
        if (seen.contains(key) || isBelow(seen, claim.position, tree.size())) continue;
        claims.push_back(claim);
    }
}

}  // namespace

std::vector<proof::Claim> claimsOf(const ProofTree& tree) {
    const ProofTree::Attack& root = tree.attack(0);
    if (root.how.leads()) return {{root.position, root.how}};
    std::vector<proof::Claim> claims;
    std::set<std::string> seen;
    if (const Defence* first = bestMove(tree, 0)) {
        addSettled(tree, *first, seen, claims);
        std::set<int> visited;
        for (const Defence::Open& open : first->open) {
            if (tree.attack(open.child).how.leads() || !visited.insert(open.child).second) continue;
            if (const Defence* second = bestMove(tree, open.child)) {
                addSettled(tree, *second, seen, claims);
            }
        }
    }
    addBelieved(tree, seen, claims);
    return claims;
}

Summary summaryOf(const ProofTree& tree) {
    Summary summary;
    const Defence* first = bestMove(tree, 0);
    if (!first) return summary;
    std::set<std::string> seen;
    for (const Point reply : repliesTo(tree, *first)) {
        if (!seen.insert(placeOf(after(tree, *first, reply), tree.size()).key).second) continue;
        const int replies = tree.size() * tree.size() -
                            boardOf(after(tree, *first, reply), tree.size()).stones() - 1;
        ++summary.first.all;
        summary.second.all += replies;
        if (tree.isSettled(*first, reply)) {
            ++summary.first.settled;
            summary.second.settled += replies;
            continue;
        }
        const auto open = std::ranges::find(first->open, reply, &Defence::Open::point);
        if (open == first->open.end()) continue;
        if (const Defence* second = bestMove(tree, open->child)) {
            summary.second.settled += settledReplies(tree, *second);
        }
    }
    return summary;
}

}  // namespace tianyuan::prove
