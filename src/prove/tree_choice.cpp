#include "prove/proof_tree.h"
#include "prove/threat_solver.h"

#include <algorithm>
#include <bit>

// Where a proof tree grows next.
namespace tianyuan::prove {
namespace {

using proof::Link;

/// A position is searched longer once this many times as much has been spent below it.
constexpr std::uint64_t Patience = 6;
/// Where every reply needs a proof, one is worked on until so many stones have been placed for it,
/// then the others have their turn; after them each gets four times as much.
constexpr std::uint64_t Turn = 2'000'000;
/// The same for replies to the first stone of all, each of which has hundreds below it.
constexpr std::uint64_t FirstTurn = 100 * Turn;
constexpr std::size_t MostHints = 3;
constexpr std::size_t MostCousins = 2;

}  // namespace

/// How many turns have been spent on a reply, where every reply needs a proof.
std::uint32_t ProofTree::turnsTaken(const Defence& defence, const Attack& child) const {
    const proof::Position& before = attack(defence.parent).position;
    const std::uint64_t turn = before.black.empty() && before.white.empty() ? FirstTurn : Turn;
    return static_cast<std::uint32_t>(std::bit_width(child.effort / turn) + 1) / 2;
}

std::optional<ProofTree::Task> ProofTree::next() { return chooseAt(0, nullptr, nullptr); }

std::optional<ProofTree::Task> ProofTree::chooseAt(int index, const Defence* from,
                                                   const Defence::Open* through) {
    const Attack& here = attack(index);
    if (here.busy || here.how.leads()) return {};
    if (!here.expanded) return attackTask(index, here.level + 1, from, through);
    const int longer = here.level + 1;
    if (longer < static_cast<int>(Budgets.size()) &&
        here.effort > Patience * Budgets[static_cast<std::size_t>(longer)]) {
        return attackTask(index, longer, from, through);
    }
    std::vector<int> moves = here.moves;
    std::erase_if(moves, [this](int move) { return defence(move).refuted; });
    std::ranges::stable_sort(moves, {}, [this](int move) { return defence(move).proofNumber; });
    for (const int move : moves) {
        if (std::optional<Task> task = chooseBelow(move)) return task;
    }
    return {};
}

std::optional<ProofTree::Task> ProofTree::chooseBelow(int index) {
    if (defence(index).busy) return {};
    if (!defence(index).evaluated) return defenceTask(index);
    if (!defence(index).materialised) {
        materialise(index);
        complete(index);
        update(defence(index).parent);
    }
    bool waits = false;
    for (const Defence::Open* each : inOrder(defence(index))) {
        waits = true;
        const Defence::Open through = *each;
        if (std::optional<Task> task = chooseAt(through.child, &defence(index), &through)) {
            return task;
        }
    }
    if (!waits && !defence(index).untested.empty()) return defenceTask(index);
    return {};
}

/// The replies that are still open. To a threat: those first that look hardest to beat. Else those
/// that have had the fewest turns, and of them one that has been begun.
std::vector<const ProofTree::Defence::Open*> ProofTree::inOrder(const Defence& defence) const {
    std::vector<const Defence::Open*> order;
    for (const Defence::Open& open : defence.open) {
        if (!attack(open.child).how.leads()) order.push_back(&open);
    }
    if (!defence.everyReply) {
        std::ranges::stable_sort(order, {}, [this](const Defence::Open* open) {
            const Attack& child = attack(open->child);
            return std::pair(child.refutationNumber, ~child.proofNumber);
        });
        return order;
    }
    std::ranges::stable_sort(order, {}, [&](const Defence::Open* open) {
        const Attack& child = attack(open->child);
        return std::pair(turnsTaken(defence, child), child.effort == 0);
    });
    return order;
}

ProofTree::Task ProofTree::attackTask(int index, int level, const Defence* from,
                                      const Defence::Open* through) {
    attackRef(index).busy = true;
    const Attack& here = attack(index);
    Task task;
    task.record = {here.position, {}, level, {}};
    task.job.position = here.position;
    task.job.level = level;
    if (!from) return task;
    const std::uint8_t back = proof::inverse(through->symmetry);
    std::vector<Link> wins = winsOfCousins(*from, through->point);
    wins.insert(wins.end(), from->sisters.begin(), from->sisters.end());
    for (const Link& win : wins) {
        const Link link{win.node, proof::composed(win.symmetry, back)};
        if (!here.expanded) task.job.tryFirst.push_back(link);
        const Point first = AllSymmetries[link.symmetry](strategies_.at(link.node).point, size_);
        const bool isNew = std::ranges::find(task.job.hints, first) == task.job.hints.end();
        if (isNew && task.job.hints.size() < MostHints) task.job.hints.push_back(first);
    }
    return task;
}

/// The attacker's stones alone, after his move.
proof::Position ProofTree::attackersAfter(const Defence& defence) const {
    proof::Position position = attack(defence.parent).position;
    (position.attacker == Stone::Black ? position.white : position.black).clear();
    return with(position, defence.move, position.attacker);
}

/// How the same reply loses where every reply needs a proof too and the attacker's stones are the
/// same, whatever the defender's; the latest first.
std::vector<Link> ProofTree::winsOfCousins(const Defence& defence, Point reply) const {
    std::vector<Link> wins;
    if (!defence.everyReply) return wins;
    const Place here = placeOf(attackersAfter(defence), size_);
    for (auto each = wide_.rbegin(); each != wide_.rend() && wins.size() < MostCousins; ++each) {
        const Defence& cousin = this->defence(*each);
        if (&cousin == &defence) continue;
        const Place there = placeOf(attackersAfter(cousin), size_);
        if (there.key != here.key) continue;
        const std::uint8_t symmetry =
            proof::composed(proof::inverse(there.symmetry), here.symmetry);  // from there to here
        const Point same = AllSymmetries[proof::inverse(symmetry)](reply, size_);
        const Link how = after(cousin, same);
        if (how.leads()) wins.push_back({how.node, proof::composed(how.symmetry, symmetry)});
    }
    return wins;
}

ProofTree::Task ProofTree::defenceTask(int index) {
    defenceRef(index).busy = true;
    const Defence& here = defence(index);
    const Attack& parent = attack(here.parent);
    Task task;
    task.record = {parent.position, here.move, std::max(0, parent.level), {}};
    task.job.position = with(parent.position, here.move, parent.position.attacker);
    task.job.attackerMoves = false;
    task.job.level = task.record.level;
    task.job.tryFirst = here.sisters;
    task.job.replies = here.untested;
    task.job.threat = here.threat;
    return task;
}

}  // namespace tianyuan::prove
